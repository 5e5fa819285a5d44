import { describe, expect, test } from 'vitest'
import {
  countOnce,
  type DatedEvaluation,
  type EvaluationsByPlayer,
  type PlayerHistory,
  practiceBefore,
  type RolledSession,
  trailsOf,
  playerHistories,
} from './training-history.ts'

const evaluation = (day: string, status: DatedEvaluation['status'], time = '19:00'): DatedEvaluation => ({
  playerId: 'ines',
  techniqueId: 'counter-1',
  status,
  day,
  at: Date.parse(`${day}T${time}Z`),
  isOwn: true,
})

const statuses = (...evaluations: DatedEvaluation[]) =>
  trailsOf('ines', evaluations).map(({ steps }) => steps.map(({ day, status }) => `${day} ${status}`))

describe('A trail', () => {
  test('has a step for each day: what was corrected that day is none', () => {
    expect(
      statuses(
        evaluation('2026-09-01', 'in_progress'),
        evaluation('2026-10-01', 'in_progress', '19:00'),
        evaluation('2026-10-01', 'mastered', '19:05'),
      ),
    ).toEqual([['2026-09-01 in_progress', '2026-10-01 mastered']])
  })

  test('has none where the evaluation was taken back', () => {
    expect(
      statuses(
        evaluation('2026-09-01', 'mastered', '19:00'),
        evaluation('2026-09-01', 'not_evaluated', '19:05'),
        evaluation('2026-10-01', 'in_progress'),
      ),
    ).toEqual([['2026-10-01 in_progress']])
  })

  test('is of one technique', () => {
    const flip = { ...evaluation('2026-09-01', 'mastered'), techniqueId: 'initiative-3' }
    expect(trailsOf('ines', [evaluation('2026-09-01', 'in_progress'), flip])).toHaveLength(2)
  })
})

/*
 * Inès and the block, by hand:
 *   1 September   20 and 10 min in one session, present    30 in 1 session
 *   8 September   20 min, absent                            0
 *   15 September  20 min, present, evaluated that evening  50 in 2 sessions, the last day before: 1 September
 *   22 September  15 min of the flip alone                  0
 *   29 September  20 min, present; evaluated on 6 October  70 in 3 sessions, the last day before: 29 September
 */
describe('What was practised before a step', () => {
  const block = (minutes: number) => ({ techniqueId: 'counter-1', minutes })
  const evening = (day: string, drills: RolledSession['drills'], present = ['ines']): RolledSession => ({
    at: Date.parse(`${day}T18:00Z`),
    day,
    minutes: 30,
    drills,
    present,
    absent: [],
  })
  const autumn = [
    evening('2026-09-01', [block(20), block(10)]),
    evening('2026-09-08', [block(20)], ['tom']),
    evening('2026-09-15', [block(20)], ['tom', 'ines']),
    evening('2026-09-22', [{ techniqueId: 'initiative-3', minutes: 15 }]),
    evening('2026-09-29', [block(20)]),
  ]
  const historiesAfter = (sessions: readonly RolledSession[], evaluations: readonly DatedEvaluation[]) =>
    playerHistories(
      sessions,
      Map.groupBy(evaluations, ({ playerId }) => playerId),
    )
  const before = (...evaluations: DatedEvaluation[]) =>
    historiesAfter(autumn, evaluations)
      .flatMap(({ trails }) => trails)
      .map(({ steps, practised }) => steps.map((step) => practiceBefore(practised, step)))

  test('is of those present, a technique as often as the programme has it, each session once', () => {
    expect(before(evaluation('2026-09-15', 'in_progress'), evaluation('2026-10-06', 'mastered'))).toEqual([
      [
        { minutes: 50, sessions: 2, lastDay: '2026-09-01' },
        { minutes: 70, sessions: 3, lastDay: '2026-09-29' },
      ],
    ])
  })

  test('leaves out the session that begins in the moment of the evaluation', () => {
    expect(before(evaluation('2026-09-29', 'mastered', '18:00'))).toEqual([
      [{ minutes: 50, sessions: 2, lastDay: '2026-09-15' }],
    ])
  })

  test('is nothing before the first session, for another technique, for somebody who was not there', () => {
    const other = { ...evaluation('2026-10-06', 'mastered'), techniqueId: 'defense-1' }
    const lea = { ...evaluation('2026-10-06', 'mastered'), playerId: 'lea' }
    expect(before(evaluation('2026-09-01', 'in_progress', '09:00'), other, lea)).toEqual(
      Array.from({ length: 3 }, () => [{ minutes: 0, sessions: 0, lastDay: null }]),
    )
  })

  test('goes on after the last step', () => {
    const [{ attended, trails }] = historiesAfter(autumn, [evaluation('2026-09-15', 'mastered')]) as [
      PlayerHistory,
    ]
    expect(trails[0]!.practised.sessions.at(-1)!.day).toBe('2026-09-29')
    expect(attended).toHaveLength(4)
  })

  // 29 September, of 20 minutes: Inès came in their middle, Tom when they were over.
  test('is what was left of a programme for whoever arrived late', () => {
    const late = new Map([
      ['ines', { minutes: 10, drills: [block(10)] }],
      ['tom', { minutes: 0, drills: [] }],
    ])
    const sessions = [...autumn.slice(0, 4), { ...autumn[4]!, present: ['ines', 'tom', 'lea'], late }]
    const of = (playerId: string) => ({ ...evaluation('2026-10-06', 'mastered'), playerId })
    const trails = historiesAfter(sessions, [of('ines'), of('tom'), of('lea')]).flatMap(
      (player) => player.trails,
    )
    expect(trails.map(({ steps, practised }) => practiceBefore(practised, steps[0]!))).toEqual([
      { minutes: 60, sessions: 3, lastDay: '2026-09-29' },
      { minutes: 40, sessions: 2, lastDay: '2026-09-15' },
      { minutes: 20, sessions: 1, lastDay: '2026-09-29' },
    ])
  })
})

describe('After a change', () => {
  const evening = (day: string, present: readonly string[], minutes = 20): RolledSession => ({
    at: Date.parse(`${day}T18:00Z`),
    day,
    minutes,
    drills: [{ techniqueId: 'counter-1', minutes }],
    present,
    absent: [],
  })
  const of = (playerId: string) => [{ ...evaluation('2026-10-06', 'mastered'), playerId }]
  const sessions = [evening('2026-09-01', ['ines', 'tom']), evening('2026-09-08', ['ines'])]
  const evaluations = new Map(['ines', 'tom', 'lea'].map((id) => [id, of(id)]))
  const players = playerHistories(sessions, evaluations)
  const whoChanged = (nextSessions: readonly RolledSession[], nextEvaluations: EvaluationsByPlayer) => {
    const next = playerHistories(nextSessions, nextEvaluations, { sessions, players })
    expect(next).toEqual(playerHistories(nextSessions, nextEvaluations))
    return next.filter((player) => !players.includes(player)).map(({ playerId }) => playerId)
  }

  test.each<[string, readonly RolledSession[], readonly string[]]>([
    ['nothing', sessions, []],
    ['a programme', [evening('2026-09-01', ['ines', 'tom'], 30), sessions[1]!], ['ines', 'tom']],
    ['a mark that was added', [sessions[0]!, evening('2026-09-08', ['ines', 'lea'])], ['ines', 'lea']],
    ['a mark that was taken away', [evening('2026-09-01', ['ines']), sessions[1]!], ['ines', 'tom']],
    ['a session', [...sessions, evening('2026-09-15', ['tom'])], ['tom']],
    ['a session less', [sessions[0]!], ['ines']],
  ])('of %s nobody else is counted again', (_, next, concerned) => {
    expect(whoChanged(next, evaluations)).toEqual(concerned)
  })

  test('of evaluations nobody else is counted again; who left is gone', () => {
    const next = new Map(evaluations).set('tom', of('tom')).set('nora', of('nora'))
    next.delete('ines')
    expect(whoChanged(sessions, next)).toEqual(['tom', 'nora'])
  })

  test('what was counted stays for the same player and days', () => {
    const once = countOnce<object>()
    const [ines, tom] = players as [PlayerHistory, PlayerHistory]
    const autumn = { from: '2026-09-01', to: '2026-11-30' }
    const count = (player: PlayerHistory, days = autumn) => once(player, { ...days }, () => ({}))
    const counted = count(ines)
    expect(count(ines)).toBe(counted)
    expect(count(tom)).not.toBe(counted)
    expect(count(ines, { ...autumn, to: '2026-11-29' })).not.toBe(counted)
    expect(count(ines, { ...autumn, from: '2026-09-02' })).not.toBe(counted)
    expect(count({ ...ines })).not.toBe(counted)
  })
})
