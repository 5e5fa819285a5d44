import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '../app/call.ts'
import { recoverReads } from './recovery.ts'

let client: QueryClient
let stop: () => void
let page: { visibilityState: DocumentVisibilityState }

beforeEach(() => {
  vi.useFakeTimers()
  page = { visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  stop = recoverReads(client, () => 1)
})

afterEach(() => {
  stop()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A read on screen, whose server answers from the given moment on. */
function onScreen(key: string, answersFromMs = Infinity, refusal: CallFailed['refusal'] = 'no-network') {
  const start = Date.now()
  const queryFn = vi.fn<() => Promise<string>>(() =>
    Date.now() - start < answersFromMs ? Promise.reject(new CallFailed(refusal)) : Promise.resolve(key),
  )
  const observer = new QueryObserver(client, { queryKey: [key], queryFn })
  const leave = observer.subscribe(() => {})
  return { queryFn, leave, data: () => client.getQueryData([key]) }
}

describe('A read without answer', () => {
  test('is tried again until the server is back, without any event of the browser.', async () => {
    const read = onScreen('sessions', 9_000)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(read.data()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(read.data()).toBe('sessions')
  })

  test('is tried ever more rarely, but twice a minute to the end.', async () => {
    const { queryFn } = onScreen('sessions')
    await vi.advanceTimersByTimeAsync(62_000)
    expect(queryFn).toHaveBeenCalledTimes(6)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(queryFn).toHaveBeenCalledTimes(10)
  })

  test('comes back as soon as another one is answered.', async () => {
    const lost = onScreen('sessions', 20_000)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(lost.data()).toBeUndefined()
    onScreen('club', 0)
    await vi.advanceTimersByTimeAsync(1)
    expect(lost.data()).toBe('sessions')
  })

  test('waits while nobody looks at the page, or at its screen.', async () => {
    const hidden = onScreen('sessions')
    await vi.advanceTimersByTimeAsync(0)
    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(hidden.queryFn).toHaveBeenCalledTimes(1)
  })

  test('is not tried again when its screen was left.', async () => {
    const { queryFn, leave } = onScreen('sessions')
    await vi.advanceTimersByTimeAsync(0)
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})

test('A refusal is an answer: it is not asked again.', async () => {
  const { queryFn } = onScreen('sessions', Infinity, 'not-found')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})
