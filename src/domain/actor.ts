import type { Refusal } from './refusal.ts'

export type Role = 'player' | 'coach'

/** Somebody signed in. `clubId` is null for whoever has no club or still waits to be accepted in one. */
export interface Actor {
  readonly id: string
  readonly role: Role
  readonly clubId: string | null
}

/** Somebody who belongs to a club, accepted there. */
export interface Member extends Actor {
  readonly clubId: string
}

export function isMember(actor: Actor): actor is Member {
  return actor.clubId !== null
}

export function whyNotCoach(actor: Actor): Refusal | null {
  return actor.role === 'coach' ? null : 'coach-only'
}

export function whyNotPlayer(actor: Actor): Refusal | null {
  return actor.role === 'player' ? null : 'player-only'
}
