import type { WhoAmI } from '../../contract/accounts.ts'

const clubScreens: ReadonlySet<string> = new Set(['/coach/club', '/player/club', '/player/join-club'])

/**
 * Whether the reminder stands above a screen: never above a form, in whatever state the screen is. The dashboard has one
 * of its own.
 */
export function remindsOfEmail(
  path: string,
  { club, waitingFor }: Pick<WhoAmI, 'club' | 'waitingFor'>,
): boolean {
  // With a club the player’s next session comes first: the screen shows the reminder below it.
  if (path === '/player/training') return club === null
  // Whoever waits sees no form there, nor does a player of the club; a coach edits the club.
  return clubScreens.has(path) && (waitingFor !== null || (club !== null && path === '/player/club'))
}
