import type { Member } from '../../domain/actor.ts'
import { whyNotHandOver } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { mailNewOwner } from './owner-mails.ts'
import { findMember, membershipOf } from './memberships.ts'
import { type ClubSettings, lockClubAsMember } from './store.ts'

interface HandOver {
  /** The new owner. */
  id: string
  settings: ClubSettings
  now: Date
}

/** Of two concurrent calls, the second is not by the owner. @throws Refused `no-club`, `not-found`, `owner-only`, … */
export async function handOver(db: Db, actor: Member, { id, settings, now }: HandOver): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  const isOwner = (await membershipOf(db, actor.id))?.owner ?? false
  const to = foundOr404(await findMember(db, actor, id))
  allow(whyNotHandOver(actor, { isOwner, to }))
  if (await isLeaving(db, id)) throw new Refused('not-a-club-coach')
  // One after the other: a club has one owner at a time.
  for (const [accountId, owner] of [
    [actor.id, false],
    [id, true],
  ] as const) {
    await db
      .updateTable('memberships')
      .set({ owner })
      .where('account_id', '=', accountId)
      .where('club_id', '=', club.id)
      .execute()
  }
  announce(db, { topic: 'club', clubId: club.id, to: 'members' })
  await noteInJournal(db, actor, { act: 'handed-over' }, { people: [id], now })
  await mailNewOwner(db, club, { accountId: id, by: actor.id }, settings)
}

/** Whether their account is to be erased. */
async function isLeaving(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('erased_from')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
  return Boolean(account?.erased_from)
}
