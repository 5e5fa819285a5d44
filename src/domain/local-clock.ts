/** What a clock on the wall of a club shows. */

/** Minutes since midnight. */
export type ClockTime = number & { readonly clockTime: true }

/** Of a text such as 07:30. */
export function clockTime(text: `${number}:${number}`): ClockTime {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) as ClockTime
}

const minuteMs = 60_000
const minutesOfDay = 24 * 60

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** The local date, such as 2026-11-28, and the time of day. */
export function localClock(at: Date, timeZone: string): { date: string; minutes: number } {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/**
 * The first instant from `from` on at which the clock shows that time; within that minute `from` itself. Of no use for the hours
 * around a change of the clocks, which skip a time or show it twice.
 */
export function nextTimeOfDay(from: Date, time: ClockTime, timeZone: string): Date {
  const { minutes } = localClock(from, timeZone)
  if (minutes === time) return from
  const ahead = (time - minutes + minutesOfDay) % minutesOfDay
  const wholeMinute = Math.floor(from.getTime() / minuteMs) * minuteMs
  const guess = new Date(wholeMinute + ahead * minuteMs)
  // The clocks were changed in between.
  const off = time - localClock(guess, timeZone).minutes
  const nearest =
    off > minutesOfDay / 2 ? off - minutesOfDay : off < -minutesOfDay / 2 ? off + minutesOfDay : off
  return new Date(guess.getTime() + nearest * minuteMs)
}
