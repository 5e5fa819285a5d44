import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { show } from '../../contract/dashboard.ts'
import { previewChange } from '../../contract/subscription.ts'
import { isReachable, reachability, recordReachability } from '../offline/reachability.ts'
import { call, type CallFailed } from './call.ts'

beforeEach(() => {
  vi.useFakeTimers()
  recordReachability('reachable')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('A read that has waited for four seconds says that nobody answers, until somebody does.', async () => {
  const answers = silentServer()
  const reading = call(show, {})
  await vi.advanceTimersByTimeAsync(3_999)
  expect(isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isReachable()).toBe(false)
  answers[0]?.(Response.json({ players: 26 }))
  expect(await reading).toEqual({ players: 26 })
  expect(isReachable()).toBe(true)
})

test('A read that was answered in time says nothing afterwards.', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await call(show, {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isReachable()).toBe(true)
})

test('A payment service that takes its time is not a server that is away.', async () => {
  const answers = silentServer()
  const reading = call(previewChange, { planId: 'pro' })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isReachable()).toBe(true)
  answers[0]?.(Response.json({}))
  await reading
})

test('One read that waits says nothing while another one was answered since it began.', async () => {
  const answers = silentServer()
  const waiting = call(show, {})
  await vi.advanceTimersByTimeAsync(2_000)
  const other = call(show, {})
  answers[1]?.(Response.json({}))
  await other
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isReachable()).toBe(true)
  answers[0]?.(Response.json({}))
  await waiting
})

test('An answer from before a read began says nothing for it.', async () => {
  const answers = silentServer()
  const other = call(show, {})
  answers[0]?.(Response.json({}))
  await other
  const waiting = call(show, {})
  await vi.advanceTimersByTimeAsync(4_000)
  expect(isReachable()).toBe(false)
  answers[1]?.(Response.json({}))
  await waiting
})

test('An answer that has begun to arrive is an answer, however long the rest of it takes.', async () => {
  const answers = silentServer()
  const reading = call(show, {})
  let send: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => {
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      }
    },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isReachable()).toBe(false)
  answers[0]?.(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isReachable()).toBe(true)
  send('{"players":26}')
  expect(await reading).toEqual({ players: 26 })
})

describe('A server whose database does not answer', () => {
  test('is no missing network, as the server itself still answers.', async () => {
    const answers = silentServer(() => Promise.resolve(new Response()))
    const reading = call(show, {}).catch(refusalOf)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(reachability()).toBe('reachable')
    await vi.advanceTimersByTimeAsync(1)
    expect(reachability()).toBe('unavailable')
    answers[0]?.(Response.json({ refusal: 'unavailable', requestId: '-' }, { status: 503 }))
    expect(await reading).toBe('unavailable')
    expect(reachability()).toBe('unavailable')
    const next = call(show, {})
    answers[1]?.(Response.json({}))
    await next
    expect(reachability()).toBe('reachable')
  })

  test('is asked again at once after a blink, and later where the failure came late.', async () => {
    const answers = silentServer(() => Promise.resolve(new Response()))
    const fail = (n: number) =>
      answers[n]?.(Response.json({ refusal: 'unavailable', requestId: '-' }, { status: 503 }))
    const failures = [call(show, {}), call(show, {})].map((reading) =>
      reading.catch((error: unknown) => (error as CallFailed).isLate),
    )
    await vi.advanceTimersByTimeAsync(300)
    fail(0)
    expect(await failures[0]).toBe(false)
    await vi.advanceTimersByTimeAsync(9_700)
    fail(1)
    expect(await failures[1]).toBe(true)
  })

  test('is waited for longer than it waits for its database.', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    silentServer()
    void call(show, {}).catch(refusalOf)
    expect(timeout.mock.calls[0]![0]).toBeGreaterThan(15_000)
    timeout.mockRestore()
  })

  test('is unavailable also to a call that gave up on it.', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) =>
      path === '/start'
        ? Promise.resolve(new Response())
        : new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('late')))),
    )
    const reading = call(show, {}).catch(refusalOf)
    await vi.advanceTimersByTimeAsync(2_000)
    late.abort()
    expect(await reading).toBe('unavailable')
    timeout.mockRestore()
  })
})

test.each([
  [502, 'unavailable'],
  [200, 'no-network'],
])(
  'A page in place of an answer, with status %i, is « %s »: a balancer’s, a hotspot’s.',
  async (status, why) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('<p>', { status, headers: { 'Content-Type': 'text/html' } })),
    )
    expect(await call(show, {}).catch(refusalOf)).toBe(why)
    expect(reachability()).toBe(why)
  },
)

function refusalOf(error: unknown): string {
  return (error as CallFailed).refusal
}

/** Each request waits until it is answered here. */
function silentServer(
  probed: () => Promise<Response> = () => new Promise(() => {}),
): ((response: Response) => void)[] {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (path: string) =>
    path === '/start' ? probed() : new Promise<Response>((resolve) => answers.push(resolve)),
  )
  return answers
}
