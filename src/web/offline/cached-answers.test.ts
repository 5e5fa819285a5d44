import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contractVersion } from '../../contract/client-version.ts'
import { cacheAnswers, pruneAnswers } from './save-answers.ts'
import { type AnswerStore, type CachedAnswer, restoreAnswers, restored } from './cached-answers.ts'

const dayMs = 24 * 60 * 60 * 1000

let kept: Map<string, CachedAnswer>
let store: AnswerStore
let client: QueryClient
let currentAccountId: string

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  kept = new Map()
  currentAccountId = 'lea'
  store = {
    answersOf: async (accountId) => [...kept.values()].filter((answer) => answer.accountId === accountId),
    putAnswers: async (answers) => {
      for (const answer of answers) kept.set(`${answer.accountId} ${answer.queryHash}`, answer)
    },
    deleteAnswers: async (accountId, hashes) => {
      for (const answer of kept.values()) {
        if (answer.accountId !== accountId || (hashes && !hashes.includes(answer.queryHash))) continue
        kept.delete(`${answer.accountId} ${answer.queryHash}`)
      }
    },
    deleteAnswersOfOthers: async (accountId) => {
      for (const [key, answer] of kept) if (answer.accountId !== accountId) kept.delete(key)
    },
  }
  client = newClient()
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function newClient() {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
}

function around(tell: (answers: readonly CachedAnswer[]) => void = () => {}) {
  return { currentAccountId: () => currentAccountId, tell }
}

const me = (id: string) => ({ account: { id }, club: null, waitingFor: null })

function answer(name: string, changes: Partial<CachedAnswer> = {}): CachedAnswer {
  return {
    accountId: 'lea',
    queryHash: JSON.stringify([name]),
    queryKey: [name],
    data: `${name} as it was`,
    updatedAt: Date.now() - 1000,
    contractVersion,
    ...changes,
  }
}

function slowly(ms: number): AnswerStore {
  return {
    ...store,
    answersOf: () => new Promise<CachedAnswer[]>((resolve) => setTimeout(resolve, ms, [answer('club')])),
  }
}

describe('What is kept', () => {
  test('is there again after a reload, as old as it is, and to be read anew.', async () => {
    cacheAnswers(client, store, around())
    client.setQueryData(['me'], me('lea'))
    client.setQueryData(['club'], 'the club')
    const at = client.getQueryState(['club'])?.dataUpdatedAt
    await vi.advanceTimersByTimeAsync(1000)

    const reloaded = newClient()
    await restoreAnswers(reloaded, store, () => 'lea')
    expect(reloaded.getQueryData(['club'])).toBe('the club')
    expect(reloaded.getQueryData(['me'])).toEqual(me('lea'))
    expect(reloaded.getQueryState(['club'])).toMatchObject({ dataUpdatedAt: at, isInvalidated: true })
  })

  test('is one person’s: another at the same device sees none of it.', async () => {
    await store.putAnswers([answer('club')])
    await restoreAnswers(client, store, () => 'hugo')
    expect(client.getQueryData(['club'])).toBeUndefined()
  })

  test('is not shown by a page of another contract, nor after thirty days.', async () => {
    await store.putAnswers([
      answer('club', { contractVersion: contractVersion - 1 }),
      answer('profile', { updatedAt: Date.now() - 31 * dayMs }),
      answer('exercises', { updatedAt: Date.now() - 29 * dayMs }),
    ])
    await restoreAnswers(client, store, () => 'lea')
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryHash }) => queryHash),
    ).toEqual(['["exercises"]'])
  })

  test('of a slow device can be waited for, though not without end.', async () => {
    const never = { ...store, answersOf: () => new Promise<CachedAnswer[]>(() => {}) }
    for (const [slow, afterMs] of [
      [slowly(3000), 3000],
      [never, 5000],
    ] as const) {
      void restoreAnswers(client, slow, () => 'lea')
      let isOver = false
      void restored().then(() => (isOver = true))
      await vi.advanceTimersByTimeAsync(afterMs - 1)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(isOver).toBe(true)
      expect(client.getQueryData(['club'])).toBe('club as it was')
    }
  })

  test('never holds the first render up for long, and still comes when it was slow.', async () => {
    const slow = slowly(3000)
    const rendered = vi.fn<() => void>()
    void restoreAnswers(client, slow, () => 'lea').then(rendered)
    await vi.advanceTimersByTimeAsync(600)
    expect(rendered).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(3000)
    expect(client.getQueryData(['club'])).toBe('club as it was')
  })

  test('is not shown to somebody who came while it was being fetched.', async () => {
    const slow = slowly(3000)
    void restoreAnswers(client, slow, () => currentAccountId)
    await vi.advanceTimersByTimeAsync(600)
    currentAccountId = 'hugo'
    await vi.advanceTimersByTimeAsync(3000)
    expect(client.getQueryData(['club'])).toBeUndefined()
  })

  test('stays within 300 records, 30 days and one person.', async () => {
    await store.putAnswers([
      ...Array.from({ length: 310 }, (_, index) =>
        answer(`page ${index}`, { updatedAt: Date.now() - index }),
      ),
      answer('old', { updatedAt: Date.now() - 31 * dayMs }),
      answer('club', { accountId: 'hugo' }),
    ])
    await pruneAnswers(store, 'lea')
    const left = await store.answersOf('lea')
    expect(left).toHaveLength(300)
    expect(left.at(-1)?.queryKey).toEqual(['page 299'])
    expect(await store.answersOf('hugo')).toHaveLength(0)
  })
})

test.each([
  ['coach', 7],
  ['player', 30],
])(
  'A %s’s device keeps an answer for %i days, and what a release before kept for 30.',
  async (role, days) => {
    cacheAnswers(client, store, around())
    client.setQueryData(['me'], { ...me('lea'), account: { id: 'lea', role } })
    client.setQueryData(['club'], 'the club')
    await vi.advanceTimersByTimeAsync(1000)
    await store.putAnswers([answer('before')])
    const shown = async () => {
      const reloaded = newClient()
      await restoreAnswers(reloaded, store, () => 'lea')
      return [reloaded.getQueryData(['club']), reloaded.getQueryData(['before'])]
    }
    vi.setSystemTime(Date.now() + days * dayMs - 3000)
    expect(await shown()).toEqual(['the club', 'before as it was'])
    vi.setSystemTime(Date.now() + 3000)
    expect((await shown())[0]).toBeUndefined()
    expect((await shown())[1]).toBe(days === 7 ? 'before as it was' : undefined)
    await pruneAnswers(store, 'lea')
    expect((await store.answersOf('lea')).map(({ queryKey }) => queryKey[0])).toEqual(
      days === 7 ? ['before'] : [],
    )
  },
)

describe('What is not kept', () => {
  test('is an answer to nobody, or one that its query keeps to itself.', async () => {
    cacheAnswers(client, store, around())
    client.setQueryData(['me'], null)
    client.setQueryData(['club'], 'read before one was signed out')
    await vi.advanceTimersByTimeAsync(1000)
    expect(kept.size).toBe(0)
    client.setQueryData(['me'], me('lea'))
    await client.fetchQuery({ queryKey: ['token'], queryFn: () => 'used', meta: { cached: false } })
    await vi.advanceTimersByTimeAsync(1000)
    expect([...kept.keys()]).toEqual(['lea ["me"]'])
  })

  test('is what the next person would be given of the last one’s.', async () => {
    cacheAnswers(client, store, around())
    client.setQueryData(['me'], me('lea'))
    client.setQueryData(['club'], 'of Léa')
    client.removeQueries({ queryKey: ['club'] })
    client.setQueryData(['me'], me('hugo'))
    currentAccountId = 'hugo'
    await vi.advanceTimersByTimeAsync(1000)
    expect([...kept.keys()]).toEqual(['hugo ["me"]'])
  })
})

test('A tab that another one has left behind with its person keeps nothing more.', async () => {
  cacheAnswers(client, store, around())
  client.setQueryData(['me'], me('lea'))
  client.setQueryData(['club'], 'the club')
  currentAccountId = 'hugo'
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept.size).toBe(0)
})

test('Tabs tell each other what they read: the newer wins, and nothing goes round in circles.', async () => {
  const other = newClient()
  const tell = vi.fn<(answers: readonly CachedAnswer[]) => void>()
  const receive = cacheAnswers(other, store, around(tell))
  cacheAnswers(client, store, around(receive))
  other.setQueryData(['me'], me('lea'), { updatedAt: Date.now() + 10 })
  other.setQueryData(['profile'], 'newer here', { updatedAt: Date.now() + 10 })
  await vi.advanceTimersByTimeAsync(1000)
  tell.mockClear()

  client.setQueryData(['me'], me('lea'))
  client.setQueryData(['club'], 'read in the first tab')
  client.setQueryData(['profile'], 'older', { updatedAt: Date.now() - 5000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(other.getQueryData(['club'])).toBe('read in the first tab')
  expect(other.getQueryData(['profile'])).toBe('newer here')
  expect(tell).not.toHaveBeenCalled()
})
