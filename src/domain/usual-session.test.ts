import { expect, test } from 'vitest'
import { nextFreeWeekday, nextWeekday } from './usual-session.ts'

test('A group’s next usual day is today or one of the six that follow', () => {
  expect(nextWeekday('2026-11-24', 2)).toBe('2026-11-24')
  expect(nextWeekday('2026-11-24', 3)).toBe('2026-11-25')
  expect(nextWeekday('2026-11-24', 1)).toBe('2026-11-30')
  expect(nextWeekday('2026-12-30', 5)).toBe('2027-01-01')
})

test('A day that is taken is passed over, a week at a time', () => {
  const planned = new Set(['2026-11-24', '2026-12-01', '2026-12-02'])
  expect(nextFreeWeekday('2026-11-24', 2, planned)).toBe('2026-12-08')
  expect(nextFreeWeekday('2026-11-25', 3, planned)).toBe('2026-11-25')
})
