import { expect, test } from 'vitest'
import { byConcern, type PlayerFigures, playersFinding } from './analyses-players.ts'

const today = '2026-11-24'

function player(id: string, figures: Partial<PlayerFigures> = {}): PlayerFigures {
  return { id, since: '2025-09-01', present: 0, absent: 0, lastSeen: today, lastEvaluated: today, ...figures }
}

test('First comes who has not come, or was not evaluated, for longest; a new member has not been waited for long.', () => {
  const players = [
    player('adam'),
    // 23 days
    player('emma', { lastEvaluated: '2026-11-01' }),
    // 30 days
    player('hugo', { lastSeen: '2026-10-25' }),
    // 4 days
    player('zoe', { since: '2026-11-20', lastSeen: null, lastEvaluated: null }),
  ]
  expect(byConcern(players, today).map(({ id }) => id)).toEqual(['hugo', 'emma', 'zoe', 'adam'])
})

test('Thirty days without an evaluation count, 29 do not.', () => {
  const players = [
    player('adam', { lastEvaluated: '2026-10-25' }),
    player('emma', { lastEvaluated: '2026-10-26' }),
    player('hugo', { lastEvaluated: null, since: '2026-10-25' }),
    player('zoe', { lastEvaluated: null, since: '2026-11-20' }),
  ]
  expect(playersFinding(players, today).unevaluated.map(({ id }) => id)).toEqual(['adam', 'hugo'])
})

test('Who is 15 points under the rate of all counts, with three sessions or more.', () => {
  const players = [
    // 9 of 10
    player('adam', { present: 9, absent: 1 }),
    // 5 of 8: 63 %
    player('emma', { present: 5, absent: 3 }),
    // 0 of 2: too few sessions
    player('hugo', { present: 0, absent: 2 }),
    // 2 of 3: 67 %
    player('lina', { present: 2, absent: 1 }),
    player('zoe', { present: 9, absent: 0 }),
  ]
  // 25 of 32: 78 %. Emma is 15 under it, Lina 11.
  const { mean, farBelow } = playersFinding(players, today)
  expect([mean, farBelow.map(({ id }) => id)]).toEqual([78, ['emma']])
  expect(playersFinding([player('adam')], today)).toMatchObject({ mean: null, farBelow: [] })
})
