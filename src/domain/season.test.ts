import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  openableSeason,
  seasonAfter,
  seasonBefore,
  seasonEnd,
  seasonName,
  seasonStart,
  whyNotOpenSeason,
} from './season.ts'
import { isSeasonTurn } from './season-turn.ts'

test('A season is from 1 July to 30 June, and is called after both years.', () => {
  expect([seasonStart('2026-06-30'), seasonStart('2026-07-01')]).toEqual(['2025-07-01', '2026-07-01'])
  expect(seasonStart('2027-01-01')).toBe('2026-07-01')
  expect(seasonEnd('2026-07-01')).toBe('2027-06-30')
  expect(seasonName('2026-07-01')).toBe('2026–2027')
  expect([seasonBefore('2026-07-01'), seasonAfter('2026-07-01')]).toEqual(['2025-07-01', '2027-07-01'])
})

test('Every day is in one season: not before its start, nor after its end.', () => {
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      const start = seasonStart(day)
      expect(start <= day && day <= seasonEnd(start)).toBe(true)
      expect(seasonAfter(seasonBefore(start))).toBe(start)
      // Never one that is over, nor one a year ahead.
      expect([start, seasonAfter(start)]).toContain(openableSeason(day))
    }),
  )
})

test('From 1 June the coming season is opened, until then the one that is on.', () => {
  expect(openableSeason('2026-05-31')).toBe('2025-07-01')
  expect(openableSeason('2026-06-01')).toBe('2026-07-01')
  expect(openableSeason('2026-07-01')).toBe('2026-07-01')
  expect(openableSeason('2026-11-24')).toBe('2026-07-01')
  expect(openableSeason('2027-02-28')).toBe('2026-07-01')
})

test('Screens remind of it from June to September.', () => {
  const days = ['2026-05-31', '2026-06-01', '2026-09-30', '2026-10-01']
  expect(days.map(isSeasonTurn)).toEqual([false, true, true, false])
})

test('A season is opened once, and only the one whose time it is.', () => {
  const today = '2026-06-01'
  expect(whyNotOpenSeason({ startsOn: '2026-07-01', today, isOpened: false })).toBeNull()
  expect(whyNotOpenSeason({ startsOn: '2026-07-01', today, isOpened: true })).toBe('season-already-opened')
  expect(whyNotOpenSeason({ startsOn: '2025-07-01', today, isOpened: false })).toBe('changed-meanwhile')
  expect(whyNotOpenSeason({ startsOn: '2027-07-01', today, isOpened: false })).toBe('changed-meanwhile')
})
