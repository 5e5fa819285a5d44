/** For `changed-meanwhile`: what the player or another coach has set. */
export function rankingChanged(ranking: number | null): string {
  return ranking === null
    ? 'Ce classement a été effacé entre-temps.'
    : `Ce classement a été changé entre-temps\u00A0: ${ranking} points.`
}
