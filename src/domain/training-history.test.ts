import { describe, expect, test } from 'vitest'
import { type DatedEvaluation, practiceIn, type RolledSession, trailsOf } from './training-history.ts'

const evaluation = (day: string, status: DatedEvaluation['status'], time = '19:00'): DatedEvaluation => ({
  playerId: 'ines',
  techniqueId: 'counter-1',
  status,
  day,
  at: Date.parse(`${day}T${time}Z`),
  isOwn: true,
})

const statuses = (...evaluations: DatedEvaluation[]) =>
  trailsOf(evaluations).map(({ steps }) => steps.map(({ day, status }) => `${day} ${status}`))

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

  test('is of one player and one technique', () => {
    const tom = { ...evaluation('2026-09-01', 'mastered'), playerId: 'tom' }
    const flip = { ...evaluation('2026-09-01', 'mastered'), techniqueId: 'initiative-3' }
    expect(trailsOf([evaluation('2026-09-01', 'in_progress'), tom, flip])).toHaveLength(3)
  })
})

test('Practice is of those present, a technique as often as the programme has it', () => {
  const session = (day: string, of: Partial<RolledSession>): RolledSession => ({
    at: Date.parse(day),
    day,
    minutes: 30,
    drills: [{ techniqueId: 'counter-1', minutes: 20 }],
    present: ['ines'],
    absent: 1,
    ...of,
  })
  const practised = practiceIn([session('2026-09-01', {}), session('2026-09-08', { drills: [] })])
  expect(practised('ines', 'counter-1').map(({ day, minutes }) => [day, minutes])).toEqual([
    ['2026-09-01', 20],
  ])
  expect([practised('tom', 'counter-1'), practised('ines', 'defense-1')]).toEqual([[], []])
})
