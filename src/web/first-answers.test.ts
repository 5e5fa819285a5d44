import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FirstAnswers, firstAnswersElement, firstReadsOf } from '../contract/first-reads.ts'
import { applicationPaths } from '../contract/paths.ts'

const lea = { account: { id: 'lea' }, club: null, waitingFor: null }
const sent: FirstAnswers = [
  [['me'], lea],
  [['dashboard'], { playerCount: 12 }],
]

let stored: Map<string, string>
let element: { textContent: string; remove: () => void } | null
let client: QueryClient

beforeEach(() => {
  vi.resetModules()
  stored = new Map()
  client = new QueryClient()
  element = { textContent: JSON.stringify(sent), remove: () => (element = null) }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === firstAnswersElement ? element : null) })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

async function take() {
  const { takeFirstAnswers } = await import('./first-answers.ts')
  takeFirstAnswers(client)
  return client.getQueryData(['me'])
}

test('A first visit begins with what came with the page, as old as the page, and once.', async () => {
  expect(await take()).toEqual(lea)
  expect(client.getQueryData(['dashboard'])).toEqual({ playerCount: 12 })
  expect(client.getQueryState(['dashboard'])?.dataUpdatedAt).toBe(performance.timeOrigin)
  expect(element).toBeNull()
  client.clear()
  expect(await take()).toBeUndefined()
})

test('It is the page’s when its person is known here, and nobody else’s.', async () => {
  stored.set('rebond-person', 'lea')
  expect(await take()).toEqual(lea)
  client.clear()
  vi.resetModules()
  element = { textContent: JSON.stringify(sent), remove: () => (element = null) }
  stored.set('rebond-person', 'marc')
  expect(await take()).toBeUndefined()
  expect(client.getQueryData(['dashboard'])).toBeUndefined()
  expect(element).toBeNull()
})

test('Whoever signed out in another tab while the page was under way is not shown any more.', async () => {
  stored.set('rebond-person', 'lea')
  const { setPersonHere } = await import('./accounts/person-here.ts')
  setPersonHere(null)
  vi.resetModules()
  expect(await take()).toBeUndefined()
})

test('Whoever signed out before the page was asked for does not keep the next one from it.', async () => {
  stored.set('rebond-left', String(performance.timeOrigin - 1))
  expect(await take()).toEqual(lea)
})

test('Whoever signed out where the server could not be told is not let in again.', async () => {
  stored.set('rebond-leaving', 'yes')
  expect(await take()).toBeUndefined()
})

test('Where the connection broke in the middle of them, and where nothing is kept of who left, the server is asked.', async () => {
  element!.textContent = element!.textContent.slice(0, -20)
  expect(await take()).toBeUndefined()
  element = { textContent: JSON.stringify(sent), remove: () => (element = null) }
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('Refused.')
    },
  })
  vi.resetModules()
  expect(await take()).toBeUndefined()
})

test('What is known to be younger stays.', async () => {
  client.setQueryData(['dashboard'], { playerCount: 13 }, { updatedAt: performance.timeOrigin + 1 })
  await take()
  expect(client.getQueryData(['dashboard'])).toEqual({ playerCount: 13 })
})

test('It is young enough to be shown without asking again, and what is read later never is.', async () => {
  const { staleTime } = await import('./first-answers.ts')
  expect(staleTime({ state: { dataUpdatedAt: performance.timeOrigin } })).toBeGreaterThan(0)
  expect(staleTime({ state: { dataUpdatedAt: performance.timeOrigin + 1 } })).toBe(0)
})

test('The page keeps each first answer under the key with which its screen asks for it.', async () => {
  const { adviceQuery } = await import('./coach-advice/queries.ts')
  const { clubQuery } = await import('./clubs/queries.ts')
  const { dashboardQuery } = await import('./dashboard/queries.ts')
  const { evaluationTableQuery } = await import('./technique-evaluations/queries.ts')
  const { libraryQuery } = await import('./exercises/queries.ts')
  const { meQuery } = await import('./accounts/queries.ts')
  const { playersQuery } = await import('./players/queries.ts')
  const { profileQuery } = await import('./profiles/queries.ts')
  const { progressQuery } = await import('./player-progress/queries.ts')
  const { requestsQuery } = await import('./exercise-requests/queries.ts')
  const { sessionsQuery } = await import('./training-sessions/queries.ts')
  const { subscriptionQuery } = await import('./subscription/queries.ts')
  const { queryClient } = await import('./query-client.ts')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({})
  })
  const queries = [
    adviceQuery,
    clubQuery,
    dashboardQuery,
    evaluationTableQuery,
    libraryQuery,
    meQuery,
    playersQuery,
    profileQuery,
    progressQuery,
    requestsQuery('active'),
    sessionsQuery('upcoming', 1),
    sessionsQuery('past', 1),
    subscriptionQuery,
  ]
  const addresses = new Map<string, string>()
  for (const query of queries) {
    await queryClient.fetchQuery(query as typeof meQuery)
    addresses.set(JSON.stringify(query.queryKey), asked.pop() ?? '')
  }
  queryClient.clear()
  for (const { address, queryKey } of applicationPaths.flatMap(firstReadsOf)) {
    expect([queryKey, addresses.get(JSON.stringify(queryKey))]).toEqual([queryKey, address])
  }
})
