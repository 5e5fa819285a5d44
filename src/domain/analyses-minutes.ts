import { categories, type Category } from './category.ts'
import type { CategoryTarget } from './category-target.ts'

export interface CategoryMinutes {
  /** yyyy-mm */
  readonly month: string
  readonly category: Category
  readonly minutes: number
}

export interface CategoryShare {
  readonly category: Category
  readonly minutes: number
  /** Both in whole percent. */
  readonly share: number
  readonly target: number
}

/** Of what its target asks for: at or below it, a category is worth a sentence. */
export const neglectedShare = 0.6

export function categoryShares(
  played: readonly CategoryMinutes[],
  targets: CategoryTarget,
): readonly CategoryShare[] {
  const total = played.reduce((sum, { minutes }) => sum + minutes, 0)
  return categories.map((category) => {
    const minutes = minutesOf(played, category)
    return {
      category,
      minutes,
      share: total === 0 ? 0 : Math.round((100 * minutes) / total),
      target: targets[category],
    }
  })
}

/** The category that got the least of what its target asks for, if that is 60 % of it or less; one without a target asks for nothing. */
export function neglectedCategory(shares: readonly CategoryShare[]): CategoryShare | null {
  const total = shares.reduce((sum, { minutes }) => sum + minutes, 0)
  const least = shares
    .filter(({ target }) => target > 0)
    .toSorted((a, b) => a.minutes / a.target - b.minutes / b.target)[0]
  if (!least || total === 0) return null
  return (100 * least.minutes) / total <= neglectedShare * least.target ? least : null
}

export interface MonthMinutes {
  readonly month: string
  readonly minutes: Readonly<Record<Category, number>>
}

/** Earliest first. */
export function minutesByMonth(played: readonly CategoryMinutes[]): readonly MonthMinutes[] {
  return [...Map.groupBy(played, ({ month }) => month)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, ofMonth]) => ({ month, minutes: minutesByCategory(ofMonth) }))
}

export function minutesByCategory(played: readonly CategoryMinutes[]): Readonly<Record<Category, number>> {
  return {
    service: minutesOf(played, 'service'),
    initiative: minutesOf(played, 'initiative'),
    counter: minutesOf(played, 'counter'),
    defense: minutesOf(played, 'defense'),
  }
}

function minutesOf(played: readonly CategoryMinutes[], wanted: Category): number {
  return played.reduce((sum, { category, minutes }) => sum + (category === wanted ? minutes : 0), 0)
}
