import type { Actor, Member, Role } from './actor.ts'
import { hasRoomFor, type PlanId } from './plan.ts'
import type { Refusal } from './refusal.ts'

export type Standing = 'waiting' | 'member'

/** A coach reads e-mail addresses and minors' data: a coach of the club says yes first. A player waits only if the club asks. */
export function standingOnArrival(role: Role, approvesPlayers: boolean): Standing {
  return role === 'coach' || approvesPlayers ? 'waiting' : 'member'
}

/** `standing` is what the actor already has in some club; one club a person. */
export function whyNotJoin(standing: Standing | null): Refusal | null {
  return standing === null ? null : 'already-in-club'
}

/** A coach without a club founds one; a player joins one. */
export function whyNotFound(actor: Actor, standing: Standing | null): Refusal | null {
  return actor.role === 'coach' ? whyNotJoin(standing) : 'coach-only'
}

/** `present` counts the accepted members of that role. */
export function whyNoRoom(role: Role, present: number, plan: PlanId): Refusal | null {
  if (hasRoomFor(role, present, plan)) return null
  return role === 'coach' ? 'club-full-of-coaches' : 'club-full-of-players'
}

/** The last coach of a club that has other members would leave them without anybody to run it. */
export function whyNotLeave(actor: Actor, others: { coaches: number; players: number }): Refusal | null {
  const orphaned = others.coaches === 0 && others.players > 0
  return actor.role === 'coach' && orphaned ? 'last-coach' : null
}

export function whyNotRemove(actor: Member, memberId: string): Refusal | null {
  if (actor.role !== 'coach') return 'coach-only'
  return memberId === actor.id ? 'not-yourself' : null
}

/** Accepting and refusing: only for whoever still waits. */
export function whyNotDecideArrival(actor: Member, standing: Standing): Refusal | null {
  if (actor.role !== 'coach') return 'coach-only'
  return standing === 'waiting' ? null : 'not-waiting'
}
