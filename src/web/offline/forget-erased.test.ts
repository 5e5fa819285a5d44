import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractVersion } from '../../contract/client-version.ts'
import type { AnswerStore, CachedAnswer } from './cached-answers.ts'
import { forgetErased } from './forget-erased.ts'

const erasedAt = Date.parse('2026-11-24T17:00:00Z')
const minute = 60_000

let cached: CachedAnswer[]
let client: QueryClient

const store: AnswerStore = {
  answersOf: async (accountId) => cached.filter((answer) => answer.accountId === accountId),
  putAnswers: async () => {},
  deleteAnswers: async (accountId, hashes = []) => {
    cached = cached.filter((answer) => answer.accountId !== accountId || !hashes.includes(answer.queryHash))
  },
  deleteAnswersOfOthers: async () => {},
}

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  cached = []
  for (const name of ['me', 'club', 'players']) put(name, erasedAt - minute)
  put('profile', erasedAt + minute)
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

function put(name: string, updatedAt: number) {
  client.setQueryData([name], name === 'me' ? me(null) : `${name} as it was`, { updatedAt })
  cached.push({
    accountId: 'lea',
    queryHash: JSON.stringify([name]),
    queryKey: [name],
    data: name,
    updatedAt,
    contractVersion,
  })
}

function me(lastErasure: number | null) {
  return {
    account: { id: 'lea' },
    club: { lastErasure: lastErasure === null ? null : new Date(lastErasure).toISOString() },
  }
}

const inMemory = () =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
const onDevice = () => cached.map(({ queryKey }) => queryKey[0])

test('What was read before an erasure goes when the device hears of it, and what was read since stays.', async () => {
  forgetErased(client, store, () => 'lea')
  await vi.runAllTimersAsync()
  expect(onDevice()).toEqual(['me', 'club', 'players', 'profile'])
  client.setQueryData(['me'], me(erasedAt))
  await vi.runAllTimersAsync()
  expect(onDevice()).toEqual(['me', 'profile'])
  expect(inMemory()).toEqual(['me', 'profile'])
})

test('A device that was off meanwhile forgets when it begins.', async () => {
  client.setQueryData(['me'], me(erasedAt))
  forgetErased(client, store, () => 'lea')
  await vi.runAllTimersAsync()
  expect(onDevice()).toEqual(['me', 'profile'])
})

test('Of whoever is no longer at the device nothing is touched.', async () => {
  client.setQueryData(['me'], me(erasedAt))
  forgetErased(client, store, () => 'hugo')
  await vi.runAllTimersAsync()
  expect(onDevice()).toEqual(['me', 'club', 'players', 'profile'])
})
