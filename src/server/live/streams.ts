import type { ServerResponse } from 'node:http'
import { beatSeconds, type LiveEvents } from '../../contract/live-event.ts'
import { isFor } from '../../domain/ability.ts'
import type { Rank } from '../../domain/actor.ts'
import type { Announcement, Change, End } from './announcement.ts'

/** The login for which a stream was opened. */
export interface Listener {
  readonly accountId: string
  readonly rank: Rank
  readonly clubId: string | null
  /** For whom the account acts; its streams end when that changes. */
  readonly childIds: readonly string[]
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
  /** Tells every client to refetch what it shows. */
  refresh(): void
  /** Ends every stream whose login is no longer valid. */
  endUnless(stillIs: (listener: Listener) => boolean): void
  listeners(): Listener[]
  /** Ends all streams; clients reconnect on their own. */
  close(): void
}

export interface StreamOptions {
  beatMs?: number
  /** After which a client has to reconnect, with its cookie. */
  maxAgeMs?: number
}

/** A browser has one stream, and perhaps lost ones that are not yet detected. */
const streamsPerLogin = 4
/** A stream with more unsent bytes is dropped; larger than a burst of announcements. */
const maxUnsentBytes = 128 * 1024

export function createLiveStreams(options: StreamOptions = {}): LiveStreams {
  const { beatMs = beatSeconds * 1000, maxAgeMs = 3600_000 } = options
  const byAccount = new Map<string, Set<Stream>>()
  const byClub = new Map<string, Set<Stream>>()
  const byChild = new Map<string, Set<Stream>>()
  const beat = frame('beat', {})
  const refresh = frame('refresh', {})
  const ended = frame('ended', {})
  const family = frame('changed', { topic: 'family' })
  let closed = false

  const beating = setInterval(() => {
    const now = performance.now()
    for (const stream of all()) {
      // Data of a beat ago is still unsent: the client does not read.
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
        // Spread, so that clients do not all reconnect in the same minute.
        closesAt: performance.now() + maxAgeMs * (0.8 + 0.2 * Math.random()),
      }
      const siblings = [...(byAccount.get(listener.accountId) ?? [])].filter(isOfLogin(listener))
      if (siblings.length >= streamsPerLogin) drop(siblings[0]!)
      addTo(byAccount, stream.accountId, stream)
      if (stream.clubId !== null) addTo(byClub, stream.clubId, stream)
      for (const childId of stream.childIds) addTo(byChild, childId, stream)
      response.once('close', () => forget(stream))
      // `close` follows; without a handler the error would end the process.
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
      for (const stream of recipientsOf(announcement)) send(stream, event)
      for (const stream of guardiansOf(announcement)) send(stream, family)
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

  /** Before its connection closes: writing after `end` is an error. */
  function forget(stream: Stream): void {
    removeFrom(byAccount, stream.accountId, stream)
    if (stream.clubId !== null) removeFrom(byClub, stream.clubId, stream)
    for (const childId of stream.childIds) removeFrom(byChild, childId, stream)
  }

  function* all(): Generator<Stream> {
    for (const streams of byAccount.values()) yield* streams
  }

  /** Those who act for one of these accounts: each once. */
  function guardiansOf({ accounts = [] }: Change): ReadonlySet<Stream> {
    return new Set(accounts.flatMap((id) => [...(byChild.get(id) ?? [])]))
  }

  function* recipientsOf({ clubId, to, accounts = [] }: Change): Generator<Stream> {
    if (clubId !== undefined && to !== undefined) {
      for (const stream of byClub.get(clubId) ?? []) if (isAmong(stream, to)) yield stream
    }
    for (const accountId of accounts) {
      for (const stream of byAccount.get(accountId) ?? []) {
        const isInClub = clubId === undefined || stream.clubId === clubId
        const isSentAlready = to !== undefined && isAmong(stream, to)
        if (isInClub && !isSentAlready) yield stream
      }
    }
  }
}

/** Ends the stream of a client that may not listen. */
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

/** Encoded once per event, for all streams. */
function frame<K extends keyof LiveEvents>(name: K, data: LiveEvents[K]): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

function addTo(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const existing = streams.get(key)
  if (existing) existing.add(stream)
  else streams.set(key, new Set([stream]))
}

function removeFrom(streams: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const existing = streams.get(key)
  existing?.delete(stream)
  if (existing?.size === 0) streams.delete(key)
}
