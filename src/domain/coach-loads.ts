import type { Named, Occupying } from './session-calendar.ts'
import { sessionMinutes } from './training-session.ts'

export interface CoachLoad {
  readonly coach: Named
  readonly sessions: number
  readonly minutes: number
}

/** Who coaches how much, most first, and how many sessions nobody coaches. */
export function coachLoads(all: readonly Pick<Occupying, 'duration' | 'coaches' | 'cancelledAt'>[]): {
  readonly loads: readonly CoachLoad[]
  readonly without: number
} {
  const sessions = all.filter(({ cancelledAt }) => !cancelledAt)
  const loads = new Map<string, CoachLoad>()
  for (const { duration, coaches = [] } of sessions) {
    for (const coach of coaches) {
      const { sessions: count = 0, minutes = 0 } = loads.get(coach.id) ?? {}
      loads.set(coach.id, { coach, sessions: count + 1, minutes: minutes + sessionMinutes(duration) })
    }
  }
  return {
    loads: [...loads.values()].toSorted(
      (a, b) => b.minutes - a.minutes || a.coach.name.localeCompare(b.coach.name, 'fr'),
    ),
    without: sessions.filter(({ coaches }) => coaches?.length === 0).length,
  }
}
