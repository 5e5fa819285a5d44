import { expect, test } from 'vitest'
import { gainedByPlayer } from './statistics.ts'
import { compareSeasons, sameDayInSeason } from './statistics-seasons.ts'
import type { RolledSession } from './training-history.ts'

function session(day: string, present: string[], absent: string[] = [], minutes = 60): RolledSession {
  return { at: Date.parse(day), day, minutes, drills: [], present, absent }
}

function gained(day: string, playerId = 'ines') {
  return { playerId, techniqueId: 'counter-1', day, minutes: 30, sessions: 2 }
}

/*
 * By hand, on 24 November 2026:
 *   season     day             present  absent  minutes  gained
 *   2024-25    30 June 2025    1        1       60       –       after 24 November: whole only
 *   2025-26    1 July 2025     2        0       60       –
 *              24 November     1        0       60       1
 *              25 November     0        1       0        –       nobody there, after 24 November
 *   2026-27    1 September     1        1       45       1
 */
const sessions = [
  session('2025-06-30', ['ines'], ['tom']),
  session('2025-07-01', ['ines', 'tom']),
  session('2025-11-24', ['ines']),
  session('2025-11-25', [], ['ines']),
  session('2026-09-01', ['tom'], ['ines'], 45),
]
const masteries = [gained('2025-11-24'), gained('2026-10-01', 'tom')]

test('A season lasts from 1 July to 30 June; each is compared until the same day', () => {
  const none = { sessions: 0, present: 0, absent: 0, minutes: 0, gained: 0 }
  expect(compareSeasons(sessions, masteries, '2026-11-24')).toEqual([
    {
      start: '2024-07-01',
      toDate: none,
      whole: { sessions: 1, present: 1, absent: 1, minutes: 60, gained: 0 },
    },
    {
      start: '2025-07-01',
      toDate: { sessions: 2, present: 3, absent: 0, minutes: 120, gained: 1 },
      whole: { sessions: 3, present: 3, absent: 1, minutes: 120, gained: 1 },
    },
    {
      start: '2026-07-01',
      toDate: { sessions: 1, present: 1, absent: 1, minutes: 45, gained: 1 },
      whole: { sessions: 1, present: 1, absent: 1, minutes: 45, gained: 1 },
    },
  ])
})

test('In spring the day is of the year after the season began', () => {
  const [, before, last] = compareSeasons([session('2025-03-02', ['ines'])], [], '2026-03-01')
  expect(before).toMatchObject({ start: '2024-07-01', toDate: { sessions: 0 }, whole: { sessions: 1 } })
  expect(last!.start).toBe('2025-07-01')
})

test('The same day of another season is one that its year has', () => {
  expect(sameDayInSeason('2025-07-01', '2026-11-24')).toBe('2025-11-24')
  expect(sameDayInSeason('2025-07-01', '2028-02-29')).toBe('2026-02-28')
  expect(sameDayInSeason('2027-07-01', '2028-02-29')).toBe('2028-02-29')
})

test('What each player gained is counted in the period alone', () => {
  const range = { from: '2025-07-01', to: '2026-09-01' }
  expect([...gainedByPlayer(masteries, range)]).toEqual([['ines', 1]])
})
