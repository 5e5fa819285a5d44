import type { Actor } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { membershipWithCompanions } from '../training-sessions/hearers.ts'
import { announce } from '../live/announce.ts'

/** A person's name, or what goes with it, is on many screens: their own, the club's, and those of sessions with them. */
export async function announcePerson(db: Db, actor: Actor): Promise<void> {
  announce(db, { topic: 'me', accounts: [actor.id] })
  if (actor.role === 'player') announce(db, { topic: 'profile', accounts: [actor.id] })
  const membership = await membershipWithCompanions(db, actor.id)
  if (!membership) return
  const { clubId, standing, companions } = membership
  announce(db, { topic: 'club', clubId, to: standing === 'member' ? 'members' : 'coaches' })
  if (companions.length === 0) return
  announce(db, { topic: 'training-sessions', clubId, to: 'coaches', accounts: companions })
}
