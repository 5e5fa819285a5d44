import { expect, test } from 'vitest'
import { answerDays, answerSpanOf, countAnswers, medianAnswerDays } from './analyses-requests.ts'

test('The median is of the answered ones: the middle one, or between the two in the middle.', () => {
  // 0 0 1 4 9
  const five = [
    { days: 0, count: 2 },
    { days: 1, count: 1 },
    { days: 4, count: 1 },
    { days: 9, count: 1 },
    { days: null, count: 7 },
  ]
  expect(medianAnswerDays(five)).toBe(1)
  // 0 0 1 4: between 0 and 1
  expect(medianAnswerDays(five.filter(({ days }) => days !== 9))).toBe(0.5)
  expect(medianAnswerDays([{ days: null, count: 3 }])).toBeNull()
  expect(medianAnswerDays([])).toBeNull()
})

test('Each request stands in one span.', () => {
  const times = [0, 1, 2, 3, 7, 8, 30, null].map((days) => ({ days, count: 1 }))
  expect(countAnswers(times)).toEqual({ 'same-day': 1, 'two-days': 2, week: 2, longer: 2, waiting: 1 })
})

test('The first and the last day of each span are of that span, and the spans leave no day out.', () => {
  const spans = Object.entries(answerDays)
  for (const [span, [first, last]] of spans) {
    expect([first, last ?? 400].map(answerSpanOf)).toEqual([span, span])
  }
  expect(spans.slice(1).map(([, [first]]) => first - 1)).toEqual(
    spans.slice(0, -1).map(([, [, last]]) => last),
  )
})
