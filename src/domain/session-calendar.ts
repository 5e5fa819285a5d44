import { addDays, type DateRange, mondayOf } from './days.ts'
import { type SessionDuration, addMinutes, sessionMinutes } from './training-session.ts'

/** Six weeks: what a month shows. */
export const maxCalendarDays = 42

/** More than any club trains in six weeks: an answer stays within bounds. */
export const maxCalendarSessions = 500

const dayMs = 24 * 3600 * 1000

/** A day and the six that follow it. */
export function daysFrom(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(day, index))
}

/** Not the wrong way round, and not too long. */
export function isCalendarRange({ from, to }: DateRange): boolean {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1
  return days >= 1 && days <= maxCalendarDays
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface Occupying {
  readonly id: string
  /** An ISO instant. */
  readonly startsAt: string
  readonly duration: SessionDuration
  readonly cancelledAt?: string | undefined
  readonly place?: Named | null | undefined
  readonly coaches?: readonly Named[] | undefined
}

export interface Clash<S> {
  readonly session: S
  /** Where both are, if that is one place. */
  readonly place: Named | null
  /** Who coaches both. */
  readonly coaches: readonly Named[]
}

/** The sessions that have the same place or coach at the same time: to be said, and not forbidden. */
export function clashesWith<S extends Occupying>(session: Occupying, others: readonly S[]): Clash<S>[] {
  return others
    .filter((other) => other.id !== session.id && overlap(session, other))
    .map((other) => ({
      session: other,
      place: session.place && session.place.id === other.place?.id ? session.place : null,
      coaches: (session.coaches ?? []).filter(({ id }) => other.coaches?.some((coach) => coach.id === id)),
    }))
    .filter(({ place, coaches }) => place || coaches.length > 0)
}

/** One that begins as the other ends does not meet it, nor does one that is cancelled. */
function overlap(a: Occupying, b: Occupying): boolean {
  if (a.cancelledAt || b.cancelledAt) return false
  return new Date(a.startsAt) < endOf(b) && new Date(b.startsAt) < endOf(a)
}

function endOf({ startsAt, duration }: Occupying): Date {
  return addMinutes(startsAt, sessionMinutes(duration))
}

/** From Monday to Sunday. */
export function weekOf(day: string): DateRange {
  const monday = mondayOf(day)
  return { from: monday, to: addDays(monday, 6) }
}

/** The whole weeks that a month touches. */
export function weeksOfMonth(day: string): DateRange {
  const first = `${day.slice(0, 7)}-01`
  return { from: mondayOf(first), to: weekOf(addDays(addMonths(first, 1), -1)).to }
}

/** The same day of another month; its last one where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}
