import type pg from 'pg'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { LiveStreams } from '../live/streams.ts'
import type { Metrics } from './metrics.ts'

interface Watched {
  /** By what their connections are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  readonly live: LiveStreams
}

/** Adds what a whole process has: its event loop, memory and processor time, its connections and its event streams. */
export function watchServer({ registry }: Metrics, { pools, live }: Watched): void {
  collectDefaultMetrics({ register: registry })
  const connections = new Gauge({
    name: 'rebond_pool_connections',
    help: 'Connections to PostgreSQL: busy, idle, or waiting (requests for which there is none).',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'idle' }, idleCount)
        connections.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  const streams = new Gauge({
    name: 'rebond_live_streams',
    help: 'Event streams that are open on this server.',
    registers: [registry],
    collect() {
      streams.set(live.listeners().length)
    },
  })
}
