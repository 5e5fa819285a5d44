import { describe, expect, test } from 'vitest'
import { pointsBesideMinutes, pointsOfMonth } from './statistics-points.ts'
import type { RolledSession } from './training-history.ts'

function session(day: string, minutes: number, present: string[]): RolledSession {
  return { at: Date.parse(day), day, minutes, drills: [], present, absent: [] }
}

const range = { from: '2026-08-15', to: '2026-11-10' }

describe('Points beside trained minutes', () => {
  /*
   * Inès by hand: 600 on 3 September, 612 on 5 October, nothing in November.
   *   September  60 + 45 min = 105, 600 points
   *   October    90 min, 612 points
   *   November   20 min until the 10th, still 612 points
   * August has no ranking and does not count, 12 November is after the period.
   */
  const ofInes = [
    { playerId: 'ines', day: '2026-09-03', points: 600 },
    { playerId: 'ines', day: '2026-10-05', points: 612 },
  ]
  const sessions = [
    session('2026-08-20', 30, ['ines']),
    session('2026-09-01', 60, ['ines', 'tom']),
    session('2026-09-30', 45, ['ines']),
    session('2026-10-06', 90, ['ines']),
    session('2026-10-13', 90, ['tom']),
    session('2026-11-03', 20, ['ines']),
    session('2026-11-12', 20, ['ines']),
  ]

  test('of one player begin with the first ranking', () => {
    expect(pointsBesideMinutes(ofInes, sessions, range, true)).toEqual({
      players: 1,
      months: [
        { month: '2026-09', points: 600, minutes: 105 },
        { month: '2026-10', points: 612, minutes: 90 },
        { month: '2026-11', points: 612, minutes: 20 },
      ],
    })
  })

  test('of several need eight whose ranking is known, and stay with those', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        playerId: `p${n}`,
        day: '2026-09-01',
        points: 600 + 10 * n,
      }))
    expect(pointsBesideMinutes(many(7), sessions, range, false)).toEqual({ players: 7, months: [] })
    const late = { playerId: 'late', day: '2026-10-01', points: 2000 }
    const attended = [session('2026-10-06', 40, ['p0', 'p1', 'late'])]
    const october = pointsOfMonth([...many(8), late], attended, range, false, '2026-10')
    expect(october.map(({ playerId, points, minutes }) => [playerId, points, minutes])).toEqual([
      ['p7', 670, 0],
      ['p6', 660, 0],
      ['p5', 650, 0],
      ['p4', 640, 0],
      ['p3', 630, 0],
      ['p2', 620, 0],
      ['p1', 610, 40],
      ['p0', 600, 40],
    ])
    // 600 to 670: the median is 635. Two of eight trained 40 minutes: 10 each.
    expect(pointsBesideMinutes([...many(8), late], attended, range, false)).toEqual({
      players: 8,
      months: [
        { month: '2026-09', points: 635, minutes: 0 },
        { month: '2026-10', points: 635, minutes: 10 },
        { month: '2026-11', points: 635, minutes: 0 },
      ],
    })
  })

  test('are none where no ranking is known', () => {
    expect(pointsBesideMinutes([], sessions, range, true)).toEqual({ players: 0, months: [] })
  })
})
