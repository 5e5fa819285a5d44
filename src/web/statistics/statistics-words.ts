import type { PauseSpan } from '../../domain/statistics.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { hoursAndMinutes } from '../analyses/analyses-words.ts'

/** Null is all of them together. */
export function techniqueName(id: string | null): string {
  return id === null ? 'Toutes ensemble' : (catalogueTechnique(id)?.name ?? id)
}

export const pauseNames: Readonly<Record<PauseSpan, string>> = {
  'under-30': 'moins de 30 jours',
  'from-30': '30 à 44 jours',
  'from-45': '45 à 89 jours',
  'from-90': '90 jours et plus',
}

/** « 2025-2026 », of the 1 July on which it begins. */
export function seasonName(start: string): string {
  const year = Number(start.slice(0, 4))
  return `${year}-${year + 1}`
}

export function percent(share: number): number {
  return Math.round(100 * share)
}

const steps = [10, 15, 30, 60, 120, 240, 480, 960]

/** A scale of minutes with at most four steps, long enough for the largest of them. */
export function scaleOf(minutes: readonly number[]) {
  const largest = Math.max(...minutes, 1)
  const step = steps.find((each) => each * 4 >= largest) ?? Math.ceil(largest / 240) * 60
  const count = Math.ceil(largest / step)
  const ticks = Array.from({ length: count + 1 }, (_, n) => ({
    at: n * step,
    text: n === 0 ? '0' : hoursAndMinutes(n * step),
  }))
  return { max: count * step, ticks }
}
