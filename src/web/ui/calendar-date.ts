/** Calendar dates as 'yyyy-mm-dd' strings: no clock, no time zone; comparing the strings compares the dates. */

export function addDays(date: string, days: number): string {
  const at = toUtc(date)
  at.setUTCDate(at.getUTCDate() + days)
  return toIso(at)
}

/** The same day some months away, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const at = toUtc(date)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months)
  at.setUTCDate(Math.min(day, daysInMonth(at.getUTCFullYear(), at.getUTCMonth() + 1)))
  return toIso(at)
}

/** 0 is Monday. */
export function weekday(date: string): number {
  return (toUtc(date).getUTCDay() + 6) % 7
}

/** The weeks, Monday first, that contain the month of `date`. */
export function monthWeeks(date: string): string[][] {
  const month = date.slice(0, 7)
  const first = `${month}-01`
  let day = addDays(first, -weekday(first))
  const weeks: string[][] = []
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
    day = addDays(day, 7)
  } while (day.startsWith(month))
  return weeks
}

export function clampDate(date: string, min?: string, max?: string): string {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function toIso(at: Date): string {
  return at.toISOString().slice(0, 10)
}
