import type { ClubPage } from '../../contract/clubs.ts'

/** The settings of a club. Each is edited separately; they share one version. */
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
 * Whether `change` can be saved although another coach saved first: true if they left its settings alone or made the
 * same change. Otherwise the user has to see the current settings.
 */
export function canMerge(change: Partial<ClubSettings>, before: ClubPage, now: ClubPage): boolean {
  const was = settingsOf(before)
  const is = settingsOf(now)
  return (Object.keys(change) as ClubSetting[]).every(
    (setting) => is[setting] === was[setting] || is[setting] === change[setting],
  )
}
