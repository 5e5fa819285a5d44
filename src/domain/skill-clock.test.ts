import { expect, test } from 'vitest'
import { daysUnpractised, needsRefreshing, type TechniqueClock } from './skill-clock.ts'
import { toRefresh } from './techniques-to-refresh.ts'

const now = new Date('2026-11-21T18:00:00Z')
const mastered: TechniqueClock = {
  status: 'mastered',
  evaluatedAt: '2026-09-01T18:00:00Z',
  practisedAt: null,
}

test('A mastered technique is to be refreshed when 45 days went by without it.', () => {
  const practised = (practisedAt: string) => needsRefreshing({ ...mastered, practisedAt }, now)
  expect(practised('2026-10-07T18:00:00Z')).toBe(true)
  expect(practised('2026-10-07T18:00:01Z')).toBe(false)
  expect(needsRefreshing(mastered, now)).toBe(true)
})

test('The clock begins anew with each practice, and with each evaluation.', () => {
  expect(daysUnpractised(mastered, now)).toBe(81)
  expect(daysUnpractised({ ...mastered, practisedAt: '2026-11-20T20:00:00Z' }, now)).toBe(0)
  expect(daysUnpractised({ ...mastered, practisedAt: '2026-08-01T18:00:00Z' }, now)).toBe(81)
})

test('What is not mastered yet is worked on, not refreshed.', () => {
  expect(needsRefreshing({ ...mastered, status: 'in_progress' }, now)).toBe(false)
  expect(needsRefreshing({ ...mastered, status: 'not_evaluated' }, now)).toBe(false)
})

test('« À rafraîchir » is what is mastered of the catalogue, and was neither evaluated nor practised for 45 days.', () => {
  const evaluation = (id: string, lastEvaluation: string, status: TechniqueClock['status'] = 'mastered') => ({
    id,
    status,
    lastEvaluation,
  })
  const evaluations = [
    evaluation('service-1', '2026-09-01T18:00:00Z'),
    evaluation('service-2', '2026-09-01T18:00:00Z'),
    evaluation('service-3', '2026-11-01T18:00:00Z'),
    evaluation('defense-3', '2026-09-01T18:00:00Z', 'in_progress'),
    evaluation('0198f7a0-0000-7000-8000-000000000000', '2026-09-01T18:00:00Z'),
  ]
  expect(toRefresh(evaluations, new Set(['service-2']), now)).toEqual(['service-1'])
})
