import type { CoachRank, Member } from '../../domain/actor.ts'
import { whyNotName } from '../../domain/club.ts'
import { deleteKeysOf } from '../api-keys/store.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404 } from '../refused.ts'
import { mailNamed } from './mails.ts'
import { announceMembership, findMember } from './memberships.ts'
import { type ClubSettings, lockClubAsMember } from './store.ts'
import { endSessionsGivenBy } from '../accounts/code-sessions.ts'

interface Naming {
  id: string
  rank: CoachRank
  settings: ClubSettings
  now: Date
}

/** Makes a coach an assistant, or a coach again. Somebody else may have done it a moment before. */
export async function nameMember(db: Db, actor: Member, { id, rank, settings, now }: Naming): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  const member = foundOr404(await findMember(db, actor, id))
  allow(whyNotName(actor, member))
  if (member.rank === rank) return
  await db
    .updateTable('memberships')
    .set({ assistant: rank === 'assistant' })
    .where('account_id', '=', id)
    .where('club_id', '=', club.id)
    .execute()
  // What they may read has changed: their streams and screens begin anew.
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'member' })
  const act = rank === 'assistant' ? 'named-assistant' : 'named-coach'
  await noteInJournal(db, actor, { act }, { people: [id], now })
  if (rank === 'assistant') {
    await endKeysOf(db, actor, id, now)
    await endSessionsGivenBy(db, id)
  }
  await mailNamed(db, club, { accountId: id, by: actor.id, rank }, settings)
}

/** A key acts as a coach, and whoever made it may know it by heart. */
async function endKeysOf(db: Db, actor: Member, makerId: string, now: Date): Promise<void> {
  for (const { id, name: keyName } of await deleteKeysOf(db, actor, makerId)) {
    announce(db, { topic: 'api-keys', ids: [id], clubId: actor.clubId, to: 'coaches' })
    await noteInJournal(db, actor, { act: 'key-ended', keyName }, { now })
  }
}
