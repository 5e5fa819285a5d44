const dayMs = 24 * 3600 * 1000

/** The day, yyyy-mm-dd, that an instant falls on in a club of ours. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** An instant of that day; the hour is in UTC, which is near enough for what happened months ago. */
export function instantOn(day: string, utcTime: string): Date {
  return new Date(`${day}T${utcTime}Z`)
}
