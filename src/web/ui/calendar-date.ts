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

/** The whole weeks, Monday first, that hold the month of `date`. */
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

const separated = /^(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{2}|\d{4}))?$/
const compact = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Reads what people type for a date: `3/12`, `3-12-26`, `03122026`, `3.12.2026`. Without a year it is the date nearest to
 * `today`. Null when it is no date.
 */
export function parseDate(text: string, today: string): string | null {
  const typed = text.trim()
  const whole = iso.exec(typed)
  if (whole) return makeDate(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const parts = separated.exec(typed) ?? compact.exec(typed)
  if (!parts) return null
  const day = Number(parts[1])
  const month = Number(parts[2])
  if (parts[3]) return makeDate(Number(parts[3]) + (parts[3].length === 2 ? 2000 : 0), month, day)
  const year = Number(today.slice(0, 4))
  const candidates = [year - 1, year, year + 1].flatMap((each) => makeDate(each, month, day) ?? [])
  return candidates.toSorted((a, b) => distance(a, today) - distance(b, today))[0] ?? null
}

/** '2026-12-03' as 03/12/2026. */
export function formatDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

function makeDate(year: number, month: number, day: number): string | null {
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return toIso(new Date(Date.UTC(year, month - 1, day)))
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function distance(a: string, b: string): number {
  return Math.abs(toUtc(a).getTime() - toUtc(b).getTime())
}

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function toIso(at: Date): string {
  return at.toISOString().slice(0, 10)
}
