import { isFor } from '../../domain/ability.ts'
import type { Member, Role } from '../../domain/actor.ts'
import { normalisedClubCode } from '../../domain/club-code.ts'
import {
  type MemberStatus,
  statusOnJoining,
  whyClubFull,
  whyNotAccept,
  whyNotDecideArrival,
  whyNotJoin,
  whyNotReturn,
  whyUnproven,
} from '../../domain/club.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { enqueueArrivalDigest } from './arrival-digest.ts'
import { insertEnding } from './endings.ts'
import { mailAccepted, mailClubFull, mailCoachAccepted, mailRefused } from './mails.ts'
import { announceMembership, countMembers, addMember, membershipOf, setActive } from './memberships.ts'
import { findRemoval, deleteRemoval } from './removals.ts'
import {
  type ClubSettings,
  type LockedClub,
  lockClubAsMember,
  lockClubByCode,
  planOf,
  readOnlyFromOf,
} from './store.ts'
import { returnToUpcoming } from './withdrawals.ts'

export interface JoinRequest {
  accountId: string
  role: Role
  /** As typed. */
  code: string
  settings: ClubSettings
  now: Date
}

/**
 * Makes the account a member, or lets it wait for a coach's approval.
 * @throws Refused `club-code-unknown`, `already-in-club`, `removed-from-club`, `subscription-required`,
 * `club-full-of-…`
 */
export async function askToJoin(
  db: Db,
  { accountId, role, code, settings, now }: JoinRequest,
): Promise<void> {
  const membership = await membershipOf(db, accountId)
  allow(whyNotJoin(membership?.standing ?? null))
  const club = await lockClubByCode(db, normalisedClubCode(code))
  if (!club) throw new Refused('club-code-unknown')
  const removal = await findRemoval(db, club.id, accountId)
  allow(whyNotReturn(removal && { readmitted: removal.readmittedAt !== null }))
  allow(whyReadOnly(readOnlyFromOf(club, settings), now))
  const standing = statusOnJoining({ role, readmitted: removal !== null }, club.approvesPlayers)
  if (standing === 'member') {
    const plan = planOf(club, settings, now)
    const refusal = whyClubFull(role, await countMembers(db, club.id, role), plan)
    if (refusal) {
      await mailClubFull(db, club, { accountId, role, plan }, settings, now)
      throw new Refused(refusal, { commits: true })
    }
  }
  const acceptedAt = removal?.readmittedAt ?? null
  await addMember(db, { clubId: club.id, accountId, role, standing, acceptedAt, now })
  if (standing === 'member') {
    await returnToUpcoming(db, { clubId: club.id, playerId: accountId, backAt: now, now })
  }
  // A readmission works once: another removal needs another one.
  if (removal) await deleteRemoval(db, club.id, accountId)
  if (standing === 'waiting' && (await canBeAccepted(db, accountId))) {
    await enqueueArrivalDigest(db, club.id, now)
  }
}

/** After an address was confirmed: mails the club's coaches when a waiting coach owns it. They can decide now. */
export async function mailJoinRequestAfterConfirmation(db: Db, accountId: string, now: Date): Promise<void> {
  const membership = await membershipOf(db, accountId)
  if (membership?.standing !== 'waiting' || !whyUnproven(membership.role, false)) return
  // The club is not locked: a coach who accepts has locked it, and waits for this account.
  await enqueueArrivalDigest(db, membership.clubId, now)
}

export interface Decision {
  /** The account to decide about. */
  id: string
  settings: ClubSettings
  now: Date
}

export async function accept(db: Db, actor: Member, { id, settings, now }: Decision): Promise<void> {
  const { club, ...arrival } = await lockArrival(db, actor, id)
  allow(whyNotAccept(actor, arrival))
  const { role } = arrival
  allow(whyClubFull(role, await countMembers(db, club.id, role), planOf(club, settings, now)))
  await db
    .updateTable('memberships')
    .set({ standing: 'member', since: now, accepted_at: now })
    .where('account_id', '=', id)
    .where('club_id', '=', club.id)
    .execute()
  await setActive(db, id, true, now)
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'member' })
  // Those who wait have come back when they asked.
  await returnToUpcoming(db, { clubId: club.id, playerId: id, backAt: arrival.since, now })
  await mailAccepted(db, club, { accountId: id, role }, settings)
  if (isFor({ role }, 'readPlayers'))
    await mailCoachAccepted(db, club, { accountId: id, by: actor.id }, settings)
}

export async function refuse(
  db: Db,
  actor: Member,
  { id, now }: Pick<Decision, 'id' | 'now'>,
): Promise<void> {
  const { club } = await lockArrival(db, actor, id)
  await db.deleteFrom('memberships').where('account_id', '=', id).where('club_id', '=', club.id).execute()
  await insertEnding(db, { clubId: club.id, accountId: id, reason: 'refused', now })
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'waiting' })
  await mailRefused(db, club, id)
}

/** Locks the club, so that of two concurrent decisions the second sees the first. */
async function lockArrival(
  db: Db,
  actor: Member,
  id: string,
): Promise<{ club: LockedClub; role: Role; standing: MemberStatus; since: Date; emailConfirmed: boolean }> {
  const club = await lockClubAsMember(db, actor)
  const arrival = foundOr404(await findArrival(db, actor, id))
  allow(whyNotDecideArrival(actor, arrival.standing))
  return { ...arrival, club }
}

/** Before that coaches get no mail: they cannot decide yet, and a stranger could have mails sent to any coach. */
async function canBeAccepted(db: Db, accountId: string): Promise<boolean> {
  const { role, emailConfirmed } = await db
    .selectFrom('accounts as a')
    .select(['a.role', isConfirmed.as('emailConfirmed')])
    .where('a.id', '=', accountId)
    // A concurrent confirmation is either seen here, or waits for this lock and then sees the membership.
    .forShare()
    .executeTakeFirstOrThrow()
  return whyUnproven(role, emailConfirmed) === null
}

function findArrival(db: Db, actor: Member, id: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.standing', 'm.since', 'a.role', isConfirmed.as('emailConfirmed')])
    .where('m.account_id', '=', id)
    .where('m.club_id', '=', actor.clubId)
    .executeTakeFirst()
}
