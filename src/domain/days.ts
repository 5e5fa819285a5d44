/** Days of a club, yyyy-mm-dd. */
export interface DateRange {
  readonly from: string
  /** Included. */
  readonly to: string
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
