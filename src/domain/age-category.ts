import { seasonStart } from './season.ts'

/**
 * The federation's age categories. A season runs from 1 July to 30 June, and somebody's category goes by the whole years
 * that they have on the 1 January in it: by the year of birth alone.
 */
const categories = [
  { below: 9, name: 'Poussin' },
  { below: 10, name: 'Benjamin 1' },
  { below: 11, name: 'Benjamin 2' },
  { below: 12, name: 'Minime 1' },
  { below: 13, name: 'Minime 2' },
  { below: 14, name: 'Cadet 1' },
  { below: 15, name: 'Cadet 2' },
  { below: 16, name: 'Junior 1' },
  { below: 17, name: 'Junior 2' },
  { below: 18, name: 'Junior 3' },
  { below: 19, name: 'Junior 4' },
  { below: 40, name: 'Senior' },
  { below: 50, name: 'Vétéran 1' },
  { below: 60, name: 'Vétéran 2' },
  { below: 70, name: 'Vétéran 3' },
  { below: 80, name: 'Vétéran 4' },
  { below: Infinity, name: 'Vétéran 5' },
] as const

export type AgeCategory = (typeof categories)[number]['name']

/** What a year of birth can be written as; which ones are plausible depends on the day. */
export const earliestBirthYear = 1900
export const latestBirthYear = 2099

/** The category in the season of `today`, the club's day (yyyy-mm-dd). */
export function ageCategory(birthYear: number, today: string): AgeCategory {
  const yearOfJanuary = Number(seasonStart(today).slice(0, 4)) + 1
  // Whoever was born during the year before is not one yet.
  const age = yearOfJanuary - birthYear - 1
  return categories.find(({ below }) => age < below)!.name
}

const youngestPlayer = 3
const oldestPlayer = 110

/** The years of birth that somebody who plays today can have. */
export function plausibleBirthYears(today: string): { from: number; to: number } {
  const year = Number(today.slice(0, 4))
  return { from: Math.max(earliestBirthYear, year - oldestPlayer), to: year - youngestPlayer }
}
