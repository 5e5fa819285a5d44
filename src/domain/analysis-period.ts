import { seasonStart } from './season.ts'

/** Which days analyses look at. A day is the club's, yyyy-mm-dd. */

/** The last four weeks, the last thirteen, or since the season began. */
export const analysisPeriods = ['weeks', 'months', 'season'] as const
export type AnalysisPeriod = (typeof analysisPeriods)[number]
export const defaultAnalysisPeriod: AnalysisPeriod = 'months'

export interface DateRange {
  readonly from: string
  /** Included. */
  readonly to: string
}

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

/** The Mondays of the weeks that the range touches. */
export function weeksOf({ from, to }: DateRange): string[] {
  const weeks: string[] = []
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Never below 0. */
export function daysSince(day: string, today: string): number {
  return Math.max(0, (Date.parse(today) - Date.parse(day)) / dayMs)
}

const dayMs = 24 * 3600 * 1000
