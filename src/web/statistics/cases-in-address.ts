import { pauseSpans } from '../../domain/statistics.ts'
import { clockSpans } from '../../domain/statistics-clock.ts'
import { minuteSpans } from '../../domain/statistics-crossings.ts'
import type { DateRange } from '../../domain/days.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { dayParam } from '../analyses/analyses-search.ts'
import { monthAndYear } from '../analyses/analyses-words.ts'
import { isId } from '../app/search-params.ts'
import { clockSpanNames, minuteSpanNames, pauseNames, spanIn, techniqueName } from './statistics-words.ts'

import type { WantedCases } from './wanted-cases.ts'

/** What an address says of them; null where it names none. */
export function casesIn(text = ''): WantedCases | null {
  const [kind, part = ''] = text.split('.')
  const technique = catalogueTechnique(part)?.id ?? null
  const among = <Span extends string>(spans: readonly Span[]) => spans.find((each) => each === part) ?? null
  switch (kind) {
    case 'masteries': {
      if (isId(part)) return { kind, player: part }
      const { from, to } = daysIn(part)
      return from && to ? { kind, days: { from, to } } : { kind, technique }
    }
    case 'points':
      return /^20\d\d-(0[1-9]|1[0-2])$/.test(part) ? { kind, month: part } : null
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

/** « 2024-07-01_2025-06-30 » */
function daysIn(text: string): Partial<DateRange> {
  const [from, to] = text.split('_').map(dayParam)
  return { ...(from && { from }), ...(to && { to }) }
}

/** Made of the address, never taken from it. */
export function titleOfCases(cases: WantedCases): string {
  if (cases.kind === 'points') return `Points et minutes\u00A0: ${monthAndYear(cases.month)}`
  if (cases.kind === 'masteries')
    return 'technique' in cases
      ? `Minutes avant de maîtriser\u00A0: ${techniqueName(cases.technique)}`
      : 'Techniques gagnées'
  if (cases.kind === 'pauses')
    return cases.span ? `Pause de ${pauseNames[cases.span]}` : 'Ce qui reste après une pause'
  if (cases.kind === 'played')
    return `Horloge des techniques${cases.span ? `\u00A0: ${spanIn('jours', clockSpanNames[cases.span])}` : ''}`
  if (cases.technique) return `Par technique\u00A0: ${techniqueName(cases.technique)}`
  return cases.span
    ? spanIn('minutes', minuteSpanNames[cases.span])
    : 'Les minutes font-elles progresser\u202F?'
}
