import { dayAndMonth } from '../analyses/analyses-words.ts'
import type { SeriesDate } from '../../domain/session-series.ts'

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** « mardi ». */
export function weekdayWords(day: string): string {
  return format(day, { weekday: 'long' })
}

/** « sept. 2026 », with the year where it is not the one before. */
export function shortMonth(month: string, before: string | undefined): string {
  const year = before?.slice(0, 4) === month.slice(0, 4) ? undefined : ('numeric' as const)
  return format(`${month}-01`, { month: 'short', ...(year && { year }) })
}

/** « Vacances de la Toussaint : 20 octobre, 27 octobre », a line a reason, in the order of their first dates. */
export function reasonLines(dates: readonly SeriesDate[]): string[] {
  const closed = dates.filter(({ why }) => why !== null)
  return [...Map.groupBy(closed, ({ why }) => why)].map(
    ([why, days]) => `${why}\u00A0: ${days.map(({ date }) => dayAndMonth(date)).join(', ')}`,
  )
}

/** Of a series whose last date changed while a coach was about to make it longer: it has more dates, or ends sooner. */
export function changedEndWords(before: string, now: string): string {
  return now > before
    ? 'Cette série vient d’être prolongée. Les dates ci-dessous viennent après les nouvelles.'
    : 'La fin de cette série vient de changer. Vérifiez les dates ci-dessous.'
}
