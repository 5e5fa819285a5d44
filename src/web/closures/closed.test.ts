import { expect, test } from 'vitest'
import type { ClosedDates } from '../../contract/closures.ts'
import { isClosedStill } from './closed.ts'

const dates = [{ id: 'tuesday', version: 1, date: '2027-01-12', title: 'Les mardis' }]
const closed = { by: 'tournament', answer: { total: 1, dates } }

test('Planned dates are named as long as the club has what closes them.', () => {
  expect(isClosedStill(closed, ['easter', 'tournament'])).toBe(true)
  expect(isClosedStill(closed, ['easter'])).toBe(false)
  expect(isClosedStill({ ...closed, by: 'A' }, ['A'])).toBe(true)
  expect(isClosedStill({ ...closed, by: 'A' }, ['C'])).toBe(false)
})

test('Where nothing is closed, or an older server answers no dates, nothing is said.', () => {
  expect(isClosedStill(null, ['tournament'])).toBe(false)
  expect(isClosedStill({ ...closed, answer: { total: 0, dates: [] } }, ['tournament'])).toBe(false)
  const done = { done: true } as unknown as ClosedDates
  expect(isClosedStill({ ...closed, answer: done }, ['tournament'])).toBe(false)
})
