import { plausibleBirthYears } from './age-category.ts'
import type { Refusal } from './refusal.ts'

/** What of a player is on the federation's licence; null where nothing is known. */
export interface Registration {
  readonly licence: string | null
  readonly birthYear: number | null
}

/**
 * Why a registration may not take the place of `current`, as `was` was on the screen. The player and every coach write
 * it; the same from two of them is no conflict. A licence goes with the membership.
 */
export function whyNotRegister({
  isMember,
  wanted,
  was,
  current,
}: {
  readonly isMember: boolean
  readonly wanted: Registration
  readonly was: Registration
  readonly current: Registration
}): Refusal | null {
  if (wanted.licence !== null && !isMember) return 'no-club'
  return isSame(current, was) || isSame(current, wanted) ? null : 'changed-meanwhile'
}

function isSame(one: Registration, other: Registration): boolean {
  return one.licence === other.licence && one.birthYear === other.birthYear
}

/** What is wrong with a year of birth on that day; null where nothing is. */
export function birthYearFlaw(birthYear: number | null, today: string): string | null {
  const { from, to } = plausibleBirthYears(today)
  if (birthYear === null || (birthYear >= from && birthYear <= to)) return null
  return `Une année entre ${from} et ${to}`
}
