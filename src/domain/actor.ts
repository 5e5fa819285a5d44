import type { AnyRefusal } from './refusal.ts'

/** A role in a club. */
export type MemberRole = 'player' | 'coach'
/** Of an account. A guardian belongs to no club: it acts for children (decision 172). */
export type Role = MemberRole | 'guardian'

/** What somebody may do in a club: an assistant has a coach’s account. */
export type CoachRank = 'coach' | 'assistant'
export type MemberRank = 'player' | CoachRank
export type Rank = MemberRank | 'guardian'

/** Somebody signed in. `clubId` is null for whoever has no club or still waits to be accepted in one. */
export interface Actor {
  readonly id: string
  readonly role: Role
  readonly rank: Rank
  readonly clubId: string | null
  /** Only of a program: the name of its key, which signs what it writes. The id is the key's, and no account's. */
  readonly keyName?: string
}

/** Who has done something, as it is stored: an account, or the name of a key. */
export interface Author {
  readonly accountId: string | null
  readonly keyName: string | null
}

export function authorOf({ id, keyName }: Pick<Actor, 'id' | 'keyName'>): Author {
  return keyName === undefined ? { accountId: id, keyName: null } : { accountId: null, keyName }
}

/** In which somebody joins a club; a guardian joins none (`abilities`). */
export function memberRoleOf({ role }: Pick<Actor, 'role'>): MemberRole {
  return role === 'coach' ? 'coach' : 'player'
}

/** Somebody who belongs to a club, accepted there. */
export interface Member extends Actor {
  readonly clubId: string
}

export function isMember(actor: Actor): actor is Member {
  return actor.clubId !== null
}

/** What was written for one club is not for the next, where its author has gone since. */
export function whyNotThere(actor: Actor, clubId: string | undefined): AnyRefusal | null {
  return clubId === undefined || clubId === actor.clubId ? null : 'in-another-club'
}
