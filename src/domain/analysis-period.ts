import { addDays, type DateRange, mondayOf } from './days.ts'
import { seasonStart } from './season.ts'

/** Which days analyses look at. A day is the club's, yyyy-mm-dd. */

/** The last four weeks, the last thirteen, or since the season began. */
export const analysisPeriods = ['weeks', 'months', 'season'] as const
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
  const { period = defaultAnalysisPeriod, from = periodStart(period, today), to = today } = wanted
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, 1 - maxAnalysisDays)
  return { from: first < earliest ? earliest : first, to: last }
}

function periodStart(period: AnalysisPeriod, today: string): string {
  if (period === 'season') return seasonStart(today)
  return addDays(mondayOf(today), period === 'weeks' ? -3 * 7 : -12 * 7)
}
