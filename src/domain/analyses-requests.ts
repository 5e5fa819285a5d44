/** How many requests waited so many whole days for an answer; null where they still wait. */
export interface AnswerTime {
  readonly days: number | null
  readonly count: number
}

/** Half of the answered ones waited so long or less; null where none was answered. */
export function medianAnswerDays(times: readonly AnswerTime[]): number | null {
  const answered = times
    .flatMap(({ days, count }) => (days === null ? [] : [{ days, count }]))
    .toSorted((a, b) => a.days - b.days)
  const total = answered.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (daysAt(answered, (total - 1) >> 1) + daysAt(answered, total >> 1)) / 2
}

function daysAt(sorted: readonly { days: number; count: number }[], index: number): number {
  let before = 0
  for (const { days, count } of sorted) {
    before += count
    if (index < before) return days
  }
  return 0
}

export const answerSpans = ['same-day', 'two-days', 'week', 'longer', 'waiting'] as const
export type AnswerSpan = (typeof answerSpans)[number]

/** Whole days from the first to the last, null without end; of those that still wait there are none. */
export const answerDays = {
  'same-day': [0, 0],
  'two-days': [1, 2],
  week: [3, 7],
  longer: [8, null],
} as const satisfies Record<Exclude<AnswerSpan, 'waiting'>, readonly [number, number | null]>

/** Within a day, two, a week, longer, and those that still wait. */
export function answerSpanOf(days: number | null): AnswerSpan {
  if (days === null) return 'waiting'
  const span = answerSpans.find((each) => each !== 'waiting' && days <= (answerDays[each][1] ?? days))
  return span ?? 'longer'
}

export function countAnswers(times: readonly AnswerTime[]): Readonly<Record<AnswerSpan, number>> {
  const counts = { 'same-day': 0, 'two-days': 0, week: 0, longer: 0, waiting: 0 }
  for (const { days, count } of times) counts[answerSpanOf(days)] += count
  return counts
}
