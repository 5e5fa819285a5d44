import { pauseSpans, type PauseSpan } from '../../domain/statistics.ts'
import { clockSpans, type ClockSpan } from '../../domain/statistics-clock.ts'
import { minuteSpans, type MinuteSpan } from '../../domain/statistics-crossings.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import type { StatisticsSearch } from './statistics-search.ts'
import { clockSpanNames, minuteSpanNames, pauseNames, techniqueName } from './statistics-words.ts'

/** The cases behind a figure, all of them or those of a technique or a span. */
export type WantedCases =
  | { readonly kind: 'masteries'; readonly technique: string | null }
  | { readonly kind: 'pauses'; readonly span: PauseSpan | null }
  | { readonly kind: 'crossings'; readonly technique: string | null; readonly span: MinuteSpan | null }
  | { readonly kind: 'played'; readonly span: ClockSpan | null }
export type OpenCases = (cases: WantedCases) => void

/** What an address says of them; null where it names none. */
export function casesIn({ cases, technique = '', span }: StatisticsSearch): WantedCases | null {
  const known = catalogueTechnique(technique)?.id ?? null
  switch (cases) {
    case 'masteries':
      return { kind: cases, technique: known }
    case 'pauses':
      return { kind: cases, span: pauseSpans.find((each) => each === span) ?? null }
    case 'crossings':
      return { kind: cases, technique: known, span: minuteSpans.find((each) => each === span) ?? null }
    case 'played':
      return { kind: cases, span: clockSpans.find((each) => each === span) ?? null }
    default:
      return null
  }
}

/** Made of the address, never taken from it. */
export function titleOfCases(cases: WantedCases): string {
  if (cases.kind === 'masteries') return `Minutes avant de maîtriser\u00A0: ${techniqueName(cases.technique)}`
  if (cases.kind === 'pauses')
    return cases.span ? `Pause de ${pauseNames[cases.span]}` : 'Ce qui reste après une pause'
  if (cases.kind === 'played')
    return `Horloge des techniques${cases.span ? `\u00A0: ${clockSpanNames[cases.span]} jours` : ''}`
  if (cases.technique) return `Par technique\u00A0: ${techniqueName(cases.technique)}`
  return cases.span
    ? `${minuteSpanNames[cases.span]}\u00A0minutes`
    : 'Les minutes font-elles progresser\u202F?'
}
