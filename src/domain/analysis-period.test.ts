import { expect, test } from 'vitest'
import { analysisRange, maxAnalysisDays } from './analysis-period.ts'
import { daysSince, weekdayOf, weeksOf } from './days.ts'

// 24 November 2026 is a Tuesday.
const today = '2026-11-24'

test('Four and thirteen weeks begin on a Monday, the season on 1 July; each ends today.', () => {
  expect(analysisRange({ period: 'weeks' }, today)).toEqual({ from: '2026-11-02', to: today })
  expect(analysisRange({ period: 'months' }, today)).toEqual({ from: '2026-08-31', to: today })
  expect(analysisRange({ period: 'season' }, today)).toEqual({ from: '2026-07-01', to: today })
  expect(analysisRange({}, today)).toEqual(analysisRange({ period: 'months' }, today))
  expect(weeksOf(analysisRange({ period: 'weeks' }, today))).toHaveLength(4)
  expect(weeksOf(analysisRange({ period: 'months' }, today))).toHaveLength(13)
})

test('Typed days win, in either order, and never more than three seasons.', () => {
  const typed = { from: '2026-09-01', to: '2026-09-30' }
  expect(analysisRange({ period: 'weeks', ...typed }, today)).toEqual(typed)
  expect(analysisRange({ from: typed.to, to: typed.from }, today)).toEqual(typed)
  expect(analysisRange({ from: '2026-09-01' }, today)).toEqual({ from: '2026-09-01', to: today })
  const { from, to } = analysisRange({ from: '2000-01-01', to: today }, today)
  expect(daysSince(from, to) + 1).toBe(maxAnalysisDays)
})

test('Weeks begin on Monday, also across a change of clocks.', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6])
  expect(weeksOf({ from: '2026-10-21', to: '2026-11-02' })).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
  ])
})
