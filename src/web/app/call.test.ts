import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../contract/dashboard.ts'
import { previewChange } from '../../contract/subscription.ts'
import { isReachable, recordReachability } from '../offline/reachability.ts'
import { call } from './call.ts'

beforeEach(() => {
  vi.useFakeTimers()
  recordReachability(true)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('A read that has waited for four seconds says that nobody answers, until somebody does.', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const reading = call(show, {})
  await vi.advanceTimersByTimeAsync(3_999)
  expect(isReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isReachable()).toBe(false)
  answer(Response.json({ players: 26 }))
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

/** Each request waits until it is answered here. */
function silentServer(): ((response: Response) => void)[] {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  return answers
}
