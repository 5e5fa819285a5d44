import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, clampDate, formatDate, monthWeeks, parseDate, weekday } from './calendar-date.ts'

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

describe('the calendar', () => {
  test('a month is whole weeks from Monday that hold all its days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = monthWeeks(date)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7 && weekday(week[0]!) === 0)).toBe(true)
        expect(days).toContain(date)
        expect(days).toContain(addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1))
        expect(weeks.every((week) => week.some((day) => day.slice(0, 7) === date.slice(0, 7)))).toBe(true)
      }),
    )
  })

  test('a month away keeps the day or takes the last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })

  test('a date is kept between its bounds', () => {
    expect(clampDate('2026-01-01', '2026-02-01')).toBe('2026-02-01')
    expect(clampDate('2026-03-01', undefined, '2026-02-01')).toBe('2026-02-01')
    expect(clampDate('2026-01-01')).toBe('2026-01-01')
  })
})
