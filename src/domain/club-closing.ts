import { whyCannot } from './ability.ts'
import type { Actor } from './actor.ts'
import type { Refusal } from './refusal.ts'

/** How long its owner may reopen a club that they have closed. */
export const reopenDays = 30

const dayMs = 24 * 3600 * 1000

export function clubErasureOf(closedAt: Date): Date {
  return new Date(closedAt.getTime() + reopenDays * dayMs)
}

/** Clubs that were closed until then are to be erased. */
export function erasedWhenClosedBefore(now: Date): Date {
  return new Date(now.getTime() - reopenDays * dayMs)
}

export function whyNotClose(actor: Actor, isOwner: boolean): Refusal | null {
  return whyCannot(actor, 'closeClub') ?? (isOwner ? null : 'owner-only')
}

/** `club` is the one that the actor is a member of, if it is closed. */
export function whyNotReopen(
  actor: Actor,
  club: { readonly isOwner: boolean; readonly closedAt: Date } | null,
  now: Date,
): Refusal | null {
  const cannot = whyCannot(actor, 'closeClub')
  if (cannot) return cannot
  if (!club) return 'no-club'
  if (!club.isOwner) return 'owner-only'
  return clubErasureOf(club.closedAt) > now ? null : 'no-club'
}
