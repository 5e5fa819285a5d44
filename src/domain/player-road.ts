import type { Category } from './category.ts'
import type { Composition } from './exercise.ts'
import { catalogueTechniquesOf } from './technique-catalogue.ts'

/** One week of a player: what they were invited to and took part in, of sessions that are over. */
export interface RoadWeek {
  /** Its Monday, yyyy-mm-dd. */
  readonly week: string
  readonly planned: number
  readonly attended: number
}

/** How many weeks the sentence looks back on. */
export const lookedBackWeeks = 5

export interface Regularity {
  readonly attended: number
  readonly weeks: number
}

/** In how many of the latest weeks somebody came. A week in which nothing was planned, such as a holiday, does not count. */
export function regularityOf(weeks: readonly RoadWeek[]): Regularity {
  const latest = weeks
    .filter(({ planned }) => planned > 0)
    .toSorted((a, b) => a.week.localeCompare(b.week))
    .slice(-lookedBackWeeks)
  return { attended: latest.filter(({ attended }) => attended > 0).length, weeks: latest.length }
}

export interface TechniqueMinutes {
  /** Of the catalogue; null for another technique. */
  readonly id: string | null
  readonly name: string
  readonly category: Category
  readonly minutes: number
}

/** Most first. An exercise counts for each technique of the catalogue that it practises, and otherwise under its own name. */
export function techniqueMinutes(
  played: readonly (Composition & { readonly minutes: number })[],
): TechniqueMinutes[] {
  const found = new Map<string, TechniqueMinutes>()
  for (const { minutes, ...exercise } of played) {
    const ofCatalogue = catalogueTechniquesOf(exercise)
    const own = { id: null, name: exercise.technique, category: exercise.type }
    for (const { id, name, category } of ofCatalogue.length > 0 ? ofCatalogue : [own]) {
      const key = id ?? `${category} ${name}`
      found.set(key, { id, name, category, minutes: minutes + (found.get(key)?.minutes ?? 0) })
    }
  }
  return [...found.values()].toSorted((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name, 'fr'))
}
