import type { CoachRank, Member, MemberRole } from '../../domain/actor.ts'
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
import { whyNotInPlan } from '../../domain/plan.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { addToGroups } from '../groups/add-to-groups.ts'
import { isGroupOf } from '../groups/store.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { enqueueArrivalDigest } from './arrival-digest.ts'
import { insertEnding } from './ended-memberships.ts'
import { mailAccepted, mailClubFull, mailCoachAccepted, mailRefused } from './mails.ts'
import {
  announceMembership,
  countMembers,
  addMember,
  markBack,
  membershipOf,
  setActive,
} from './memberships.ts'
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
  role: MemberRole
  /** As typed. */
  code: string
  /** The invitation's. */
  groupId?: string | undefined
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
  { accountId, role, code, groupId, settings, now }: JoinRequest,
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
  const invitedGroupId = groupId ? await groupOfInvitation(db, club.id, { role, groupId }) : null
  await addMember(db, { clubId: club.id, accountId, role, standing, acceptedAt, invitedGroupId, now })
  if (standing === 'member') {
    await noteInJournal(db, { id: accountId, clubId: club.id }, { act: 'joined', role }, { now })
    await returnToUpcoming(db, { clubId: club.id, playerId: accountId, backAt: now, now })
    if (invitedGroupId) await enterGroup(db, club, { id: accountId, groupId: invitedGroupId }, settings, now)
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

/** Coaches are in no group as players, and whoever typed an id of another club’s group is in none either. */
async function groupOfInvitation(
  db: Db,
  clubId: string,
  { role, groupId }: { role: MemberRole; groupId: string },
): Promise<string | null> {
  return role === 'player' && (await isGroupOf(db, clubId, groupId)) ? groupId : null
}

async function enterGroup(
  db: Db,
  club: LockedClub,
  { id, groupId }: { id: string; groupId: string },
  settings: ClubSettings,
  now: Date,
): Promise<void> {
  // Groups that the plan has no more are only read.
  if (whyNotInPlan(planOf(club, settings, now), 'clubManagement')) return
  const joined = await addToGroups(db, { clubId: club.id, playerId: id, by: 'id', values: [groupId] })
  if (joined.length > 0) announce(db, { topic: 'groups', clubId: club.id, to: 'coaches' })
}

export interface Decision {
  /** The account to decide about. */
  id: string
  settings: ClubSettings
  now: Date
}

export async function accept(
  db: Db,
  actor: Member,
  { id, rank = 'coach', settings, now }: Decision & { rank?: CoachRank | undefined },
): Promise<void> {
  const { club, ...arrival } = await lockArrival(db, actor, id)
  allow(whyNotAccept(actor, arrival))
  const { role } = arrival
  const assistant = role === 'coach' && rank === 'assistant'
  allow(whyClubFull(role, await countMembers(db, club.id, role), planOf(club, settings, now)))
  await db
    .updateTable('memberships')
    .set({ standing: 'member', since: now, accepted_at: now, invited_group_id: null, assistant })
    .where('account_id', '=', id)
    .where('club_id', '=', club.id)
    .execute()
  await setActive(db, id, true, now)
  await markBack(db, club.id, id)
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'member' })
  await noteInJournal(db, actor, { act: 'accepted', role }, { people: [id], now })
  if (assistant) await noteInJournal(db, actor, { act: 'named-assistant' }, { people: [id], now })
  // Those who wait have come back when they asked.
  await returnToUpcoming(db, { clubId: club.id, playerId: id, backAt: arrival.since, now })
  if (arrival.groupId) await enterGroup(db, club, { id, groupId: arrival.groupId }, settings, now)
  await mailAccepted(db, club, { accountId: id, role, assistant }, settings)
  if (role === 'coach') await mailCoachAccepted(db, club, { accountId: id, by: actor.id, rank }, settings)
}

export async function refuse(
  db: Db,
  actor: Member,
  { id, now }: Pick<Decision, 'id' | 'now'>,
): Promise<void> {
  const { club, role } = await lockArrival(db, actor, id)
  await db.deleteFrom('memberships').where('account_id', '=', id).where('club_id', '=', club.id).execute()
  await insertEnding(db, { clubId: club.id, accountId: id, reason: 'refused', now })
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'waiting' })
  await noteInJournal(db, actor, { act: 'refused', role }, { people: [id], now })
  await mailRefused(db, club, id)
}

interface Arrival {
  role: MemberRole
  standing: MemberStatus
  since: Date
  /** That the invitation named. */
  groupId: string | null
  emailConfirmed: boolean
}

/** Locks the club, so that of two concurrent decisions the second sees the first. */
async function lockArrival(db: Db, actor: Member, id: string): Promise<Arrival & { club: LockedClub }> {
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
  return role !== 'guardian' && whyUnproven(role, emailConfirmed) === null
}

function findArrival(db: Db, actor: Member, id: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'm.standing',
      'm.since',
      'm.invited_group_id as groupId',
      'm.role',
      isConfirmed.as('emailConfirmed'),
    ])
    .where('m.account_id', '=', id)
    .where('m.club_id', '=', actor.clubId)
    .executeTakeFirst()
}
