import { addDays, type DateRange, mondayOf } from './days.ts'
import { seasonBefore, seasonEnd, seasonStart } from './season.ts'

/** Which days analyses look at. A day is the club's, yyyy-mm-dd. */

/** The last four weeks, the last thirteen, since the season began, or one of the two seasons before it. */
export const analysisPeriods = ['weeks', 'months', 'season', 'season-1', 'season-2'] as const
export type AnalysisPeriod = (typeof analysisPeriods)[number]
export const defaultAnalysisPeriod: AnalysisPeriod = 'months'

interface WantedPeriod {
  readonly period?: AnalysisPeriod | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Three seasons: the pictures and their statements stay within bounds. */
export const maxAnalysisDays = 3 * 366

/** Days that were typed win over a period; typed the wrong way round they mean the same. */
export function analysisRange(wanted: WantedPeriod, today: string): DateRange {
  const named = rangeOf(wanted.period ?? defaultAnalysisPeriod, today)
  const { from = named.from, to = named.to } = wanted
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, 1 - maxAnalysisDays)
  return { from: first < earliest ? earliest : first, to: last }
}

function rangeOf(period: AnalysisPeriod, today: string): DateRange {
  const season = seasonStart(today)
  const last = seasonBefore(season)
  const before = seasonBefore(last)
  const ranges: Readonly<Record<AnalysisPeriod, DateRange>> = {
    weeks: { from: addDays(mondayOf(today), -3 * 7), to: today },
    months: { from: addDays(mondayOf(today), -12 * 7), to: today },
    season: { from: season, to: today },
    'season-1': { from: last, to: seasonEnd(last) },
    'season-2': { from: before, to: seasonEnd(before) },
  }
  return ranges[period]
}

/** The days of the month yyyy-mm that are within the range. */
export function monthRange(month: string, { from, to }: DateRange): DateRange {
  const first = `${month}-01`
  const last = lastDayOf(month)
  return { from: first < from ? from : first, to: last > to ? to : last }
}

export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number, 0)).toISOString().slice(0, 10)
}
