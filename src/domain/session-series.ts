import { addDays, type DateRange, mondayOf, weekdayOf } from './days.ts'
import { holidaysPublishedUntil, publicHoliday, schoolHoliday, type SchoolZone } from './school-holidays.ts'
import { seasonEnd, seasonStart } from './season.ts'

/** More than a season has weeks. */
export const maxSeriesDates = 60
export const maxClosures = 50
/** As many planned dates on days that a club closes are said, and cancelled, at once. */
export const maxClosedDates = 300
export const maxClosureLabel = 60

/** Days on which a club does not train. */
export interface Closure extends DateRange {
  readonly id: string
  readonly label: string
}

export interface ClubClosures {
  /** Whose school holidays fall out; null where none do. */
  readonly schoolZone: SchoolZone | null
  readonly closures: readonly Closure[]
}

export interface SeriesDate {
  readonly date: string
  /** Why nobody trains that day: « Vacances de Noël »; null where they do. */
  readonly why: string | null
}

/** The same weekday from the first day to the last, both included, as many as a series may have. */
export function weeklyDates({ from, to }: DateRange, club: ClubClosures): SeriesDate[] {
  const dates: SeriesDate[] = []
  for (let date = from; date <= to && dates.length < maxSeriesDates; date = addDays(date, 7)) {
    dates.push({ date, why: whyClosed(date, club) })
  }
  return dates
}

export function whyClosed(day: string, { schoolZone, closures }: ClubClosures): string | null {
  const own = closures.find(({ from, to }) => from <= day && day <= to)
  return own?.label ?? publicHoliday(day) ?? (schoolZone && schoolHoliday(day, schoolZone))
}

/** The first school year on these dates whose holidays are not published yet: « 2027-2028 »; null where all are, or none count. */
export function unpublishedYear(dates: readonly SeriesDate[], { schoolZone }: ClubClosures): string | null {
  const [first] = schoolZone ? dates.filter(({ date }) => date > holidaysPublishedUntil) : []
  if (!first) return null
  const year = Number(seasonStart(first.date).slice(0, 4))
  return `${year}-${year + 1}`
}

/** Where a series ends unless somebody says otherwise: with the season, or with the next one where that ends too soon. */
export function usualLastDay(from: string): string {
  const end = seasonEnd(seasonStart(from))
  return addDays(from, 7) <= end ? end : seasonEnd(seasonStart(addDays(end, 1)))
}

/** The first day after that one which is the same weekday as this one. */
export function nextSameWeekday(day: string, after: string): string {
  return addDays(after, 1 + ((weekdayOf(day) - weekdayOf(after) + 6) % 7))
}

/** What the dates of a series have in common; the programme is each one's own. */
export interface SeriesPlan {
  readonly title: string
  readonly description: string
  readonly date: string
  readonly time: string
  readonly duration: string
  readonly playerIds: readonly string[]
  readonly placeId: string | null
  readonly groupId: string | null
  readonly coachIds: readonly string[]
}

/** Said of a date that would take others of its series into another week. */
export const otherWeek = 'Pour plusieurs dates, choisissez un jour de la même semaine'

export function leavesWeek(before: Pick<SeriesPlan, 'date'>, after: Pick<SeriesPlan, 'date'>): boolean {
  return mondayOf(before.date) !== mondayOf(after.date)
}

/**
 * What another date becomes when one of its series is changed: it takes over what was changed, where it had the same before. So a
 * date with a time, a place or coaches of its own keeps them; a date moves within its week (`leavesWeek`). Of the players those come who were added, and go who were taken away.
 */
export function followChange<P extends SeriesPlan>(before: SeriesPlan, after: SeriesPlan, other: P): P {
  const follows = <F extends 'title' | 'description' | 'time' | 'duration' | 'placeId' | 'groupId'>(
    field: F,
  ) => (other[field] === before[field] ? after[field] : other[field])
  const weekday = weekdayOf(before.date)
  const gone = new Set(before.playerIds.filter((id) => !after.playerIds.includes(id)))
  const added = after.playerIds.filter((id) => !before.playerIds.includes(id))
  return {
    ...other,
    title: follows('title'),
    description: follows('description'),
    time: follows('time'),
    duration: follows('duration'),
    placeId: follows('placeId'),
    groupId: follows('groupId'),
    date:
      weekday === weekdayOf(other.date) ? addDays(other.date, weekdayOf(after.date) - weekday) : other.date,
    coachIds: isSameSet(other.coachIds, before.coachIds) ? after.coachIds : other.coachIds,
    playerIds: [...new Set([...other.playerIds.filter((id) => !gone.has(id)), ...added])],
  }
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
