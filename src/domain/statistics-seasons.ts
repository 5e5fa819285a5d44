import type { DateRange } from './days.ts'
import { seasonEnd, seasonStart } from './season.ts'
import { comparedSeasons, isIn, type Mastery } from './statistics.ts'
import { type RolledSession, trainedBy } from './training-history.ts'

/** Of some days. */
export interface SeasonFigures {
  /** With a roll on which one of the players stands. */
  readonly sessions: number
  readonly present: number
  readonly absent: number
  /** Of the programmes of those sessions at which one of the players was present. */
  readonly minutes: number
  readonly gained: number
}

export interface ComparedSeason {
  /** Its 1 July. */
  readonly start: string
  /** Until the same day of the season as the last one. */
  readonly toDate: SeasonFigures
  readonly whole: SeasonFigures
}

/** The season of that day and those before it, the earliest first; a season lasts until 30 June. */
export function compareSeasons(
  sessions: readonly RolledSession[],
  masteries: readonly Mastery[],
  day: string,
): ComparedSeason[] {
  const year = Number(seasonStart(day).slice(0, 4))
  return Array.from({ length: comparedSeasons }, (_, index) => {
    const first = year - (comparedSeasons - 1) + index
    const start = `${first}-07-01`
    const end = first === year ? day : seasonEnd(start)
    return {
      start,
      toDate: figuresOf(sessions, masteries, { from: start, to: sameDayInSeason(start, day) }),
      whole: figuresOf(sessions, masteries, { from: start, to: end }),
    }
  })
}

/** The day of that season which is as far into it: 28 February for a 29 February that it has not. */
export function sameDayInSeason(start: string, day: string): string {
  const yearsSince = Number(day.slice(0, 4)) - Number(seasonStart(day).slice(0, 4))
  const year = Number(start.slice(0, 4)) + yearsSince
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}${day.endsWith('-02-29') && !isLeap ? '-02-28' : day.slice(4)}`
}

function figuresOf(
  sessions: readonly RolledSession[],
  masteries: readonly Mastery[],
  range: DateRange,
): SeasonFigures {
  const figures = { sessions: 0, present: 0, absent: 0, minutes: 0 }
  for (const session of sessions) {
    if (!isIn(range, session.day)) continue
    figures.sessions += 1
    figures.present += session.present.length
    figures.absent += session.absent.length
    figures.minutes += minutesWithSomebody(session)
  }
  return { ...figures, gained: masteries.filter(({ day }) => isIn(range, day)).length }
}

/** From the first arrival on. */
function minutesWithSomebody(session: RolledSession): number {
  const { present, late, minutes } = session
  if (present.length === 0) return 0
  return late ? Math.max(...present.map((playerId) => trainedBy(session, playerId).minutes)) : minutes
}
