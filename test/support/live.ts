import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve as listen } from '@hono/node-server'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, vi } from 'vitest'
import { livePath } from '../../src/contract/live-event.ts'
import type { Db } from '../../src/server/database/connection.ts'
import { channel } from '../../src/server/live/announcement.ts'
import { listenForAnnouncements, type ListenOptions } from '../../src/server/live/listen.ts'
import type { TestContext } from './context.ts'

export interface LiveServer {
  context: TestContext
  url: string
  /** Resolves once this server has delivered all that was announced before the call. */
  delivered: () => Promise<void>
}

/** The server on a port, listening for announcements, for the test file that calls this at its top. */
export async function liveServer(context: TestContext, options?: ListenOptions): Promise<LiveServer> {
  const listening = listenForAnnouncements(context, context.database.connection, options)
  const server = listen({ fetch: context.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  await listening.ready
  afterAll(async () => {
    context.live.close()
    await listening.stop()
    server.close()
  })
  return {
    context,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: deliveries(context),
  }
}

/** Waits for a mark of its own, as announcements are delivered in order. */
function deliveries({ db, live }: TestContext): () => Promise<void> {
  const marks = new Map<string, () => void>()
  const deliver = live.deliver.bind(live)
  live.deliver = (announcement) => {
    deliver(announcement)
    if ('topic' in announcement) for (const id of announcement.ids ?? []) marks.get(id)?.()
  }
  return async () => {
    const mark = uuidv7()
    const { promise, resolve } = Promise.withResolvers<void>()
    marks.set(mark, resolve)
    await announceMark(db, mark, [])
    await promise
  }
}

function announceMark(db: Db, mark: string, accounts: readonly string[]): Promise<unknown> {
  return sql`select pg_notify(${channel}, ${JSON.stringify({ topic: 'me', ids: [mark], accounts })})`.execute(
    db,
  )
}

export interface Heard {
  name: string
  data: { topic?: string; ids?: string[] }
}

export interface EventStream {
  response: Response
  /** The events received so far, without beats. */
  heard: Heard[]
  beats: number
  isOver: boolean
  close: () => void
}

/**
 * Opens a stream and waits until the server writes to it. What was announced before, such as the client's own arrival in
 * its club, is delivered first: it would end the stream.
 */
export async function eventStream(
  { url, delivered }: Pick<LiveServer, 'url'> & Partial<LiveServer>,
  cookie?: string,
  query = '',
): Promise<EventStream> {
  await delivered?.()
  const closing = new AbortController()
  const response = await fetch(`${url}${livePath}${query}`, {
    ...(cookie && { headers: { Cookie: cookie } }),
    signal: closing.signal,
  })
  const stream: EventStream = {
    response,
    heard: [],
    beats: 0,
    isOver: false,
    close: () => closing.abort(),
  }
  void read(stream)
  await vi.waitFor(() => {
    if (stream.beats === 0 && !stream.isOver) throw new Error('The stream did not begin.')
  })
  return stream
}

async function read(stream: EventStream): Promise<void> {
  let text = ''
  try {
    for await (const chunk of stream.response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
        if (name === 'beat') stream.beats += 1
        else stream.heard.push({ name, data: JSON.parse(data) as Heard['data'] })
      }
    }
  } catch {
    // Closed, by either side.
  }
  stream.isOver = true
}

/**
 * The topics that each stream has received by now. Announcements arrive in order: a stream that has received a last
 * one, or has ended, has received them all. `accounts` are those of the streams.
 */
export async function receivedEvents(
  { context }: LiveServer,
  accounts: readonly string[],
  streams: readonly EventStream[],
): Promise<string[][]> {
  const mark = uuidv7()
  await announceMark(context.db, mark, accounts)
  const isMark = ({ data }: Heard) => data.ids?.[0] === mark
  await vi.waitFor(() => {
    if (!streams.every((stream) => stream.isOver || stream.heard.some(isMark))) throw new Error('Not yet.')
  })
  return streams.map((stream) =>
    stream.heard
      .splice(0)
      .filter((event) => !isMark(event))
      .map(({ name, data }) => data.topic ?? name),
  )
}
