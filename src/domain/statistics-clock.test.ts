import { describe, expect, test } from 'vitest'
import { clockOf, clockSpanOf, lastPlayed } from './statistics-clock.ts'
import type { DatedEvaluation } from './training-history.ts'

const trail = (...steps: [day: string, status: DatedEvaluation['status']][]) => {
  const of = { playerId: 'ines', techniqueId: 'counter-1' }
  return { ...of, steps: steps.map(([day, status]) => ({ ...of, day, status, at: 0, isOwn: true })) }
}
const today = '2026-11-28'

describe('A mastered technique was played for the last time', () => {
  const mastered = trail(['2026-09-01', 'mastered'])

  // 14 November to 28 November.
  test('with its last training', () => {
    expect(lastPlayed(mastered, '2026-11-14', today)).toEqual([
      { playerId: 'ines', techniqueId: 'counter-1', day: '2026-11-14', days: 14 },
    ])
  })

  // 29 + 31 + 28 days.
  test('with its evaluation where nothing was trained since', () => {
    const since = { day: '2026-09-01', days: 88 }
    expect(lastPlayed(mastered, null, today)).toMatchObject([since])
    expect(lastPlayed(mastered, '2026-08-20', today)).toMatchObject([since])
  })

  test('or is none, where another evaluation counted on that day', () => {
    const lost = trail(['2026-09-01', 'mastered'], ['2026-11-28', 'in_progress'])
    expect(lastPlayed(lost, '2026-11-14', today)).toEqual([])
    expect(lastPlayed(lost, '2026-11-14', '2026-11-27')).toHaveLength(1)
    expect(lastPlayed(trail(['2026-11-29', 'mastered']), null, today)).toEqual([])
  })
})

describe('The clock', () => {
  test('has five spans, and says what is to be refreshed from 45 days on', () => {
    const days = [0, 14, 15, 29, 30, 44, 45, 59, 60, 500]
    expect(days.map(clockSpanOf)).toEqual([
      'under-15',
      'under-15',
      'from-15',
      'from-15',
      'from-30',
      'from-30',
      'from-45',
      'from-45',
      'from-60',
      'from-60',
    ])
    const played = days.map((each) => ({
      playerId: 'ines',
      techniqueId: 'counter-1',
      day: today,
      days: each,
    }))
    expect(clockOf(played)).toMatchObject({ mastered: 10, toRefresh: 4 })
    expect(clockOf(played).spans.map(({ techniques }) => techniques)).toEqual([2, 2, 2, 2, 2])
  })
})
