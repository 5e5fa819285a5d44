import { expect, test } from 'vitest'
import { regularityOf, techniqueMinutes } from './player-road.ts'

const week = (day: string, planned: number, attended: number) => ({
  week: `2026-11-${day}`,
  planned,
  attended,
})

test('the latest five weeks in which something was planned count, whatever their order', () => {
  const weeks = [week('30', 1, 1), week('23', 2, 1), week('16', 1, 0), week('09', 1, 1), week('02', 1, 1)]
  expect(regularityOf(weeks)).toEqual({ attended: 4, weeks: 5 })
  expect(regularityOf([...weeks, { week: '2026-10-26', planned: 1, attended: 0 }])).toEqual({
    attended: 4,
    weeks: 5,
  })
})

test('a week without a session does not count, and two sessions in one week are one week', () => {
  expect(regularityOf([week('23', 2, 2), week('16', 0, 0), week('09', 1, 0)])).toEqual({
    attended: 1,
    weeks: 2,
  })
  expect(regularityOf([])).toEqual({ attended: 0, weeks: 0 })
})

test('minutes count for each technique of the catalogue that an exercise practises, most first', () => {
  const played = [
    { type: 'initiative', technique: 'Top Spin CD', effect: 'Rapide', minutes: 20 },
    { type: 'service', technique: 'Marteau', effect: 'Coupé', minutes: 15 },
    { type: 'initiative', technique: 'Top spin CD', effect: 'Lifté', minutes: 10 },
    { type: 'defense', technique: 'Balle haute', effect: 'Lobée', minutes: 15 },
  ] as const
  expect(techniqueMinutes(played)).toEqual([
    { id: 'initiative-1', name: 'Top Spin CD', category: 'initiative', minutes: 30 },
    { id: null, name: 'Balle haute', category: 'defense', minutes: 15 },
    { id: 'service-2', name: 'Coupé', category: 'service', minutes: 15 },
    { id: 'service-1', name: 'Marteau', category: 'service', minutes: 15 },
  ])
  expect(techniqueMinutes([])).toEqual([])
})
