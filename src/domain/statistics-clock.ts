import { daysSince } from './days.ts'
import { refreshAfterDays } from './skill-clock.ts'
import type { Trail } from './training-history.ts'

/** « Horloge des techniques » : for how long what is mastered has not been played. */

export const clockSpans = ['under-15', 'from-15', 'from-30', 'from-45', 'from-60'] as const
export type ClockSpan = (typeof clockSpans)[number]

export function clockSpanOf(days: number): ClockSpan {
  if (days < 15) return 'under-15'
  if (days < 30) return 'from-15'
  if (days < refreshAfterDays) return 'from-30'
  return days < 60 ? 'from-45' : 'from-60'
}

/** A technique that a player has mastered. */
export interface LastPlayed {
  readonly playerId: string
  readonly techniqueId: string
  /** Trained, or evaluated, for the last time. */
  readonly day: string
  /** Since then. */
  readonly days: number
}

/** None where the evaluation that counted on that day is another. `lastDay` is that of the last training until then. */
export function lastPlayed(
  { playerId, techniqueId, steps }: Trail,
  lastDay: string | null,
  day: string,
): LastPlayed[] {
  const now = steps.findLast((step) => step.day <= day)
  if (now?.status !== 'mastered') return []
  const last = lastDay !== null && lastDay > now.day ? lastDay : now.day
  return [{ playerId, techniqueId, day: last, days: daysSince(last, day) }]
}

export interface Clock {
  readonly mastered: number
  /** Not played for `refreshAfterDays` or longer. */
  readonly toRefresh: number
  readonly spans: { readonly span: ClockSpan; readonly techniques: number }[]
}

export function clockOf(played: readonly LastPlayed[]): Clock {
  return {
    mastered: played.length,
    toRefresh: played.filter(({ days }) => days >= refreshAfterDays).length,
    spans: clockSpans.map((span) => ({
      span,
      techniques: played.filter(({ days }) => clockSpanOf(days) === span).length,
    })),
  }
}
