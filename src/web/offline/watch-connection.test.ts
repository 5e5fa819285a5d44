import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reachability, recordAnswer, recordReachability } from './reachability.ts'
import { watchConnection } from './watch-connection.ts'

let page: EventTarget & { visibilityState: string }
let probes: number
let server: 'answers' | 'unavailable' | 'unreachable'

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  probes = 0
  server = 'answers'
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    probes += 1
    if (server === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response(null, { status: server === 'answers' ? 200 : 502 })
  })
  recordReachability('reachable')
  watchConnection(() => 'lea')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each(['click', 'visibilitychange', 'pageshow', 'online'])(
  'A silent network is noticed within ten seconds of « %s ».',
  async (event) => {
    server = 'unreachable'
    page.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(reachability()).toBe('no-network')
  },
)

test('The answer to what was pressed is enough; many presses ask once.', async () => {
  page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(1_000)
  recordAnswer()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(probes).toBe(0)
  for (let press = 0; press < 5; press += 1) page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(probes).toBe(1)
  expect(reachability()).toBe('reachable')
})

test('A server that is back is noticed too; one without its database stays unavailable.', async () => {
  recordReachability('no-network')
  page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reachability()).toBe('reachable')
  recordReachability('unavailable')
  page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reachability()).toBe('unavailable')
})

test('A page that nobody looks at asks nothing.', async () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probes).toBe(0)
})
