/** What a coach sets of a club. */
export interface ClubSettings {
  readonly name: string
  readonly timeZone: string
  readonly approvesPlayers: boolean
}

/** A setting that is not named stays as it is. */
export function changeSettings(
  { name, timeZone, approvesPlayers }: ClubSettings,
  change: { readonly [Setting in keyof ClubSettings]?: ClubSettings[Setting] | undefined },
): ClubSettings {
  return {
    name: change.name ?? name,
    timeZone: change.timeZone ?? timeZone,
    approvesPlayers: change.approvesPlayers ?? approvesPlayers,
  }
}
