import type { DateRange } from '../../domain/days.ts'
import type { PauseSpan } from '../../domain/statistics.ts'
import type { ClockSpan } from '../../domain/statistics-clock.ts'
import type { MinuteSpan } from '../../domain/statistics-crossings.ts'

/** The cases behind a figure: all of them, or those of a technique, a span, a player, some days or a month. */
export type WantedCases =
  | ({ readonly kind: 'masteries' } & (
      { readonly technique: string | null } | { readonly player: string } | { readonly days: DateRange }
    ))
  | { readonly kind: 'points'; readonly month: string }
  | { readonly kind: 'pauses'; readonly span: PauseSpan | null }
  | { readonly kind: 'crossings'; readonly technique: string | null; readonly span: MinuteSpan | null }
  | { readonly kind: 'played'; readonly span: ClockSpan | null }
export type OpenCases = (cases: WantedCases) => void

/** As the address has them: « crossings », « played.from-45 », « masteries.counter-1 », « masteries.2024-07-01_2025-06-30 ». */
export function textOfCases({ kind, ...of }: WantedCases): string {
  const [part] = Object.values(of).filter((each) => each !== null)
  if (part === undefined) return kind
  return `${kind}.${typeof part === 'string' ? part : `${part.from}_${part.to}`}`
}
