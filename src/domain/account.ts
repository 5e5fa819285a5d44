import type { Role } from './actor.ts'
import type { Refusal } from './refusal.ts'

/** Each role has an entry page of its own. */
export function whyWrongEntryPage(role: Role, door: Role): Refusal | null {
  if (role === door) return null
  return door === 'player' ? 'not-a-player-account' : 'not-a-coach-account'
}
