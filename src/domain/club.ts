import { isFor, whyCannot } from './ability.ts'
import type { Actor, Member, MemberRank, MemberRole } from './actor.ts'
import { hasCapacityFor, type PlanId } from './plan.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'

export type MemberStatus = 'waiting' | 'member'

/** Why somebody has no club any more; who leaves knows why. */
export const membershipEndings = ['removed', 'refused', 'readmitted'] as const
export type MembershipEnding = (typeof membershipEndings)[number]

interface Joining {
  readonly role: MemberRole
  /** A coach has removed them once, and said since that they may come back. */
  readonly readmitted: boolean
}

/**
 * A coach reads e-mail addresses and minors' data: a coach of the club says yes first, each time. A player waits only if the
 * club asks, and not when a coach has just readmitted them.
 */
export function statusOnJoining({ role, readmitted }: Joining, approvesPlayers: boolean): MemberStatus {
  return role === 'coach' || (approvesPlayers && !readmitted) ? 'waiting' : 'member'
}

/** Whoever was removed comes back when a coach has readmitted them. */
export function whyNotReturn(removal: { readmitted: boolean } | null): AnyRefusal | null {
  return removal && !removal.readmitted ? 'removed-from-club' : null
}

/** `requested` is what the actor already has in some club; one club a person. */
export function whyNotJoin(standing: MemberStatus | null): AnyRefusal | null {
  return standing === null ? null : 'already-in-club'
}

/** Whoever comes back within so many days of leaving takes part in their upcoming sessions again. */
export const returnDays = 7

/** A departure since then is undone by coming back at `backAt`. */
export function departuresUndoneSince(backAt: Date): Date {
  return new Date(backAt.getTime() - returnDays * 24 * 3600 * 1000)
}

/** A coach without a club founds one; a player joins one. */
export function whyNotFound(actor: Actor, standing: MemberStatus | null): AnyRefusal | null {
  return whyCannot(actor, 'foundClub') ?? whyNotJoin(standing)
}

/** `present` counts the accepted members of that role. */
export function whyClubFull(role: MemberRole, present: number, plan: PlanId): AnyRefusal | null {
  if (hasCapacityFor(role, present, plan)) return null
  return role === 'coach' ? 'club-full-of-coaches' : 'club-full-of-players'
}

interface Waiting {
  readonly role: MemberRole
  /** An ISO instant. */
  readonly since: string
}

/**
 * « Tout accepter »: the players who wait, in order of arrival, as many as the plan lets in. A coach is looked at one by one.
 */
export function acceptableTogether<W extends Waiting>(
  waiting: readonly W[],
  presentPlayers: number,
  plan: PlanId,
): readonly W[] {
  return waiting
    .filter(({ role }) => role === 'player')
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .filter((_, index) => whyClubFull('player', presentPlayers + index, plan) === null)
}

/** Who else is in a club. */
export type Others = Readonly<Record<MemberRank, number>>

export function isAlone({ coach, assistant, player }: Others): boolean {
  return coach + assistant + player === 0
}

/**
 * The last coach of a club that has other members would leave them without anybody to run it; its owner, without anybody
 * to answer for it.
 */
export function whyNotLeave(
  actor: Actor,
  { isOwner, others, closed = false }: { isOwner: boolean; others: Others; closed?: boolean },
): Refusal | null {
  // Nobody is needed in a club that was closed.
  if (!isFor(actor, 'runClub') || closed) return null
  if (others.coach === 0) return isAlone(others) ? null : 'last-coach'
  return isOwner ? 'owner-must-hand-over' : null
}

/** Nobody removes the owner: whoever was let in by mistake could take the club from its founder. */
export function whyNotRemove(actor: Member, member: { id: string; isOwner: boolean }): Refusal | null {
  const cannot = whyCannot(actor, 'removeMembers')
  if (cannot) return cannot
  if (member.id === actor.id) return 'not-yourself'
  return member.isOwner ? 'owner-not-removable' : null
}

export function whyNotHandOver(
  actor: Member,
  { isOwner, to }: { isOwner: boolean; to: Pick<Actor, 'id' | 'rank'> },
): AnyRefusal | null {
  if (!isOwner) return 'owner-only'
  if (to.id === actor.id) return 'already-owner'
  return isFor(to, 'handOverClub') ? null : 'not-a-club-coach'
}

/** Naming an assistant, or a coach again: whoever does it stays a coach, so that the club keeps one. */
export function whyNotName(
  actor: Member,
  { id, role, isOwner }: { id: string; role: MemberRole; isOwner: boolean },
): AnyRefusal | null {
  const cannot = whyCannot(actor, 'runClub')
  if (cannot) return cannot
  if (role === 'player') return 'not-a-club-coach'
  if (id === actor.id) return 'not-own-rank'
  return isOwner ? 'owner-not-assistant' : null
}

/** Accepting and refusing: only for whoever still waits. */
export function whyNotDecideArrival(actor: Member, standing: MemberStatus): AnyRefusal | null {
  return whyCannot(actor, 'runClub') ?? (standing === 'waiting' ? null : 'not-waiting')
}

interface Candidate {
  readonly role: MemberRole
  readonly standing: MemberStatus
  readonly emailConfirmed: boolean
}

/** Anybody can type a colleague's name: of a coach, who will read everything, the address has to be proven. */
export function whyNotAccept(
  actor: Member,
  { role, standing, emailConfirmed }: Candidate,
): AnyRefusal | null {
  return whyNotDecideArrival(actor, standing) ?? whyUnproven(role, emailConfirmed)
}

/** What somebody who waits can mend themself. */
export function whyUnproven(role: MemberRole, emailConfirmed: boolean): Refusal | null {
  return role === 'coach' && !emailConfirmed ? 'email-unconfirmed' : null
}
