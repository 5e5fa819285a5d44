import type { Socket } from 'node:net'
import * as accounts from '../src/contract/accounts.ts'
import type { Connection, Db } from '../src/server/database/connection.ts'
import { people } from '../src/demo/club-people.ts'
import { startApp } from './app-process.ts'
import { manyPlayers, signIn } from './club.ts'
import { connectTo, openStream } from './http.ts'
import { median, percentile } from './statistics.ts'

export interface Streams {
  streams: number
  events: number
  /** From sending the write, and from its event on the first page, to its event on the last page. */
  lastAfterWrite: { median: number; p99: number }
  lastAfterFirst: { median: number; p99: number }
  rssPerStream: number
  heapPerStream: number
}

const warmUps = 50
const events = 300
const timeoutMs = 5_000

/** Players of one club each open a stream; a coach's write sends an event to all of them. */
export async function measureStreams(connection: Connection, db: Db, count = 1_000): Promise<Streams> {
  const cookies = await manyPlayers(db, count)
  const coach = await signIn(db, people.lea.id)
  const app = await startApp(connection)
  const sockets: Socket[] = []
  try {
    let onEvent = (): void => {}
    // Warm-up: allocates what the server needs only once, and grows its heap.
    for (const cookie of cookies.slice(0, 50)) sockets.push(await openStream(app.port, cookie, () => {}))
    for (const socket of sockets.splice(0)) socket.destroy()
    const reader = await connectTo(app.port, coach)
    for (let n = 0; n < 1_000; n++) await reader.write(accounts.me, {})
    reader.close()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const before = await app.memory()
    for (const cookie of cookies) {
      sockets.push(
        await openStream(app.port, cookie, (text) => {
          if (text.includes('"club"')) onEvent()
        }),
      )
    }
    const during = await app.memory()

    const client = await connectTo(app.port, coach)
    const afterWrite: number[] = []
    const afterFirst: number[] = []
    for (let n = 0; n < warmUps + events; n++) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const timer = setTimeout(() => reject(new Error('Somebody heard nothing.')), timeoutMs)
      let left = count
      let first = 0
      onEvent = () => {
        first ||= performance.now()
        left -= 1
        if (left === 0) resolve()
      }
      const start = performance.now()
      const answered = client.write(accounts.renameMyself, {
        firstName: 'Léa',
        lastName: 'Fontaine',
      })
      await promise
      const last = performance.now()
      clearTimeout(timer)
      await answered
      if (n < warmUps) continue
      afterWrite.push(last - start)
      afterFirst.push(last - first)
    }
    return {
      streams: count,
      events,
      lastAfterWrite: { median: median(afterWrite), p99: percentile(afterWrite, 0.99) },
      lastAfterFirst: { median: median(afterFirst), p99: percentile(afterFirst, 0.99) },
      rssPerStream: (during.rss - before.rss) / count,
      heapPerStream: (during.heapUsed - before.heapUsed) / count,
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await app.stop()
  }
}
