import { clubDay, clubTime, longDay } from '../clubs/club-time.ts'

/** « mardi 24 novembre vers 18 h »: the last use of a key is kept to the hour. */
export function hourOf(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant)
  const hour = Number(clubTime(at, timeZone).slice(0, 2))
  return `${longDay(clubDay(at, timeZone), clubDay(now, timeZone))} vers ${hour}\u00A0h`
}
