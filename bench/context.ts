import type { AppContext } from '../src/server/app-env.ts'
import { countAttempts } from '../src/server/attempts.ts'
import type { Database } from '../src/server/database/connection.ts'
import { readEnv } from '../src/server/env.ts'
import { createLiveStreams } from '../src/server/live/streams.ts'
import { createLogger } from '../src/server/logger.ts'
import { createMetrics } from '../src/server/metrics/metrics.ts'

/** The measured server's dependencies; it logs as much as in production. */
export function createBenchContext({ db, pool }: Pick<Database, 'db' | 'pool'>): AppContext {
  return {
    db,
    env: readEnv({}),
    logger: createLogger(),
    attempts: countAttempts(pool),
    live: createLiveStreams(),
    metrics: createMetrics(),
    payments: null,
    now: () => new Date(),
  }
}
