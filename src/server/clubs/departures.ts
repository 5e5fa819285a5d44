import { sql } from 'kysely'
import type { Actor, Member } from '../../domain/actor.ts'
import { isAlone, type Others, whyNotLeave, whyNotRemove } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { insertEnding } from './ended-memberships.ts'
import { mailRefused, mailCoachRemoved, mailPlayersRemoved } from './mails.ts'
import {
  announceEnded,
  announceMembership,
  countRanks,
  findMember,
  type Membership,
  membershipOf,
  setActive,
} from './memberships.ts'
import { rankOf } from './rank-of.ts'
import { insertRemovals } from './removals.ts'
import { closeClub, type ClubSettings, type LockedClub, lockClubAsMember, lockClub } from './store.ts'
import { deleteUnentered } from './unentered-account.ts'
import { withdrawFromUpcoming } from './withdrawals.ts'
import { endSessionsGivenBy, endSessionsWithoutPassword } from '../accounts/code-sessions.ts'

/**
 * Leaves the club, or stops waiting for it. The club closes when its last member leaves.
 * @throws Refused `no-club`, `leaves-by-coach` without an address, `last-coach`, `owner-must-hand-over`
 */
export async function leave(db: Db, actor: Actor, now: Date): Promise<void> {
  const before = await membershipOf(db, actor.id)
  if (!before) throw new Refused('no-club')
  const club = await lockClub(db, before.clubId)
  // A coach may have accepted, refused or removed the person while this waited for the lock.
  const membership = await membershipOf(db, actor.id)
  if (membership?.clubId !== club.id) throw new Refused('no-club')
  if (membership.standing === 'waiting') return deleteMembership(db, { ...membership, accountId: actor.id })
  if (club.active && !(await hasAddress(db, actor.id))) throw new Refused('leaves-by-coach')
  const member = { ...actor, rank: rankOf(membership), clubId: club.id }
  const others = await countOthers(db, member)
  allow(whyNotLeave(member, { isOwner: membership.owner, others, closed: !club.active }))
  await deleteMembership(db, { ...membership, accountId: actor.id })
  await insertDepartures(db, club.id, [actor.id], now)
  await noteInJournal(db, { id: actor.id, clubId: club.id }, { act: 'left', role: membership.role }, { now })
  await withdrawFromUpcoming(db, club.id, [actor.id], now)
  await endSessionsGivenBy(db, actor.id)
  if (club.active && isAlone(others)) await closeEmpty(db, club, now)
}

async function hasAddress(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.email !== null
}

/** A removed member can return only after a coach has readmitted them. */
export async function removeMember(
  db: Db,
  actor: Member,
  { id, settings, now }: { id: string; settings: ClubSettings; now: Date },
): Promise<void> {
  const club = await lockClubAsMember(db, actor)
  const member = foundOr404(await findMember(db, actor, id))
  allow(whyNotRemove(actor, member))
  await deleteMembership(db, { clubId: club.id, accountId: id, standing: 'member' })
  await insertDepartures(db, club.id, [id], now)
  await noteInJournal(db, actor, { act: 'removed', role: member.role }, { people: [id], now })
  await insertRemovals(db, actor, [id], { now })
  await insertEnding(db, { clubId: club.id, accountId: id, reason: 'removed', now })
  await withdrawFromUpcoming(db, club.id, [id], now)
  await deleteUnentered(db, [id])
  await endSessionsWithoutPassword(db, [id])
  if (member.role === 'player') return mailPlayersRemoved(db, club, [id])
  await endSessionsGivenBy(db, id)
  await setActive(db, id, false, now)
  await mailCoachRemoved(db, club, { accountId: id, by: actor.id }, settings)
}

async function countOthers(db: Db, member: Member): Promise<Others> {
  const ranks = await countRanks(db, member.clubId)
  // No guardian is a member.
  const { rank } = member
  return rank === 'guardian' ? ranks : { ...ranks, [rank]: ranks[rank] - 1 }
}

type EndedMembership = Pick<Membership, 'clubId' | 'standing'> & { accountId: string }

async function deleteMembership(db: Db, membership: EndedMembership): Promise<void> {
  const { clubId, accountId } = membership
  await db
    .deleteFrom('memberships')
    .where('account_id', '=', accountId)
    .where('club_id', '=', clubId)
    .execute()
  announceMembership(db, membership)
}

/** Of members, not of whoever waits. */
export async function deleteMemberships(
  db: Db,
  clubId: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    delete from memberships
    where club_id = ${clubId} and account_id = any(${accountIds}::uuid[])`.execute(db)
  announceEnded(db, clubId, accountIds)
}

/** From when on their data in the club are kept for some time only. */
export async function insertDepartures(
  db: Db,
  clubId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into departures (account_id, club_id, left_at)
    select account_id, ${clubId}::uuid, ${now}::timestamptz from unnest(${accountIds}::uuid[]) as account_id
    on conflict (account_id, club_id) do update set left_at = excluded.left_at`.execute(db)
}

/** Also refuses the waiting accounts: nobody is left to accept them. */
async function closeEmpty(db: Db, club: LockedClub, now: Date): Promise<void> {
  await closeClub(db, club.id, null, now)
  noteSecurityEvent(db, { event: 'club-closed', clubId: club.id })
  const refused = await db
    .deleteFrom('memberships')
    .where('club_id', '=', club.id)
    .returning('account_id')
    .execute()
  for (const { account_id } of refused) {
    await insertEnding(db, { clubId: club.id, accountId: account_id, reason: 'refused', now })
    announce(db, { topic: 'me', accounts: [account_id] })
    await mailRefused(db, club, account_id)
  }
}
