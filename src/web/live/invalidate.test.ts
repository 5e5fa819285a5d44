import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyLiveMessages, isNewerThan, queriesAbout } from './invalidate.ts'
import type { LiveMessage } from './live.ts'

let client: QueryClient
let applyMessage: (news: LiveMessage) => void
const page: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } })
  applyMessage = applyLiveMessages(client)
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A read on screen; counts how often it was done. */
async function onScreen(queryKey: QueryKey, answer: () => Promise<unknown> = () => Promise.resolve('read')) {
  const queryFn = vi.fn<() => Promise<unknown>>(answer)
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  queryFn.mockClear()
  return queryFn
}

test('A change is read again where it is on screen, and nothing else is.', async () => {
  const [club, sessions] = [
    await onScreen(['club']),
    await onScreen(['training-sessions', 'list', 'past', 1]),
  ]
  client.setQueryData(['training-sessions', 'list', 'upcoming', 1], 'kept')
  applyMessage({ event: 'changed', topic: 'training-sessions', ids: ['a'] })
  await vi.advanceTimersByTimeAsync(100)
  expect(sessions).toHaveBeenCalledOnce()
  expect(club).not.toHaveBeenCalled()
  expect(client.getQueryState(['training-sessions', 'list', 'upcoming', 1])?.isInvalidated).toBe(true)
})

test('Of the sessions that are open, those that changed are read again.', async () => {
  const [changed, other] = [
    await onScreen(['training-sessions', 'one', 'a']),
    await onScreen(['training-sessions', 'one', 'b']),
  ]
  applyMessage({ event: 'changed', topic: 'training-sessions', ids: ['a'] })
  await vi.advanceTimersByTimeAsync(100)
  expect([changed.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  applyMessage({ event: 'changed', topic: 'training-sessions' })
  await vi.advanceTimersByTimeAsync(100)
  expect([changed.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
})

test('Who may export the club is read again with the club, which may have been handed over.', () => {
  expect(queriesAbout('club')).toContainEqual({ queryKey: ['club-export'] })
})

test('A whole roll call is read once.', async () => {
  const sessions = await onScreen(['training-sessions', 'list', 'past', 1])
  for (let player = 0; player < 12; player++) {
    applyMessage({ event: 'changed', topic: 'training-sessions', ids: ['a'] })
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(sessions).toHaveBeenCalledOnce()
})

test.each<LiveMessage>([
  { event: 'refresh' },
  { event: 'changed', topic: 'a topic of a newer server' as 'club' },
])('All that is on screen is read again after $event.', async (news) => {
  const reads = [await onScreen(['club']), await onScreen(['me'])]
  applyMessage(news)
  await vi.advanceTimersByTimeAsync(100)
  for (const read of reads) expect(read).toHaveBeenCalledOnce()
})

test('A stream that was ended makes the page ask who is there.', async () => {
  const [me, club] = [await onScreen(['me']), await onScreen(['club'])]
  applyMessage({ event: 'ended' })
  await vi.advanceTimersByTimeAsync(100)
  expect(me).toHaveBeenCalledOnce()
  expect(club).not.toHaveBeenCalled()
})

test('A first reading that may have been too early is done twice.', async () => {
  const slow = await onScreen(['club'], () => new Promise((resolve) => setTimeout(resolve, 500, 'read')))
  applyMessage({ event: 'changed', topic: 'club' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(slow).toHaveBeenCalledOnce()
})

test.each([
  ['nothing was read before', undefined],
  ['something was read before', 'as it was'],
])('What a screen asked for before a change is read again once it stands: %s.', async (_, before) => {
  const answers = ['asked before the change', 'asked after it']
  const club = {
    queryKey: ['club'],
    queryFn: () => new Promise<unknown>((resolve) => setTimeout(resolve, 500, answers.shift())),
  }
  if (before) client.setQueryData(club.queryKey, before, { updatedAt: 1 })
  void client.prefetchQuery({ ...club, staleTime: 0 })
  applyMessage({ event: 'changed', topic: 'club' })
  await vi.advanceTimersByTimeAsync(100)
  new QueryObserver(client, club).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.getQueryData(club.queryKey)).toBe('asked after it')
})

test('A tab that nobody looks at reads when somebody does.', async () => {
  const club = await onScreen(['club'])
  page.visibilityState = 'hidden'
  applyMessage({ event: 'changed', topic: 'club' })
  await vi.advanceTimersByTimeAsync(100)
  expect(club).not.toHaveBeenCalled()
  expect(client.getQueryState(['club'])?.isInvalidated).toBe(true)
})

test('What a hidden tab had asked for before a change does not come as if it knew of it.', async () => {
  const answers = ['first', 'asked before the change']
  await onScreen(['club'], () => new Promise((resolve) => setTimeout(resolve, 500, answers.shift())))
  await vi.advanceTimersByTimeAsync(500)
  void client.refetchQueries({ queryKey: ['club'] })
  page.visibilityState = 'hidden'
  applyMessage({ event: 'changed', topic: 'club' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.getQueryData(['club'])).toBe('first')
  expect(client.getQueryState(['club'])?.isInvalidated).toBe(true)
})

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
