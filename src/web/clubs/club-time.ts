import { once } from '../ui/once.ts'

/** Days and times as a club reads them: in French, and in the club's time zone. */

/** The club's date, yyyy-mm-dd. */
export function clubDay(at: Date, timeZone: string): string {
  const { year, month, day } = wallClock(at, timeZone)
  return `${year}-${month}-${day}`
}

/** The club's time of day, HH:mm. */
export function clubTime(at: Date, timeZone: string): string {
  const { hour, minute } = wallClock(at, timeZone)
  return `${hour}:${minute}`
}

/** In parts: how a locale joins them differs from one browser's data to the next (en-CA is yyyy-mm-dd in some only). */
function wallClock(at: Date, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = wallClockFormat(timeZone).formatToParts(at)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const wallClockFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: making one takes as long as twenty uses, and a list of sessions asks for dozens. */
function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const made =
    wallClockFormats.get(timeZone) ??
    new Intl.DateTimeFormat('fr-FR', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  wallClockFormats.set(timeZone, made)
  return made
}

/** When it is that day and time at the club. A time that summer time skips counts as the one an hour later. */
export function clubInstant(day: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const aheadOfUtc = (at: number) =>
    Date.parse(`${clubDay(new Date(at), timeZone)}T${clubTime(new Date(at), timeZone)}:00Z`) - at
  return new Date(asIfUtc - aheadOfUtc(asIfUtc - aheadOfUtc(asIfUtc)))
}

/** Whether the clocks skip that day's time, as summer time begins, or show it twice, as it ends. */
export function clockChange(day: string, time: string, timeZone: string): 'skipped' | 'repeated' | null {
  const at = clubInstant(day, time, timeZone)
  if (clubDay(at, timeZone) !== day || clubTime(at, timeZone) !== time) return 'skipped'
  return isRepeated(at, time, timeZone) ? 'repeated' : null
}

/** It is the second one that counts; Lord Howe moves its clocks by half an hour. */
function isRepeated(at: Date, time: string, timeZone: string): boolean {
  return [60, 30].some((minutes) => clubTime(new Date(at.getTime() - minutes * 60_000), timeZone) === time)
}

/** « 18:00 »; « 02:30 (heure d’hiver) » where it comes twice. */
export function sessionTime(
  { time, startsAt }: { readonly time: string; readonly startsAt: string },
  timeZone: string,
): string {
  // Nowhere are clocks moved later, and a list need not look.
  if (time >= '04:00') return time
  return isRepeated(new Date(startsAt), time, timeZone) ? `${time} (heure d’hiver)` : time
}

/** « mardi 24 novembre »; another year than today's is said. */
export function longDay(day: string, today: string): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4)
  const written = (sameYear ? withoutYear : withYear)().format(new Date(`${day}T00:00:00Z`))
  return written.replace(/\b1 /, '1er ')
}

/** « mardi 24 novembre à 19:40 ». */
export function longInstant(instant: string, timeZone: string, now: Date): string {
  const at = new Date(instant)
  return `${longDay(clubDay(at, timeZone), clubDay(now, timeZone))} à ${clubTime(at, timeZone)}`
}

/** « 3 octobre 2026 »: a date that is told and not planned for. */
export function writtenDate(instant: string, timeZone: string): string {
  const written = plainDate().format(new Date(`${clubDay(new Date(instant), timeZone)}T00:00:00Z`))
  return written.replace(/^1 /, '1er ')
}

/** « 3 octobre »; another year than now is said. */
export function dateOf(instant: string, timeZone: string, now: Date): string {
  const written = writtenDate(instant, timeZone)
  const sameYear = clubDay(new Date(instant), timeZone).slice(0, 4) === clubDay(now, timeZone).slice(0, 4)
  return sameYear ? written.replace(/ \d{4}$/, '') : written
}

/** « dans 42 minutes », « dans 3 heures », « demain », « dans 6 jours »; « maintenant » at the minute itself. */
export function fromNow(instant: string, now: Date, timeZone: string): string {
  const at = new Date(instant)
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000)
  if (minutes === 0) return relative().format(0, 'second')
  if (Math.abs(minutes) < 60) return relative().format(minutes, 'minute')
  const days = daysBetween(clubDay(now, timeZone), clubDay(at, timeZone))
  return days === 0 ? relative().format(Math.trunc(minutes / 60), 'hour') : relative().format(days, 'day')
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const withoutYear = once(() => new Intl.DateTimeFormat('fr-FR', dayAndMonth))
const withYear = once(() => new Intl.DateTimeFormat('fr-FR', { ...dayAndMonth, year: 'numeric' }))
const plainDate = once(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const relative = once(() => new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' }))
