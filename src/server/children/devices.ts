import type { Member } from '../../domain/actor.ts'
import { deleteCalendarLinks } from '../accounts/code-sessions.ts'
import { endLoginSession, loginSessionsOf } from '../accounts/login-sessions.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { foundOr404 } from '../refused.ts'

/** Where a child of the club is signed in. Whoever has a password sees to their devices alone. @throws Refused `not-found` */
export async function devicesOf(db: Db, actor: Member, { id, now }: { id: string; now: Date }) {
  return loginSessionsOf(db, await findUnentered(db, actor, id), now)
}

/** @throws Refused `not-found` */
export async function endDevice(
  tx: Db,
  actor: Member,
  { id, deviceId, now }: { id: string; deviceId: string; now: Date },
): Promise<void> {
  const child = await findUnentered(tx, actor, id)
  foundOr404((await endLoginSession(tx, child, deviceId)) || null)
  await deleteCalendarLinks(tx, [child.id])
  await noteInJournal(tx, actor, { act: 'child-device-ended' }, { people: [id], now })
  announce(tx, { topic: 'profile', ids: [id], clubId: actor.clubId, to: 'coaches' })
}

async function findUnentered(db: Db, actor: Member, id: string): Promise<{ id: string }> {
  return foundOr404(
    await playersOfClub(db, actor)
      .select('a.id')
      .where('a.id', '=', id)
      .where('a.password_hash', 'is', null)
      .executeTakeFirst(),
  )
}
