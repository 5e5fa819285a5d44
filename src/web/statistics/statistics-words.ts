import type { PauseSpan } from '../../domain/statistics.ts'
import type { ClockSpan } from '../../domain/statistics-clock.ts'
import type { MinuteSpan } from '../../domain/statistics-crossings.ts'
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

export const minuteSpanNames: Readonly<Record<MinuteSpan, string>> = {
  'under-15': 'moins de 15',
  'from-15': '15 à 30',
  'from-30': '30 à 60',
  'from-60': '60 à 90',
  'from-90': '90 et plus',
}

export const clockSpanNames: Readonly<Record<ClockSpan, string>> = {
  'under-15': '0–15',
  'from-15': '15–30',
  'from-30': '30–45',
  'from-45': '45–60',
  'from-60': '60 et +',
}

/** « 60 à 90 minutes », « 90 minutes et plus » */
export function spanIn(unit: string, name: string): string {
  const [from, more] = name.split(' et ')
  return `${from}\u00A0${unit}${more ? ' et plus' : ''}`
}

/** « 2025-2026 », of the 1 July on which it begins. */
export function seasonName(start: string): string {
  const year = Number(start.slice(0, 4))
  return `${year}-${year + 1}`
}

export function percent(share: number): number {
  return Math.round(100 * share)
}

export function partInPercent(part: number, of: number): number {
  return percent(part / of)
}

/** « +22 », « −4 », « 0 » */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** A scale of points around 0, at most from -100 to 100. */
export function pointsScaleOf(values: readonly number[]) {
  const low = Math.min(0, ...values)
  const high = Math.max(20, ...values)
  const step = high - low > 80 ? 50 : 20
  const min = Math.max(-100, Math.floor(low / step) * step)
  const max = Math.min(100, Math.ceil(high / step) * step)
  const ticks = Array.from({ length: (max - min) / step + 1 }, (_, n) => min + n * step).map((at) => ({
    at,
    text: signed(at),
    // Beside 0 there is room for one that is far enough alone.
    isMinor: at !== 0 && at !== max && (at !== min || -min * 3 < max - min),
  }))
  return { min, max, ticks }
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
    isMinor: n > 0 && n < count,
  }))
  return { max: count * step, ticks }
}
