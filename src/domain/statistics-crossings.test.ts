import { describe, expect, test } from 'vitest'
import {
  compareMinutes,
  type CrossingCase,
  crossingCases,
  differenceByTechnique,
  minuteSpanOf,
  raisedByMinutes,
  windowsOf,
} from './statistics-crossings.ts'
import { type DatedEvaluation, type RolledSession, playerHistories } from './training-history.ts'

const block = 'counter-1'
/** 90 days, and so one window: from 20 October, which is 12 + 30 + 18 days. */
const range = { from: '2026-09-20', to: '2026-12-18' }

function evening(day: string, minutes: number, present = ['ines'], techniqueId = block): RolledSession {
  const drills = [{ techniqueId, minutes }]
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

const casesIn = (
  sessions: readonly RolledSession[],
  evaluations: readonly DatedEvaluation[],
  days = range,
): CrossingCase[] =>
  crossingCases(
    playerHistories(
      sessions,
      Map.groupBy(evaluations, ({ playerId }) => playerId),
    ),
    days,
  )

describe('The windows of 60 days', () => {
  test('end with the period, and are as many as fit into it', () => {
    expect(windowsOf(range)).toEqual([{ from: '2026-10-20', to: '2026-12-18' }])
    // 120 days: 20 August is 12 + 30 + 31 + 30 + 17 days before 18 December, with it.
    expect(windowsOf({ from: '2026-08-21', to: '2026-12-18' })).toEqual([
      { from: '2026-08-21', to: '2026-10-19' },
      { from: '2026-10-20', to: '2026-12-18' },
    ])
    expect(windowsOf({ from: '2026-08-22', to: '2026-12-18' })).toHaveLength(1)
  })

  test('are one where the period is shorter', () => {
    expect(windowsOf({ from: '2026-12-01', to: '2026-12-18' })).toEqual([
      { from: '2026-10-20', to: '2026-12-18' },
    ])
  })
})

/*
 * Inès and the block, by hand, « En progression » since 1 September:
 *   19 October    40 min, present      before the window
 *   20 October    20 min, present      20
 *   10 November   30 min, absent        0
 *   17 November   15 min of the flip    0
 *    8 December   25 min, present      25
 *   19 December   50 min, present      after it
 *                                      45 min
 */
const autumn = [
  evening('2026-10-19', 40),
  evening('2026-10-20', 20),
  evening('2026-11-10', 30, ['tom']),
  evening('2026-11-17', 15, ['ines'], 'initiative-3'),
  evening('2026-12-08', 25),
  evening('2026-12-19', 50),
]
const begun = evaluation('2026-09-01', 'in_progress')
const ofInes = { playerId: 'ines', techniqueId: block, day: '2026-12-18', minutes: 45 }

describe('A case', () => {
  test('is a player and a technique in a window, with its minutes', () => {
    expect(casesIn(autumn, [begun])).toEqual([{ ...ofInes, isRaised: false }])
    expect(casesIn(autumn, [begun, evaluation('2026-12-01', 'mastered')])).toEqual([
      { ...ofInes, isRaised: true },
    ])
  })

  test('is counted once in each window: raised in the first it is none in the next', () => {
    const days = { from: '2026-08-21', to: '2026-12-18' }
    const still = [evaluation('2026-08-01', 'in_progress')]
    expect(casesIn(autumn, still, days).map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-10-19', 40],
      ['2026-12-18', 45],
    ])
    const raised = [...still, evaluation('2026-10-19', 'mastered')]
    expect(casesIn(autumn, raised, days).map(({ day, isRaised }) => [day, isRaised])).toEqual([
      ['2026-10-19', true],
    ])
  })

  test('counts with no minute where the player came for something else', () => {
    expect(casesIn([autumn[3]!], [begun]).map(({ minutes }) => minutes)).toEqual([0])
  })

  test('has risen only where the window ends with a higher status', () => {
    const lost = [begun, evaluation('2026-11-01', 'mastered'), evaluation('2026-12-01', 'in_progress')]
    expect(casesIn(autumn, lost).map(({ isRaised }) => isRaised)).toEqual([false])
    const late = [begun, evaluation('2026-12-19', 'mastered')]
    expect(casesIn(autumn, late).map(({ isRaised }) => isRaised)).toEqual([false])
  })

  test.each<[string, DatedEvaluation[], RolledSession[]?]>([
    ['was evaluated for the first time in the window', [evaluation('2026-11-01', 'mastered')]],
    ['was mastered before', [evaluation('2026-09-01', 'mastered')]],
    ['was begun in another club', [{ ...begun, isOwn: false }]],
    [
      'was evaluated in another club meanwhile',
      [begun, evaluation('2026-11-01', 'mastered', { isOwn: false })],
    ],
    ['somebody had who never came', [begun], [autumn[2]!]],
  ])('is not what %s', (_, evaluations, sessions = autumn) => {
    expect(casesIn(sessions, evaluations)).toEqual([])
  })
})

function cases(count: number, raised: number, minutes: number, techniqueId = block): CrossingCase[] {
  return Array.from({ length: count }, (_, n) => ({
    playerId: `${n}`,
    techniqueId,
    day: '2026-12-18',
    minutes,
    isRaised: n < raised,
  }))
}

describe('The share that rose', () => {
  test('is told by minutes, under 15, from 15, from 30, from 60 and from 90', () => {
    expect([0, 14, 15, 29, 30, 59, 60, 89, 90, 400].map(minuteSpanOf)).toEqual([
      'under-15',
      'under-15',
      'from-15',
      'from-15',
      'from-30',
      'from-30',
      'from-60',
      'from-60',
      'from-90',
      'from-90',
    ])
  })

  test('has Wilson’s interval, from 8 cases on', () => {
    // 8 of 10: 49 to 94.3 %, worked out in wilson.test.ts.
    const [under15, from15, , from60] = raisedByMinutes([...cases(10, 8, 60), ...cases(7, 7, 20)])
    expect(under15).toEqual({ span: 'under-15', cases: 0, share: null })
    expect(from15).toEqual({ span: 'from-15', cases: 7, share: null })
    expect(from60).toMatchObject({ cases: 10, share: { raised: 8 } })
    expect(from60!.share!.low).toBeCloseTo(0.49, 3)
    expect(from60!.share!.high).toBeCloseTo(0.943, 3)
  })

  // The figures of the reference: 34 and 15 cases from 60 minutes on, 47, 52 and 46 below.
  test('from 60 minutes on stands against that below, where both have 8 cases', () => {
    const all = [
      ...cases(47, 4, 0),
      ...cases(52, 9, 15),
      ...cases(46, 12, 59),
      ...cases(34, 14, 60),
      ...cases(15, 7, 120),
    ]
    expect(compareMinutes(all)).toEqual({
      above: { cases: 49, raised: 21 },
      below: { cases: 145, raised: 25 },
    })
    expect(compareMinutes([...cases(7, 7, 60), ...cases(50, 1, 0)])).toBeNull()
  })
})

describe('By technique', () => {
  const [flip, spin, coupe] = ['initiative-3', 'initiative-1', 'service-2']
  const catalogue = [coupe, spin, flip, block]

  /*
   * By hand. Block: 8 of 10 against 5 of 10, 80 - 50 = 30 points. Wilson: 49.0 to 94.3 and, for 5 of 10, centre 50 and margin
   * 1.96 × √(0.025 + 0.009604) / 1.38416 = 26.3, so 23.7 to 76.3:
   *   low  = 30 - √((80 - 49.0)² + (76.3 - 50)²) = 30 - 40.7 = -11
   *   high = 30 + √((94.3 - 80)² + (50 - 23.7)²) = 30 + 29.9 = 60
   */
  test('has the difference of both shares with its interval, the largest first', () => {
    const all = [
      ...cases(10, 8, 60),
      ...cases(10, 5, 30),
      ...cases(8, 8, 90, spin),
      ...cases(4, 0, 0, spin),
      ...cases(5, 5, 60, flip),
    ]
    const [first, second, third] = differenceByTechnique(all, catalogue)
    expect(first).toMatchObject({ techniqueId: spin, cases: 12, difference: { points: 100, isThin: true } })
    expect(second).toEqual({
      techniqueId: block,
      cases: 20,
      difference: { points: 30, low: -11, high: 60, isThin: false },
    })
    expect(third).toEqual({ techniqueId: flip, cases: 5, difference: null })
  })

  test('has no difference where fewer than 3 cases are on one side, and is thin where fewer than 8 are', () => {
    const [ofTwo] = differenceByTechnique([...cases(30, 9, 0), ...cases(2, 2, 60)], catalogue)
    expect(ofTwo).toEqual({ techniqueId: block, cases: 32, difference: null })
    const [ofSeven] = differenceByTechnique([...cases(30, 9, 0), ...cases(7, 3, 60)], catalogue)
    expect(ofSeven!.difference!.isThin).toBe(true)
  })
})
