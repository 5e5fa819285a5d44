import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Presence } from './attendance.ts'
import { isRecorded, playedCount, whyNotCorrect } from './session-correction.ts'

const startsAt = '2026-11-24T17:00:00.000Z'
const start = new Date(startsAt)
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const during = after(20)

const block = (id: string, duration: '5 min' | '15 min' | '30 min' = '15 min') => ({
  id,
  type: 'service' as const,
  technique: 'Marteau',
  effect: 'Coupé',
  duration,
  description: '',
})
const player = (id: string, presence: Presence | null = null) => ({ id, presence })
const plan = {
  date: '2026-11-24',
  time: '18:00',
  duration: '1h30' as const,
  playerIds: ['ines', 'tom'],
  exercises: [block('first'), block('second'), block('third')],
}
const { playerIds: _, ...planned } = plan
const unmarked = { ...planned, startsAt, players: [player('ines'), player('tom')], feedback: {} }
const marked = { ...unmarked, players: [player('ines', 'present'), player('tom')] }
const judged = { ...unmarked, feedback: { tom: {} } }

describe('a session is a record', () => {
  test('once somebody is on its roll, or has said what they thought', () => {
    expect([unmarked, marked, judged].map(isRecorded)).toEqual([false, true, true])
  })

  test('and then keeps its date and its time, also before it begins', () => {
    for (const now of [after(-30), during, after(5000)]) {
      for (const moved of [
        { ...plan, date: '2026-11-25' },
        { ...plan, time: '18:30' },
      ]) {
        expect(whyNotCorrect(marked, moved, now)).toBe('session-recorded')
        expect(whyNotCorrect(judged, moved, now)).toBe('session-judged')
        expect(whyNotCorrect(unmarked, moved, now)).toBeNull()
      }
    }
  })

  test('and keeps whom it says something of; anybody else may be taken out', () => {
    expect(whyNotCorrect(marked, { ...plan, playerIds: ['tom'] }, during)).toBe('participant-recorded')
    expect(whyNotCorrect(judged, { ...plan, playerIds: ['ines'] }, during)).toBe('participant-recorded')
    expect(whyNotCorrect(marked, { ...plan, playerIds: ['ines'] }, during)).toBeNull()
    expect(whyNotCorrect(unmarked, { ...plan, playerIds: [] }, during)).toBeNull()
  })

  test('and may last longer, not shorter, once it has begun', () => {
    expect(whyNotCorrect(marked, { ...plan, duration: '2h' }, during)).toBeNull()
    expect(whyNotCorrect(marked, { ...plan, duration: '1h' }, during)).toBe('session-shortened')
    expect(whyNotCorrect(marked, { ...plan, duration: '1h' }, after(-10))).toBeNull()
    expect(whyNotCorrect(unmarked, { ...plan, duration: '1h' }, during)).toBeNull()
  })
})

test('whoever turned up is added up to seven days after the start', () => {
  const withZoe = { ...plan, playerIds: ['ines', 'tom', 'zoe'] }
  const week = 7 * 24 * 60
  expect(whyNotCorrect(marked, withZoe, after(week))).toBeNull()
  expect(whyNotCorrect(marked, withZoe, after(week + 1))).toBe('too-late-to-add')
  // What else is corrected has no such end.
  expect(whyNotCorrect(marked, { ...plan, duration: '2h' }, after(week + 1))).toBeNull()
})

describe('of a programme', () => {
  test('has been played what has begun by the clock, where there is a roll or feedback', () => {
    const played = (minutes: number) => playedCount(marked, after(minutes))
    expect([-10, 0, 1, 15, 16, 31, 500].map(played)).toEqual([0, 0, 1, 1, 2, 3, 3])
    expect(playedCount(unmarked, during)).toBe(0)
    expect(playedCount({ ...marked, exercises: [] }, during)).toBe(0)
  })

  test('that stays where it is, and the rest may become anything', () => {
    const [first, second, third] = plan.exercises
    const whyNot = (...exercises: typeof plan.exercises) =>
      whyNotCorrect(marked, { ...plan, exercises }, during)
    expect(whyNot(first!, second!)).toBeNull()
    expect(whyNot(first!, second!, block('other'), third!)).toBeNull()
    expect(whyNot(second!, first!, third!)).toBe('programme-played')
    expect(whyNot(first!, third!)).toBe('programme-played')
    expect(whyNot({ ...first!, description: 'Autre chose' }, second!, third!)).toBe('programme-played')
    expect(whyNotCorrect(unmarked, { ...plan, exercises: [] }, during)).toBeNull()
  })

  test('what may not change never becomes less', () => {
    const minutes = fc.integer({ min: -200, max: 20_000 })
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one]
        expect(playedCount(marked, after(later))).toBeGreaterThanOrEqual(playedCount(marked, after(earlier)))
      }),
    )
  })
})

test('what is saved unchanged is never refused', () => {
  const minutes = fc.integer({ min: -20_000, max: 20_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(unmarked, marked, judged), (at, session) => {
      expect(whyNotCorrect(session, plan, after(at))).toBeNull()
    }),
  )
})
