import { describe, expect, test } from 'vitest'
import {
  type AttendanceCounts,
  attendanceFinding,
  attendanceTable,
  type DayAttendance,
  groupFinding,
  heatStep,
} from './analyses.ts'
import { attendanceRate } from './attendance.ts'

/** One session with a roll. */
function roll(date: string, present: number, absent: number, excused = 0): DayAttendance {
  return { date, sessions: 1, rolled: 1, present, absent, excused }
}

// Tuesdays and Fridays of two weeks. Worked out by hand:
// week of 2 November: 9 + 6 present, 1 + 4 absent: 15 of 20, 75 %
// week of 9 November: 7 + 9 present, 5 + 1 absent: 16 of 22, 73 %
const days = [
  roll('2026-11-03', 9, 1),
  roll('2026-11-06', 6, 4, 2),
  roll('2026-11-10', 7, 5, 2),
  roll('2026-11-13', 9, 1),
]
const range = { from: '2026-11-02', to: '2026-11-15' }
const rates = (counts: readonly AttendanceCounts[]) => counts.map(attendanceRate)

describe('the table', () => {
  test('counts by week and by weekday: present out of present and absent', () => {
    const { weeks, rows } = attendanceTable(days, range)
    expect(weeks).toEqual(['2026-11-02', '2026-11-09'])
    expect(
      rows.map(({ weekday, weeks: cells, total }) => [weekday, rates(cells), attendanceRate(total)]),
    ).toEqual([
      [null, [75, 73], 74],
      // 9 of 10, 7 of 12; together 16 of 22
      [1, [90, 58], 73],
      // 6 of 10, 9 of 10; together 15 of 20
      [4, [60, 90], 75],
    ])
    expect(rows[0]!.total).toEqual({ sessions: 4, rolled: 4, present: 31, absent: 11, excused: 4 })
  })

  test('says nothing of a week without a session, and names one without a roll', () => {
    const unrolled = { date: '2026-11-10', sessions: 1, rolled: 0, present: 0, absent: 0, excused: 0 }
    const { weeks, rows } = attendanceTable([days[0]!, unrolled], { ...range, to: '2026-11-22' })
    expect(weeks).toHaveLength(3)
    // One weekday only: a row of its own would repeat the first.
    expect(rows).toHaveLength(1)
    expect(rates(rows[0]!.weeks)).toEqual([90, null, null])
    expect(rows[0]!.weeks.map(({ sessions, rolled }) => [sessions, rolled])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ])
  })
})

describe('the finding', () => {
  const findingOf = (...weeks: [present: number, absent: number][]) =>
    attendanceFinding(
      attendanceTable(
        weeks.map(([present, absent], index) =>
          roll(`2026-11-${String(3 + 7 * index).padStart(2, '0')}`, present, absent),
        ),
        { from: '2026-11-02', to: '2026-11-29' },
      ),
    )

  test('is the latest week 15 points or more under the mean', () => {
    // 10 + 5 + 10 = 25 of 30: 83 %. 50 % is 33 points under it.
    expect(findingOf([10, 0], [5, 5], [10, 0])).toMatchObject({ week: '2026-11-09', rate: 50, mean: 83 })
    // 50 + 35 = 85 of 100: 85 %. 70 % is 15 points under it, 71 % would be 14.
    expect(findingOf([50, 0], [35, 15])).toMatchObject({ rate: 70, mean: 85 })
  })

  test('is silent where nothing fell so far, or nothing is known', () => {
    // 50 + 36 = 86 of 100: 72 % is 14 points under it.
    expect(findingOf([50, 0], [36, 14])).toBeNull()
    expect(findingOf()).toBeNull()
  })
})

describe('the finding of groups', () => {
  const week = (groupId: string, monday: string, present: number, absent: number) => ({
    groupId,
    week: monday,
    present,
    absent,
  })

  test('is the latest week of any group that is 15 points or more under the mean of that group', () => {
    const weeks = [
      // 25 of 30: 83 %. 50 % is 33 points under it.
      week('u13', '2026-11-02', 10, 0),
      week('u13', '2026-11-09', 5, 5),
      week('u13', '2026-11-16', 10, 0),
      // 10 of 30: 33 %. Under every other group, not under its own mean.
      week('loisir', '2026-11-02', 3, 7),
      week('loisir', '2026-11-09', 3, 7),
      week('loisir', '2026-11-16', 4, 6),
    ]
    expect(groupFinding(weeks)).toMatchObject({ groupId: 'u13', week: '2026-11-09', rate: 50, mean: 83 })
    // 19 of 30: 63 %. 40 % is 23 points under it, and a week later than that of U13.
    const u15 = [
      week('u15', '2026-11-09', 10, 0),
      week('u15', '2026-11-16', 4, 6),
      week('u15', '2026-11-23', 5, 5),
    ]
    expect(groupFinding([...weeks, ...u15.slice(0, 2)])).toMatchObject({ groupId: 'u15', week: '2026-11-16' })
    expect(groupFinding([week('u15', '2026-11-09', 50, 0), week('u15', '2026-11-16', 36, 14)])).toBeNull()
    expect(groupFinding([])).toBeNull()
  })

  test('is of two groups in one week the one that fell furthest', () => {
    const weeks = [
      // 14 of 20: 70 %, 40 % is 30 points under it.
      week('u13', '2026-11-02', 10, 0),
      week('u13', '2026-11-09', 4, 6),
      // 10 of 20: 50 %, 0 % is 50 points under it.
      week('u15', '2026-11-02', 10, 0),
      week('u15', '2026-11-09', 0, 10),
    ]
    expect(groupFinding(weeks)).toMatchObject({ groupId: 'u15', rate: 0, mean: 50 })
  })
})

test('The heat has five steps.', () => {
  expect([0, 59, 60, 69, 70, 79, 80, 89, 90, 100].map(heatStep)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})
