import { serve as listen } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createApp } from '../src/server/app.ts'
import { type Connection, openDatabase } from '../src/server/database/connection.ts'
import { listenForAnnouncements } from '../src/server/live/listen.ts'
import { createBenchContext } from './context.ts'

// One server process, forked by bench/app-process.ts: it sends its port, and its memory usage on request.
const connection = JSON.parse(process.argv[2]!) as Connection
const context = createBenchContext(openDatabase(connection))
const listening = listenForAnnouncements(context, connection)
await listening.ready
const server = listen({ fetch: createApp(context).fetch, port: 0, hostname: '127.0.0.1' }, () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})

process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, heapUsed: heapUsed + external })
})
process.on('disconnect', () => process.exit())
