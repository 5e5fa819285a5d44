import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { formatDate, parseDate } from './typed-date.ts'

const today = '2026-11-21'
const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))

describe('a typed date', () => {
  test.each([
    ['3/12', '2026-12-03'],
    ['03/12/2026', '2026-12-03'],
    ['03122026', '2026-12-03'],
    ['031226', '2026-12-03'],
    ['0312', '2026-12-03'],
    ['3-12-26', '2026-12-03'],
    ['3.12.2026', '2026-12-03'],
    [' 3 12 2026 ', '2026-12-03'],
    ['2026-12-03', '2026-12-03'],
    ['29/02/2028', '2028-02-29'],
  ])('« %s » is read as %s', (typed, expected) => {
    expect(parseDate(typed, today)).toBe(expected)
  })

  test.each(['', '31/11/2026', '29/02/2027', '0/5', '3/13', '3', '3/12/026', 'jeudi', '3/12/20266'])(
    '« %s » is no date',
    (typed) => {
      expect(parseDate(typed, today)).toBeNull()
    },
  )

  test('without a year it is the one nearest to today', () => {
    expect(parseDate('3/1', today)).toBe('2027-01-03')
    expect(parseDate('20/11', today)).toBe('2026-11-20')
    expect(parseDate('20/12', '2027-01-05')).toBe('2026-12-20')
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDate(formatDate(date), today)).toBe(date)
      }),
    )
  })
})
