import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveStreams, type Listener, type LiveStreams, type StreamOptions } from './streams.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

const listener = (known: Partial<Listener> = {}): Listener => ({
  accountId: uuidv7(),
  rank: 'player',
  clubId: uuidv7(),
  childIds: [],
  loginSessionId: uuidv7(),
  ...known,
})

/** A server whose every request opens a stream for the next listener. */
async function opened(options: StreamOptions, listeners: Listener[]) {
  const streams: LiveStreams = createLiveStreams(options)
  const waiting = [...listeners]
  const responses: ServerResponse[] = []
  const server = createServer((_, response) => {
    responses.push(response)
    response.useChunkedEncodingByDefault = false
    streams.open(waiting.shift()!, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closings.push(() => {
    streams.close()
    server.closeAllConnections()
    server.close()
  })
  const pages: IncomingMessage[] = []
  for (const _ of listeners) {
    const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
    request.on('error', () => {})
    const [page] = (await once(request, 'response')) as [IncomingMessage]
    page.on('error', () => {})
    pages.push(page)
  }
  return { streams, pages, responses }
}

function textOf(page: IncomingMessage): { text: string; isOver: boolean } {
  const read = { text: '', isOver: false }
  page.on('data', (chunk: Buffer) => (read.text += chunk.toString()))
  page.on('close', () => (read.isOver = true))
  return read
}

test('A stream gets regular beats.', async () => {
  const { pages } = await opened({ beatMs: 20 }, [listener()])
  const read = textOf(pages[0]!)
  await vi.waitFor(() => expect(read.text.split('event: beat\ndata: {}\n\n').length).toBeGreaterThan(3))
})

test('A stream ends at its maximum age, so that the client sends its cookie again.', async () => {
  const { streams, pages } = await opened({ beatMs: 20, maxAgeMs: 50 }, [listener()])
  const read = textOf(pages[0]!)
  await vi.waitFor(() => expect(read.isOver).toBe(true))
  expect(read.text).not.toContain('ended')
  expect(streams.listeners()).toEqual([])
})

test('A client that does not read loses its stream; the others continue.', async () => {
  const clubId = uuidv7()
  const { streams, pages } = await opened({}, [listener({ clubId }), listener({ clubId })])
  const [deaf, awake] = pages
  deaf!.pause()
  const read = textOf(awake!)
  const ids = Array.from({ length: 90 }, () => uuidv7())
  await vi.waitFor(
    () => {
      for (let n = 0; n < 20; n++) streams.deliver({ topic: 'training-sessions', ids, clubId, to: 'members' })
      expect(streams.listeners()).toHaveLength(1)
    },
    { timeout: 10_000, interval: 5 },
  )
  const last = uuidv7()
  streams.deliver({ topic: 'training-sessions', ids: [last], clubId, to: 'members' })
  await vi.waitFor(() => expect(read.text).toContain(last))
})

test('A browser that opens too many streams keeps the latest.', async () => {
  const loginSessionId = uuidv7()
  const accountId = uuidv7()
  const same = Array.from({ length: 6 }, () => listener({ accountId, loginSessionId }))
  const { streams, pages } = await opened({}, [...same, listener({ accountId })])
  const reads = pages.map(textOf)
  await vi.waitFor(() =>
    expect(reads.map(({ isOver }) => isOver)).toEqual([true, true, ...Array<boolean>(5).fill(false)]),
  )
  expect(streams.listeners()).toHaveLength(5)
})

test('An event for a stream that has just ended is dropped.', async () => {
  const somebody = listener()
  const { streams, pages } = await opened({}, [somebody])
  const read = textOf(pages[0]!)
  streams.deliver({ ends: somebody.accountId })
  streams.deliver({ topic: 'me', accounts: [somebody.accountId] })
  streams.refresh()
  await vi.waitFor(() => expect(read.isOver).toBe(true))
  expect(read.text).toContain('ended')
  expect(read.text).not.toContain('changed')
})

test('A server that stops ends its streams and opens no more.', async () => {
  const { streams, pages, responses } = await opened({}, [listener()])
  const read = textOf(pages[0]!)
  streams.close()
  await vi.waitFor(() => expect(read.isOver).toBe(true))
  expect(responses[0]!.writableEnded).toBe(true)
  expect(streams.listeners()).toEqual([])
})
