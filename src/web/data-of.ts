import { clubDay, clubTime, dateOf, daysBetween } from './club-time.ts'

/** « données de 14 h 32 », « données d’hier, 18 h 05 », « données du 3 octobre, 9 h 40 ». */
export function dataOf(at: Date, timeZone: string, now: Date): string {
  const [day, today] = [clubDay(at, timeZone), clubDay(now, timeZone)]
  const [hour, minute] = clubTime(at, timeZone).split(':')
  const time = `${Number(hour)}\u00a0h\u00a0${minute}`
  const days = daysBetween(day, today)
  if (days === 0) return `données de ${time}`
  if (days === 1) return `données d’hier, ${time}`
  return `données du ${dateOf(at.toISOString(), timeZone, now)}, ${time}`
}
