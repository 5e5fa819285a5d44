import type { Actor, Member } from '../../domain/actor.ts'
import { whyNotLeave, whyNotRemove } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { insertEnding } from './endings.ts'
import { mailRefused, mailCoachRemoved, mailPlayerRemoved } from './mails.ts'
import {
  announceMembership,
  countMembers,
  findMember,
  type Membership,
  membershipOf,
  setActive,
} from './memberships.ts'
import { insertRemoval } from './removals.ts'
import { closeClub, type ClubSettings, type LockedClub, lockClubAsMember, lockClub } from './store.ts'
import { withdrawFromUpcoming } from './withdrawals.ts'

/**
 * Leaves the club, or stops waiting for it. The club closes when its last member leaves.
 * @throws Refused `no-club`, `last-coach`, `owner-must-hand-over`
 */
export async function leave(db: Db, actor: Actor, now: Date): Promise<void> {
  const before = await membershipOf(db, actor.id)
  if (!before) throw new Refused('no-club')
  const club = await lockClub(db, before.clubId)
  // A coach may have accepted, refused or removed the person while this waited for the lock.
  const membership = await membershipOf(db, actor.id)
  if (membership?.clubId !== club.id) throw new Refused('no-club')
  if (membership.standing === 'waiting') return deleteMembership(db, { ...membership, accountId: actor.id })
  const others = await countOthers(db, { ...actor, clubId: club.id })
  allow(whyNotLeave(actor, { isOwner: membership.owner, others, closed: !club.active }))
  await deleteMembership(db, { ...membership, accountId: actor.id })
  await withdrawFromUpcoming(db, club.id, actor.id, now)
  if (club.active && others.coaches + others.players === 0) await closeEmpty(db, club, now)
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
  await insertRemoval(db, actor, id, now)
  await insertEnding(db, { clubId: club.id, accountId: id, reason: 'removed', now })
  await withdrawFromUpcoming(db, club.id, id, now)
  if (member.role === 'player') return mailPlayerRemoved(db, club, id)
  await setActive(db, id, false, now)
  await mailCoachRemoved(db, club, { accountId: id, by: actor.id }, settings)
}

async function countOthers(db: Db, member: Member): Promise<{ coaches: number; players: number }> {
  const coaches = await countMembers(db, member.clubId, 'coach')
  const players = await countMembers(db, member.clubId, 'player')
  return member.role === 'coach' ? { coaches: coaches - 1, players } : { coaches, players: players - 1 }
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

/** Also refuses the waiting accounts: nobody is left to accept them. */
async function closeEmpty(db: Db, club: LockedClub, now: Date): Promise<void> {
  await closeClub(db, club.id, now)
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
