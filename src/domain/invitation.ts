import type { AnyRefusal } from './refusal.ts'

/** A player of the club, as far as an invitation goes. */
interface Invited {
  /** Null of whom a coach has added without an address. */
  readonly email: string | null
  /** Who has a password can enter already. */
  readonly hasPassword: boolean
}

interface Given {
  /** What the coach gives or corrects; null to invite at the address that is there. */
  readonly email: string | null
  /** What the coach's screen showed. */
  readonly was: string | null
}

export function whyNotInvite(player: Invited, { email, was }: Given): AnyRefusal | null {
  if (player.hasPassword) return 'already-entered'
  if (email === null || email === player.email || was === player.email) return null
  return 'changed-meanwhile'
}
