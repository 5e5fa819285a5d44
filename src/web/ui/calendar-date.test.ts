import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, clampDate, monthWeeks, weekday } from './calendar-date.ts'

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))

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

  test('a date is clamped to its bounds', () => {
    expect(clampDate('2026-01-01', '2026-02-01')).toBe('2026-02-01')
    expect(clampDate('2026-03-01', undefined, '2026-02-01')).toBe('2026-02-01')
    expect(clampDate('2026-01-01')).toBe('2026-01-01')
  })
})
