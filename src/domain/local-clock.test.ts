import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, localClock, nextTimeOfDay } from './local-clock.ts'

test('A club’s clock, in summer and in winter, at midnight and far away.', () => {
  expect(localClock(new Date('2026-07-01T22:00:00Z'), 'Europe/Paris')).toEqual({
    date: '2026-07-02',
    minutes: 0,
  })
  expect(localClock(new Date('2026-12-01T22:59:59Z'), 'Europe/Paris')).toEqual({
    date: '2026-12-01',
    minutes: 23 * 60 + 59,
  })
  expect(localClock(new Date('2026-12-01T12:00:00Z'), 'Pacific/Noumea').date).toBe('2026-12-01')
  expect(localClock(new Date('2026-12-01T14:00:00Z'), 'Pacific/Noumea').date).toBe('2026-12-02')
})

test.each([
  // Summer time begins on 29 March 2026, and ends on 25 October.
  ['2026-03-28T20:30:00Z', '07:30', '2026-03-29T05:30:00.000Z'],
  ['2026-10-24T20:30:00Z', '07:30', '2026-10-25T06:30:00.000Z'],
  ['2026-03-29T00:30:00Z', '07:30', '2026-03-29T05:30:00.000Z'],
  ['2026-10-25T00:30:00Z', '18:00', '2026-10-25T17:00:00.000Z'],
  ['2026-11-28T06:30:20Z', '07:30', '2026-11-28T06:30:20.000Z'],
  ['2026-11-28T06:31:00Z', '07:30', '2026-11-29T06:30:00.000Z'],
] as const)('From %s it is %s next at %s.', (from, time, at) => {
  expect(nextTimeOfDay(new Date(from), clockTime(time), 'Europe/Paris').toISOString()).toBe(at)
})

test('Whenever and wherever it is asked, the clock shows that time within a day and the hour that is added to it.', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.constantFrom(clockTime('07:30'), clockTime('18:00'), clockTime('21:00')),
      fc.constantFrom(
        'Europe/Paris',
        'America/Cayenne',
        'Indian/Reunion',
        'Pacific/Tahiti',
        'America/Miquelon',
      ),
      (from, time, timeZone) => {
        const at = nextTimeOfDay(from, time, timeZone)
        expect(localClock(at, timeZone).minutes).toBe(time)
        expect(at.getTime()).toBeGreaterThanOrEqual(from.getTime())
        expect(at.getTime() - from.getTime()).toBeLessThanOrEqual(25 * 3600_000)
      },
    ),
  )
})
