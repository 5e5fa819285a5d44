import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isQueued } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { isReadSince, readingsAbout, readingsAfter } from './read-again.ts'
import type { WaitingWrite } from './outbox/waiting-write.ts'

const write: WaitingWrite = {
  id: 'w',
  order: 1,
  accountId: 'lea',
  method: 'PUT',
  path: '/api/club',
  input: {},
  at: '2026-11-24T18:00:00Z',
  refused: null,
}

test('Of each write that may wait it is said what is read again after it.', () => {
  const queued = [...endpoints.values()].filter(isQueued)
  expect(queued.filter(({ path }) => readingsAfter({ path }).length === 0)).toEqual([])
})

test('A club that changes changes what the shell, the profile and the dashboard say of it.', () => {
  const keys = readingsAfter(write).map(({ queryKey }) => queryKey)
  expect(keys).toEqual(
    expect.arrayContaining([['club'], ['me'], ['profile'], ['dashboard'], ['training-sessions', 'list']]),
  )
})

test('Of the players’ records, those of whom something was said are read again, and the lists with them.', () => {
  expect(readingsAbout('technique-evaluations', ['ines'])).toEqual(
    expect.arrayContaining([
      { queryKey: ['technique-evaluations'] },
      { queryKey: ['players', 'one', 'ines'] },
      { queryKey: ['player-progress'] },
      { queryKey: ['profile'] },
    ]),
  )
  expect(readingsAbout('player-scores', ['ines', 'tom'])).toEqual(
    expect.arrayContaining([
      { queryKey: ['players', 'list'] },
      { queryKey: ['players', 'one', 'ines'] },
      { queryKey: ['players', 'one', 'tom'] },
    ]),
  )
  expect(readingsAbout('player-scores')).toContainEqual({ queryKey: ['players', 'one'] })
})

test('Of whom an evaluation is, their record is read again after it, and the table.', () => {
  const evaluation = { path: '/api/technique-evaluations', input: { playerId: 'ines' } } as const
  const readings = readingsAfter(evaluation)
  expect(readings).toContainEqual({ queryKey: ['technique-evaluations'] })
  expect(readings).toContainEqual({ queryKey: ['players', 'one', 'ines'] })
})

test('Of what a write changed, all that is kept has to be read after it: what nobody has opened does not count.', () => {
  const client = new QueryClient()
  const doneAt = 5_000
  expect(isReadSince(client, write, doneAt)).toBe(true)
  client.setQueryData(['club'], 'before', { updatedAt: 4_000 })
  client.setQueryData(['exercises'], 'none of its business', { updatedAt: 4_000 })
  expect(isReadSince(client, write, doneAt)).toBe(false)
  client.setQueryData(['club'], 'after', { updatedAt: 6_000 })
  expect(isReadSince(client, write, doneAt)).toBe(true)
})
