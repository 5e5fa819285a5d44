import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { currentLogins } from '../accounts/login-sessions.ts'
import type { AppContext } from '../app-env.ts'
import type { Connection } from '../database/connection.ts'
import { announcementOf, channel } from './announcement.ts'

export interface Listening {
  /** Resolves when it listens for the first time. */
  ready: Promise<void>
  stop(): Promise<void>
}

export interface ListenOptions {
  /** How often the connection is checked. */
  pulseMs?: number
}

const connectMs = 5_000
const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Receives the announcements of every server of this database, on a connection of its own: a pool or a pooler would
 * give it to other queries. Announcements are lost while it is disconnected, so afterwards every client refetches.
 */
export function listenForAnnouncements(
  context: AppContext,
  connection: Connection,
  { pulseMs = 10_000 }: ListenOptions = {},
): Listening {
  const stopping = new AbortController()
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  const done = listenForever()
  return {
    ready,
    async stop() {
      stopping.abort()
      await done
    },
  }

  async function listenForever(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        ...connection,
        keepAlive: true,
        connectionTimeoutMillis: connectMs,
        query_timeout: connectMs,
      })
      try {
        await listen(client, () => {
          pauseMs = firstPauseMs
          isReady()
        })
      } catch (error) {
        if (stopping.signal.aborted) break
        context.logger.warn({ err: error }, 'The connection that hears of changes was lost.')
      } finally {
        // Not awaited: the connection may be dead.
        void client.end().catch(ignore)
        client.connection.stream.destroy()
      }
      await pause(pauseMs * (0.5 + Math.random() / 2))
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  /** Listens until it is stopped. @throws Error when the connection is lost */
  async function listen(client: pg.Client, onListening: () => void): Promise<void> {
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The server ended it.')))
    })
    lost.catch(ignore)
    let pulses = 0
    client.on('notification', ({ payload = '' }) => {
      if (payload === '') pulses += 1
      const announcement = announcementOf(payload)
      if (announcement) context.live.deliver(announcement)
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    await catchUp()
    onListening()
    while (!stopping.signal.aborted) {
      await Promise.race([pause(pulseMs), lost])
      if (stopping.signal.aborted) return
      const before = pulses
      // Checks that its own notification arrives, which it does before the query's result. Through a pooler NOTIFY
      // works, and LISTEN receives nothing.
      await client.query(`notify ${channel}`)
      if (pulses === before) throw new Error('It does not hear itself: is a pooler in between?')
    }
  }

  /** Announcements were lost while it was disconnected, ended logins among them. */
  async function catchUp(): Promise<void> {
    const stillIs = await currentLogins(context.db, context.live.listeners(), context.now())
    context.live.endUnless(stillIs)
    context.live.refresh()
  }

  function pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: stopping.signal }).catch(ignore)
  }
}

function ignore(): void {}
