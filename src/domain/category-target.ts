import { categories, type Category } from './category.ts'

/** Of a club's minutes, the share that each category should have: whole percent, 100 together. */
export type CategoryTarget = Readonly<Record<Category, number>>

/** A quarter of the minutes for each quarter of the table, as long as a club has set none. */
export const evenTarget: CategoryTarget = { service: 25, initiative: 25, counter: 25, defense: 25 }

export function targetTotal(target: CategoryTarget): number {
  return categories.reduce((sum, category) => sum + target[category], 0)
}
