import type { Member } from '../../domain/actor.ts'
import { whyNotHandOver } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404 } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { mailNewOwner } from './mails.ts'
import { findMember, membershipOf } from './memberships.ts'
import { type ClubSettings, lockClubAsMember } from './store.ts'

interface HandOver {
  /** The new owner. */
  id: string
  settings: ClubSettings
}

/** Of two concurrent calls, the second is not by the owner. @throws Refused `no-club`, `not-found`, `owner-only`, … */
export async function handOver(db: Db, actor: Member, { id, settings }: HandOver): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  const isOwner = (await membershipOf(db, actor.id))?.owner ?? false
  const to = foundOr404(await findMember(db, actor, id))
  allow(whyNotHandOver(actor, { isOwner, to }))
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
  await mailNewOwner(db, club, { accountId: id, by: actor.id }, settings)
}
