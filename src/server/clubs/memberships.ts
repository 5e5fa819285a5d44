import type { Member, MemberRank, MemberRole } from '../../domain/actor.ts'
import type { MemberStatus } from '../../domain/club.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { deleteEnding } from './ended-memberships.ts'
import { rankOfMembership } from './rank-of.ts'

export interface Membership {
  clubId: string
  role: MemberRole
  standing: MemberStatus
  /** « Responsable » */
  owner: boolean
  assistant: boolean
}

/** An account's membership, waiting or not. */
export async function membershipOf(db: Db, accountId: string): Promise<Membership | null> {
  const row = await db
    .selectFrom('memberships')
    .select(['club_id as clubId', 'role', 'standing', 'owner', 'assistant'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export interface NewMembership {
  clubId: string
  accountId: string
  role: MemberRole
  standing: MemberStatus
  owner?: boolean
  /** When a coach accepted or readmitted the account; null when it joined by code alone. */
  acceptedAt?: Date | null
  /** Of an invitation, while the account waits. */
  invitedGroupId?: string | null
  now: Date
}

/** @throws Refused `already-in-club` when the account has joined a club concurrently */
export async function addMember(
  db: Db,
  {
    clubId,
    accountId,
    role,
    standing,
    owner = false,
    acceptedAt = null,
    invitedGroupId = null,
    now,
  }: NewMembership,
): Promise<void> {
  const inserted = await db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      club_id: clubId,
      role,
      standing,
      owner,
      accepted_at: standing === 'member' ? acceptedAt : null,
      invited_group_id: standing === 'waiting' ? invitedGroupId : null,
      since: now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Refused('already-in-club')
  await deleteEnding(db, accountId)
  if (standing === 'member') await markBack(db, clubId, accountId)
  if (standing === 'member') await setActive(db, accountId, true, now)
  announceMembership(db, { clubId, accountId, standing })
}

/** Whoever is back has not left. */
export async function markBack(db: Db, clubId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('departures')
    .where('account_id', '=', accountId)
    .where('club_id', '=', clubId)
    .execute()
}

/**
 * After a membership was created, changed or deleted: refreshes the club's page for the others. An event stream is open
 * for one club, so the account's streams end when its club changes.
 */
export function announceMembership(
  db: Db,
  { clubId, accountId, standing }: Pick<Membership, 'clubId' | 'standing'> & { accountId: string },
): void {
  if (standing === 'member') announce(db, { ends: accountId })
  else announce(db, { topic: 'me', accounts: [accountId] })
  announce(db, { topic: 'club', clubId, to: standing === 'member' ? 'members' : 'coaches' })
}

/** As `announceMembership`, of many members who are none any more. */
export function announceEnded(db: Db, clubId: string, accountIds: readonly string[]): void {
  for (const ends of accountIds) announce(db, { ends })
  announce(db, { topic: 'club', clubId, to: 'members' })
}

/** A member of the actor's club, not a waiting account. */
export function findMember(db: Db, actor: Member, id: string) {
  return db
    .selectFrom('memberships as m')
    .select(['m.account_id as id', 'm.role', rankOfMembership.as('rank'), 'm.owner as isOwner'])
    .where('m.account_id', '=', id)
    .where('m.club_id', '=', actor.clubId)
    .where('m.standing', '=', 'member')
    .executeTakeFirst()
}

/** Those who run it, to write to about the club. */
export function coachesOf(db: Db, clubId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.first_name as firstName', accountEmail.as('email'), isConfirmed.as('emailConfirmed')])
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'coach')
    .where('m.assistant', '=', false)
    .orderBy('a.id')
    .execute()
}

/** A coach who was removed from a club cannot act until some club has them in again. */
export async function setActive(db: Db, accountId: string, active: boolean, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ active, updated_at: now })
    .where('id', '=', accountId)
    .where('active', '!=', active)
    .execute()
}

/** As a plan counts them, an assistant as a coach; waiting accounts do not count. */
export async function countMembers(db: Db, clubId: string, role: MemberRole): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('standing', '=', 'member')
    .where('role', '=', role)
    .executeTakeFirstOrThrow()
  return count
}

export async function countRanks(db: Db, clubId: string): Promise<Record<MemberRank, number>> {
  const rows = await db
    .selectFrom('memberships as m')
    .select((eb) => [rankOfMembership.as('rank'), eb.fn.countAll<number>().as('count')])
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'member')
    .groupBy('rank')
    .execute()
  return {
    coach: 0,
    assistant: 0,
    player: 0,
    ...Object.fromEntries(rows.map((row) => [row.rank, row.count])),
  }
}
