import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { Refusal } from './refusal.ts'
import { isUpcoming } from './training-session.ts'

export const presences = ['present', 'absent', 'excused'] as const
export type Presence = (typeof presences)[number]

/** What a player says beforehand: « Je viens » or « Je ne viens pas ». */
export const replies = ['coming', 'not_coming'] as const
export type Reply = (typeof replies)[number]

export interface Occasion {
  readonly startsAt: Date
  readonly participantIds: readonly string[]
}

/** A coach calls the roll before, during or long after the session: somebody may have called in sick the day before. */
export function whyNotCallRoll(
  actor: Member,
  { participantIds }: Pick<Occasion, 'participantIds'>,
  playerId: string,
): Refusal | null {
  return whyCannot(actor, 'callRoll') ?? (participantIds.includes(playerId) ? null : 'player-not-in-session')
}

/** A participant may change their mind until the session begins. */
export function whyNotReply(
  actor: Member,
  { startsAt, participantIds }: Occasion,
  now: Date,
): Refusal | null {
  const cannot = whyCannot(actor, 'replyToSessions')
  if (cannot) return cannot
  if (!participantIds.includes(actor.id)) return 'not-a-participant'
  return isUpcoming({ startsAt }, now) ? null : 'session-has-begun'
}

/** What the roll notes of one player, and by whom; null by nobody. */
export interface Mark {
  readonly presence: Presence | null
  readonly by: string | null
}

/** `was` is what stood on the coach's screen. */
export interface Marking {
  readonly presence: Presence | null
  readonly was: Presence | null
}

/**
 * Two coaches may call the roll at once. The same mark from both is no quarrel, and one's own may be corrected from any
 * device; another coach's is overwritten only by who has seen it.
 */
export function whyNotOverwrite(actor: Member, mark: Mark, { presence, was }: Marking): Refusal | null {
  const agrees = mark.presence === presence || mark.presence === was
  return agrees || mark.by === actor.id ? null : 'changed-meanwhile'
}

/** Present out of present and absent, in whole percent; null before any roll was called. Excused ones do not count. */
export function attendanceRate(counts: { present: number; absent: number }): number | null {
  const called = counts.present + counts.absent
  return called === 0 ? null : Math.round((100 * counts.present) / called)
}

/** What the dashboard names as a goal, in percent, until a roll has been called. */
export const attendanceGoal = 95
export const attendanceWindowDays = 90
