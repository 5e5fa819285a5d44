/** Calendar dates, 'yyyy-mm-dd' strings, as people type and read them. */

const separated = /^(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{2}|\d{4}))?$/
const compact = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Parses a typed date: `3/12`, `3-12-26`, `03122026`, `3.12.2026`. Without a year it is the date nearest to `today`.
 * Null if it is no date.
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
  const at = new Date(Date.UTC(year, month - 1, day))
  // Date.UTC turns a day that the month does not have into one of the next month.
  if (year < 1900 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null
  return at.toISOString().slice(0, 10)
}

function distance(a: string, b: string): number {
  return Math.abs(Date.parse(a) - Date.parse(b))
}
