import type { Actor } from '../../domain/actor.ts'
import { membershipOf } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { companionsOf } from '../training-sessions/hearers.ts'
import { announce } from '../live/announce.ts'

/** A person's name, or what goes with it, is on many screens: their own, the club's, and those of sessions with them. */
export async function announcePerson(db: Db, actor: Actor): Promise<void> {
  announce(db, { topic: 'me', accounts: [actor.id] })
  if (actor.role === 'player') announce(db, { topic: 'profile', accounts: [actor.id] })
  const membership = await membershipOf(db, actor.id)
  if (!membership) return
  const { clubId, standing } = membership
  announce(db, { topic: 'club', clubId, to: standing === 'member' ? 'members' : 'coaches' })
  if (actor.role === 'coach') return
  const accounts = await companionsOf(db, clubId, actor.id)
  if (accounts.length > 0) announce(db, { topic: 'training-sessions', clubId, to: 'coaches', accounts })
}
