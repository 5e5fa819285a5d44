import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../contract/dashboard.ts'
import { call } from './call.ts'
import { isReachable } from './reachability.ts'

beforeEach(() => {
  vi.useFakeTimers()
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
