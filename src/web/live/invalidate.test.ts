import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isNewerThan, queriesAbout } from './invalidate.ts'

test('Of the players’ records, those of whom something was said are read again, and the lists with them.', () => {
  expect(queriesAbout('technique-evaluations', ['ines'])).toEqual(
    expect.arrayContaining([
      { queryKey: ['technique-evaluations'] },
      { queryKey: ['players', 'one', 'ines'] },
      { queryKey: ['player-progress'] },
      { queryKey: ['profile'] },
    ]),
  )
  expect(queriesAbout('player-scores', ['ines', 'tom'])).toEqual(
    expect.arrayContaining([
      { queryKey: ['players', 'list'] },
      { queryKey: ['players', 'one', 'ines'] },
      { queryKey: ['players', 'one', 'tom'] },
    ]),
  )
  expect(queriesAbout('player-scores')).toContainEqual({ queryKey: ['players', 'one'] })
})

test('Of what changed, all that is kept has to be read after it: what nobody has opened does not count.', () => {
  const client = new QueryClient()
  const readings = queriesAbout('club')!
  const since = 5_000
  expect(isNewerThan(client, readings, since)).toBe(true)
  client.setQueryData(['club'], 'before', { updatedAt: 4_000 })
  client.setQueryData(['exercises'], 'none of its business', { updatedAt: 4_000 })
  expect(isNewerThan(client, readings, since)).toBe(false)
  client.setQueryData(['club'], 'after', { updatedAt: 6_000 })
  expect(isNewerThan(client, readings, since)).toBe(true)
})
