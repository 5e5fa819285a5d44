import { pauseSpans, type PauseSpan } from '../../domain/statistics.ts'
import { clockSpans, type ClockSpan } from '../../domain/statistics-clock.ts'
import { minuteSpans, type MinuteSpan } from '../../domain/statistics-crossings.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { clockSpanNames, minuteSpanNames, pauseNames, spanIn, techniqueName } from './statistics-words.ts'

/** The cases behind a figure, all of them or those of a technique or a span. */
export type WantedCases =
  | { readonly kind: 'masteries'; readonly technique: string | null }
  | { readonly kind: 'pauses'; readonly span: PauseSpan | null }
  | { readonly kind: 'crossings'; readonly technique: string | null; readonly span: MinuteSpan | null }
  | { readonly kind: 'played'; readonly span: ClockSpan | null }
export type OpenCases = (cases: WantedCases) => void

/** As the address has them: « crossings », « played.from-45 », « masteries.counter-1 ». */
export function textOfCases({ kind, ...of }: WantedCases): string {
  const { technique, span } = { technique: null, span: null, ...of }
  return [kind, technique ?? span ?? []].flat().join('.')
}

/** What an address says of them; null where it names none. */
export function casesIn(text = ''): WantedCases | null {
  const [kind, part = ''] = text.split('.')
  const technique = catalogueTechnique(part)?.id ?? null
  const among = <Span extends string>(spans: readonly Span[]) => spans.find((each) => each === part) ?? null
  switch (kind) {
    case 'masteries':
      return { kind, technique }
    case 'pauses':
      return { kind, span: among(pauseSpans) }
    case 'crossings':
      return { kind, technique, span: among(minuteSpans) }
    case 'played':
      return { kind, span: among(clockSpans) }
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
    return `Horloge des techniques${cases.span ? `\u00A0: ${spanIn('jours', clockSpanNames[cases.span])}` : ''}`
  if (cases.technique) return `Par technique\u00A0: ${techniqueName(cases.technique)}`
  return cases.span
    ? spanIn('minutes', minuteSpanNames[cases.span])
    : 'Les minutes font-elles progresser\u202F?'
}
