import type { Refusal } from './refusal.ts'

/** Bounds that no club reaches: what is listed stays readable, and an answer stays small. */
export const maxGroups = 50
export const maxGroupPlayers = 200
export const maxGroupCoaches = 20
export const maxGroupName = 40

/** Monday is 1, as a French week begins. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** `present` counts the groups that the club has. */
export function whyNotAddGroup(present: number): Refusal | null {
  return present < maxGroups ? null : 'too-many-groups'
}

/** The competition that is still to come; null once its day is over. Days are the club's. */
export function upcomingCompetition(day: string | null, today: string): string | null {
  return day !== null && day >= today ? day : null
}

interface Slot {
  readonly name: string
  readonly weekday: Weekday | null
  readonly time: string | null
}

/** As a week goes by; those without a day come last, each by name. */
export function inWeekOrder<G extends Slot>(groups: readonly G[]): readonly G[] {
  return groups.toSorted(
    (a, b) =>
      (a.weekday ?? 8) - (b.weekday ?? 8) ||
      (a.time ?? '24').localeCompare(b.time ?? '24') ||
      a.name.localeCompare(b.name, 'fr'),
  )
}
