import { calendarFeedPath } from '../../contract/paths.ts'

/** 32 random bytes, which this page alone knows. */
export function newFeedToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export type CalendarKind = 'apple' | 'google' | 'other'

export interface CalendarLinks {
  readonly address: string
  /** By which calendars that are programs subscribe. */
  readonly webcal: string
  readonly google: string
}

export function calendarLinks(origin: string, token: string): CalendarLinks {
  const address = `${origin}${calendarFeedPath(token)}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
  }
}

/** The ways in, that of this device first. */
export function kindsFor(userAgent: string): readonly CalendarKind[] {
  if (/Android|CrOS/.test(userAgent)) return ['google', 'apple', 'other']
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return ['apple', 'google', 'other']
  return ['other', 'google', 'apple']
}
