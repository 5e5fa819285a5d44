import type { AnyRefusal } from './refusal.ts'

/** A club's seasons, each by the day on which it begins, yyyy-mm-07-01. Days are the club's. */

/** The federation's seasons begin on 1 July. */
export function seasonStart(day: string): string {
  const year = yearOf(day)
  return startIn(day.slice(5) >= '07-01' ? year : year - 1)
}

/** 30 June. */
export function seasonEnd(startsOn: string): string {
  return `${yearOf(startsOn) + 1}-06-30`
}

export function seasonBefore(startsOn: string): string {
  return startIn(yearOf(startsOn) - 1)
}

export function seasonAfter(startsOn: string): string {
  return startIn(yearOf(startsOn) + 1)
}

/** « 2026–2027 ». */
export function seasonName(startsOn: string): string {
  return `${yearOf(startsOn)}–${yearOf(startsOn) + 1}`
}

/** The one that a club may open: from 1 June the coming one, until then the one that is on. */
export function openableSeason(today: string): string {
  return startIn(today.slice(5) >= '06-01' ? yearOf(today) : yearOf(today) - 1)
}

/** How many players at most are named at once as leaving, and as archived. */
export const maxDepartures = 1000

/** Since when somebody has not come, so that a coach thinks of them first. */
export const longAwayDays = 60

/** How far back a coach sees when somebody came for the last time. */
export const visitsLookBackDays = 366

interface Opening {
  readonly startsOn: string
  readonly today: string
  readonly isOpened: boolean
}

/** A screen may have stood open since it was another season’s turn. */
export function whyNotOpenSeason({ startsOn, today, isOpened }: Opening): AnyRefusal | null {
  if (startsOn !== openableSeason(today)) return 'changed-meanwhile'
  return isOpened ? 'season-already-opened' : null
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

function startIn(year: number): string {
  return `${year}-07-01`
}
