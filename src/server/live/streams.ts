import type { ServerResponse } from 'node:http'
import { beatSeconds, type LiveEvents } from '../../contract/live-event.ts'
import { isFor } from '../../domain/ability.ts'
import type { Role } from '../../domain/actor.ts'
import type { Announcement, Change, End } from './announcement.ts'

/** For whom a stream was opened. */
export interface Listener {
  readonly accountId: string
  readonly role: Role
  readonly clubId: string | null
  readonly loginSessionId: string
}

interface Stream extends Listener {
  readonly response: ServerResponse
  readonly closesAt: number
}

/** The event streams that are open on this server. */
export interface LiveStreams {
  open(listener: Listener, response: ServerResponse): void
  deliver(announcement: Announcement): void
  /** Tells every page to read again what is on its screen. */
  refresh(): void
  /** Ends the streams of whoever is not that listener any more. */
  endUnless(stillIs: (listener: Listener) => boolean): void
  listeners(): Listener[]
  /** Ends them all; pages come back by themselves. */
  close(): void
}

export interface StreamOptions {
  beatMs?: number
  /** After that long a page has to say again who it is. */
  maxAgeMs?: number
}

/** One browser has one stream; one that is gone without a word may linger beside it. */
const streamsPerLogin = 4
/** What a page may leave unread before its stream is ended; more than one burst of announcements. */
const maxUnsentBytes = 128 * 1024

export function createLiveStreams(options: StreamOptions = {}): LiveStreams {
  const { beatMs = beatSeconds * 1000, maxAgeMs = 3600_000 } = options
  const byAccount = new Map<string, Set<Stream>>()
  const byClub = new Map<string, Set<Stream>>()
  const beat = frame('beat', {})
  const refresh = frame('refresh', {})
  const ended = frame('ended', {})
  let closed = false

  const beating = setInterval(() => {
    const now = performance.now()
    for (const stream of all()) {
      // What was written a whole beat ago is still here: nobody reads.
      if (stream.response.writableLength > 0) drop(stream)
      else if (now > stream.closesAt) finish(stream)
      else send(stream, beat)
    }
  }, beatMs)
  beating.unref()

  return {
    open(listener, response) {
      if (closed) {
        response.end()
        return
      }
      const stream: Stream = {
        ...listener,
        response,
        // Not all of them in the same minute.
        closesAt: performance.now() + maxAgeMs * (0.8 + 0.2 * Math.random()),
      }
      const siblings = [...(byAccount.get(listener.accountId) ?? [])].filter(isOfLogin(listener))
      if (siblings.length >= streamsPerLogin) drop(siblings[0]!)
      enter(byAccount, stream.accountId, stream)
      if (stream.clubId !== null) enter(byClub, stream.clubId, stream)
      response.once('close', () => forget(stream))
      // A connection that breaks closes; unheard, its error would end the process.
      response.on('error', ignore)
      send(stream, beat)
    },
    deliver(announcement) {
      if ('ends' in announcement) {
        for (const stream of byAccount.get(announcement.ends) ?? []) {
          if (isEndedBy(announcement, stream)) finish(stream, ended)
        }
        return
      }
      const { topic, ids } = announcement
      const event = frame('changed', ids ? { topic, ids } : { topic })
      for (const stream of hearersOf(announcement)) send(stream, event)
    },
    refresh() {
      for (const stream of all()) send(stream, refresh)
    },
    endUnless(stillIs) {
      for (const stream of all()) if (!stillIs(stream)) finish(stream, ended)
    },
    listeners: () => [...all()],
    close() {
      closed = true
      clearInterval(beating)
      for (const stream of all()) finish(stream)
    },
  }

  function send(stream: Stream, event: Buffer): void {
    if (stream.response.writableLength > maxUnsentBytes) drop(stream)
    else stream.response.write(event)
  }

  function finish(stream: Stream, last?: Buffer): void {
    if (stream.response.writableLength > 0) return drop(stream)
    forget(stream)
    stream.response.end(last)
  }

  function drop(stream: Stream): void {
    forget(stream)
    stream.response.destroy()
  }

  /** At once, not when its connection has closed: nothing may be written behind an end. */
  function forget(stream: Stream): void {
    leave(byAccount, stream.accountId, stream)
    if (stream.clubId !== null) leave(byClub, stream.clubId, stream)
  }

  function* all(): Generator<Stream> {
    for (const streams of byAccount.values()) yield* streams
  }

  function* hearersOf({ clubId, to, accounts = [] }: Change): Generator<Stream> {
    if (clubId !== undefined && to !== undefined) {
      for (const stream of byClub.get(clubId) ?? []) if (isAmong(stream, to)) yield stream
    }
    for (const accountId of accounts) {
      for (const stream of byAccount.get(accountId) ?? []) {
        const isInClub = clubId === undefined || stream.clubId === clubId
        const hasHeard = to !== undefined && isAmong(stream, to)
        if (isInClub && !hasHeard) yield stream
      }
    }
  }
}

/** What ends a stream's data at once, for a page that has none to open. */
export function refuseStream(response: ServerResponse): void {
  response.end(frame('ended', {}))
}

function isAmong(listener: Listener, to: 'members' | 'coaches'): boolean {
  return to === 'members' || isFor(listener, 'openCoachArea')
}

function isEndedBy({ loginSessionId, exceptId }: End, stream: Listener): boolean {
  return loginSessionId === undefined
    ? stream.loginSessionId !== exceptId
    : stream.loginSessionId === loginSessionId
}

function isOfLogin({ loginSessionId }: Listener) {
  return (stream: Listener): boolean => stream.loginSessionId === loginSessionId
}

function ignore(): void {}

/** Made once an event, whatever the number of streams. */
function frame<K extends keyof LiveEvents>(name: K, data: LiveEvents[K]): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

function enter(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = streams.get(key)
  if (known) known.add(stream)
  else streams.set(key, new Set([stream]))
}

function leave(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = streams.get(key)
  known?.delete(stream)
  if (known?.size === 0) streams.delete(key)
}
