import { describe, expect, test } from 'vitest'
import {
  casesOf,
  firstSeasonStart,
  marksByPlayer,
  minutesBeforeMastery,
  pauseSpanOf,
  retentionAfterPauses,
} from './statistics.ts'
import {
  type DatedEvaluation,
  type RolledSession,
  playerHistories,
  type TrainingHistory,
} from './training-history.ts'

const block = 'counter-1'

function evening(day: string, minutes: number, present = ['ines']): RolledSession {
  const drills = [{ techniqueId: block, minutes }]
  return { at: Date.parse(`${day}T18:00Z`), day, minutes, drills, present, absent: [] }
}

function evaluation(
  day: string,
  status: DatedEvaluation['status'],
  of: Partial<DatedEvaluation> = {},
): DatedEvaluation {
  const at = Date.parse(`${day}T19:00Z`)
  return { playerId: 'ines', techniqueId: block, status, at, day, isOwn: true, ...of }
}

function history(
  sessions: readonly RolledSession[],
  evaluations: readonly DatedEvaluation[],
): TrainingHistory {
  const byPlayer = Map.groupBy(evaluations, ({ playerId }) => playerId)
  return { since: '2024-07-01', until: '2026-12-31', sessions, players: playerHistories(sessions, byPlayer) }
}

const masteriesOf = (read: TrainingHistory) => casesOf(read).masteries
const pausesOf = (read: TrainingHistory) => casesOf(read).pauses

/*
 * Inès and the block, by hand:
 *   1 September   20 min, present     20
 *   8 September   En progression
 *   15 September  30 min, absent       0
 *   22 September  10 min, present     10, evaluated Maîtrisé that evening after it began
 *   29 September  15 min, present      after it: not counted
 *                                     30 min in 2 sessions
 */
const autumn = [
  evening('2026-09-01', 20),
  evening('2026-09-15', 30, ['tom']),
  evening('2026-09-22', 10),
  evening('2026-09-29', 15),
]
const way = [evaluation('2026-09-08', 'in_progress'), evaluation('2026-09-22', 'mastered')]

describe('The minutes before a technique is mastered', () => {
  test('are those at which the player was, until that evening', () => {
    expect(masteriesOf(history(autumn, way))).toEqual([
      { playerId: 'ines', techniqueId: block, day: '2026-09-22', minutes: 30, sessions: 2 },
    ])
  })

  test('count the first time only', () => {
    const again = [...way, evaluation('2026-10-06', 'in_progress'), evaluation('2026-10-20', 'mastered')]
    expect(masteriesOf(history(autumn, again)).map(({ day }) => day)).toEqual(['2026-09-22'])
  })

  test.each<[string, DatedEvaluation[]]>([
    ['was mastered at its first evaluation', [evaluation('2026-09-22', 'mastered')]],
    ['is not mastered', [evaluation('2026-09-08', 'in_progress')]],
    [
      'was begun in another club',
      [evaluation('2026-09-08', 'in_progress', { isOwn: false }), evaluation('2026-09-22', 'mastered')],
    ],
    [
      'was begun before what is read',
      [evaluation('2024-06-30', 'in_progress'), evaluation('2026-09-22', 'mastered')],
    ],
  ])('are of no technique that %s', (_, evaluations) => {
    expect(masteriesOf(history(autumn, evaluations))).toEqual([])
  })

  test('come for all techniques together and for each, from 8 cases on', () => {
    const mastery = (techniqueId: string, minutes: number) => ({
      playerId: 'ines',
      techniqueId,
      day: '2026-09-22',
      minutes,
      sessions: 1,
    })
    const masteries = [
      ...[10, 20, 30, 40, 60, 80, 100, 200].map((minutes) => mastery(block, minutes)),
      mastery('initiative-1', 300),
    ]
    // All nine in order: 10 20 30 40 60 80 100 200 300; the quartiles are the third, fifth and seventh.
    expect(minutesBeforeMastery(masteries, ['initiative-1', block, 'defense-1'])).toEqual([
      { techniqueId: null, cases: 9, spread: { first: 30, median: 60, third: 100 } },
      { techniqueId: 'initiative-1', cases: 1, spread: null },
      { techniqueId: block, cases: 8, spread: { first: 28, median: 50, third: 85 } },
    ])
  })
})

describe('A pause', () => {
  /*
   * Mastered on 22 September, trained last on 29 September, again on 4 November and evaluated that evening:
   * what was trained on 4 November came after the pause of 29 September to 4 November, 36 days.
   */
  test('lasts from the last training to the day of the next evaluation', () => {
    const sessions = [...autumn, evening('2026-11-04', 20)]
    expect(pausesOf(history(sessions, [...way, evaluation('2026-11-04', 'in_progress')]))).toEqual([
      { playerId: 'ines', techniqueId: block, day: '2026-11-04', days: 36, isKept: false },
    ])
  })

  test('begins with the evaluation where nothing was trained since', () => {
    const evaluations = [evaluation('2026-09-22', 'mastered'), evaluation('2026-12-21', 'mastered')]
    expect(pausesOf(history([], evaluations)).map(({ days, isKept }) => [days, isKept])).toEqual([[90, true]])
  })

  test('is only of what was mastered before, in this club, and within what is read', () => {
    const evaluations = [
      evaluation('2024-06-30', 'mastered'),
      evaluation('2026-09-01', 'in_progress'),
      evaluation('2026-10-01', 'in_progress'),
      evaluation('2026-10-08', 'mastered', { isOwn: false }),
      evaluation('2026-11-01', 'mastered'),
    ]
    expect(pausesOf(history([], evaluations))).toEqual([])
  })

  test('is counted under 30 days, from 30, from 45 and from 90 days', () => {
    expect([0, 29, 30, 44, 45, 89, 90, 400].map(pauseSpanOf)).toEqual([
      'under-30',
      'under-30',
      'from-30',
      'from-30',
      'from-45',
      'from-45',
      'from-90',
      'from-90',
    ])
  })

  test('leaves its share with Wilson’s interval, from 8 cases on', () => {
    const pause = (days: number, isKept: boolean) => ({
      playerId: 'ines',
      techniqueId: block,
      day: '2026-11-04',
      days,
      isKept,
    })
    const pauses = [
      // 8 of 10 kept: 49 to 94.3 %, worked out in wilson.test.ts.
      ...Array.from({ length: 10 }, (_, n) => pause(30 + n, n < 8)),
      ...Array.from({ length: 7 }, () => pause(90, true)),
    ]
    const [under, from30, from45, from90] = retentionAfterPauses(pauses)
    expect([under, from45]).toEqual([
      { span: 'under-30', cases: 0, retained: null },
      { span: 'from-45', cases: 0, retained: null },
    ])
    expect(from90).toEqual({ span: 'from-90', cases: 7, retained: null })
    expect(from30).toMatchObject({ cases: 10, retained: { kept: 8 } })
    expect(from30!.retained!.low).toBeCloseTo(0.49, 3)
    expect(from30!.retained!.high).toBeCloseTo(0.943, 3)
  })
})

test('Three seasons are compared: the one under way and two before', () => {
  expect(firstSeasonStart('2026-11-24')).toBe('2024-07-01')
  expect(firstSeasonStart('2026-06-30')).toBe('2023-07-01')
})

test('Marks are counted by player, on the days of the period alone.', () => {
  const sessions = [
    { ...evening('2026-09-01', 20), absent: ['tom'] },
    { ...evening('2026-09-08', 20, ['ines', 'tom']), absent: [] },
    evening('2026-09-15', 20),
  ]
  expect(marksByPlayer(sessions, { from: '2026-09-01', to: '2026-09-14' })).toEqual(
    new Map([
      ['ines', { present: 2, absent: 0 }],
      ['tom', { present: 1, absent: 1 }],
    ]),
  )
})
