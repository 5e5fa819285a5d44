import type { WhoAmI } from '../../contract/accounts.ts'

/** Where there is no form, in whatever state the screen is: the reminder never stands above one. */
const screensWithoutForm: ReadonlySet<string> = new Set(['/coach/overview', '/player/training'])
const clubScreens: ReadonlySet<string> = new Set(['/coach/club', '/player/club', '/player/join-club'])

export function remindsOfEmail(
  path: string,
  { club, waitingFor }: Pick<WhoAmI, 'club' | 'waitingFor'>,
): boolean {
  if (screensWithoutForm.has(path)) return true
  // Whoever waits sees no form there, nor does a player of the club; a coach edits the club.
  return clubScreens.has(path) && (waitingFor !== null || (club !== null && path === '/player/club'))
}
