import type { ClubPage } from '../../contract/clubs.ts'

/** What a coach sets of a club; each is changed alone, and all are saved under one version. */
export interface ClubSettings {
  readonly name: string
  readonly timeZone: string
  readonly approvesPlayers: boolean
}

export type ClubSetting = keyof ClubSettings

export function settingsOf(club: ClubPage): ClubSettings {
  const { name, timeZone, administration } = club
  return { name, timeZone, approvesPlayers: administration?.approvesPlayers ?? false }
}

/**
 * Another coach saved first. Where that left the settings of `change` alone, or made the same change, both can stand;
 * otherwise the person has to see what is there now.
 */
export function canStandBeside(change: Partial<ClubSettings>, before: ClubPage, now: ClubPage): boolean {
  const was = settingsOf(before)
  const is = settingsOf(now)
  return (Object.keys(change) as ClubSetting[]).every(
    (setting) => is[setting] === was[setting] || is[setting] === change[setting],
  )
}
