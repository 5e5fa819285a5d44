import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLiveStream, type LiveMessage } from './live.ts'

class FakeStream extends EventTarget {
  readonly address: string
  closed = false
  constructor(address: string) {
    super()
    this.address = address
  }
  close() {
    this.closed = true
  }
  say(event: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

let streams: FakeStream[]
let news: LiveMessage[]
let person: string | null
let personChanged: () => void
let end: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  streams = []
  news = []
  person = 'lea'
  end = new AbortController()
})

afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function follow(onOpen = () => {}, onLost = () => {}) {
  openLiveStream(
    {
      currentAccountId: () => person,
      onPerson: (listener) => {
        personChanged = listener
        return () => {}
      },
      connect: (address) => {
        const stream = new FakeStream(address)
        streams.push(stream)
        return stream as unknown as EventSource
      },
      publish: (each) => news.push(each),
      onOpen,
      onLost,
      random: () => 1,
    },
    end.signal,
  )
}

const last = () => streams.at(-1)!
const openStreams = () => streams.filter(({ closed }) => !closed).length

test('What changed is told, and whoever opens the stream is named.', () => {
  follow()
  expect(last().address).toBe('/api/live?account=lea')
  last().say('changed', { topic: 'club' })
  last().say('changed', { topic: 'training-sessions', ids: ['1'] })
  expect(news).toEqual([
    { event: 'changed', topic: 'club' },
    { event: 'changed', topic: 'training-sessions', ids: ['1'] },
  ])
})

test('A stream that opens may have missed something, and is proof of a network.', () => {
  const onOpen = vi.fn<() => void>()
  follow(onOpen)
  last().dispatchEvent(new Event('open'))
  expect(news).toEqual([{ event: 'refresh' }])
  expect(onOpen).toHaveBeenCalledOnce()
})

describe('A stream that drops', () => {
  test('comes back by itself, ever more rarely while nobody answers.', () => {
    follow()
    for (const [pauseMs, count] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
      [8_000, 5],
      [16_000, 6],
      [30_000, 7],
      [30_000, 8],
    ] as const) {
      last().dispatchEvent(new Event('error'))
      expect(last().closed).toBe(true)
      vi.advanceTimersByTime(pauseMs - 1)
      expect(streams).toHaveLength(count - 1)
      vi.advanceTimersByTime(1)
      expect(streams).toHaveLength(count)
    }
  })

  test('is back soon once it has worked again.', () => {
    follow()
    for (let failure = 0; failure < 5; failure++) {
      last().dispatchEvent(new Event('error'))
      vi.advanceTimersByTime(30_000)
    }
    last().say('beat')
    const count = streams.length
    last().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(1_000)
    expect(streams).toHaveLength(count + 1)
  })

  test('is noticed when its beat fails to come.', () => {
    follow()
    last().say('beat')
    vi.advanceTimersByTime(10_000)
    last().say('beat')
    vi.advanceTimersByTime(25_000)
    expect(streams).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(streams).toHaveLength(2)
    expect(openStreams()).toBe(1)
  })

  test('is told: at once when it was closed, and when its beat fails to come.', () => {
    const onLost = vi.fn<() => void>()
    follow(() => {}, onLost)
    last().say('beat')
    expect(onLost).not.toHaveBeenCalled()
    last().dispatchEvent(new Event('error'))
    expect(onLost).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    last().say('beat')
    // With the four seconds in which the server is asked, within 30.
    vi.advanceTimersByTime(25_500)
    expect(onLost).toHaveBeenCalledTimes(2)
  })
})

test('A stream that was ended is told, and asks again only after a while.', () => {
  follow()
  last().say('ended')
  expect(news).toEqual([{ event: 'ended' }])
  expect(openStreams()).toBe(0)
  person = null
  vi.advanceTimersByTime(60_000)
  expect(streams).toHaveLength(1)
})

test('Somebody else at the device has a stream of their own.', () => {
  follow()
  person = 'hugo'
  personChanged()
  expect(streams.map(({ address, closed }) => [address, closed])).toEqual([
    ['/api/live?account=lea', true],
    ['/api/live?account=hugo', false],
  ])
  person = null
  personChanged()
  expect(openStreams()).toBe(0)
})

test('A tab that no longer leads closes its stream for good.', () => {
  follow()
  end.abort()
  vi.advanceTimersByTime(120_000)
  expect(streams).toHaveLength(1)
  expect(openStreams()).toBe(0)
})
