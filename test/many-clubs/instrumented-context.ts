import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createApp } from '../../src/server/app.ts'
import type { App, AppContext } from '../../src/server/app-env.ts'
import { countAttempts } from '../../src/server/attempts.ts'
import { connectPayments } from '../../src/server/billing/payments.ts'
import { type Connection, sessionSettings } from '../../src/server/database/connection.ts'
import { createStatementNames, preparingPool } from '../../src/server/database/prepared-statements.ts'
import type { DB } from '../../src/server/database/schema.gen.ts'
import { timeLimits } from '../../src/server/database/time-limits.ts'
import { valueParsers } from '../../src/server/database/value-parsers.ts'
import { readEnv } from '../../src/server/env.ts'
import { createLiveStreams } from '../../src/server/live/streams.ts'
import { createLogger } from '../../src/server/logger.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { createSimulation } from '../../src/simulation/simulation.ts'
import { type MovedRows, movedRows } from './moved-rows.ts'
import { type Plan, planOf } from './plan.ts'

/** How PostgreSQL plans a prepared statement: for its values each time, or once for all values. */
export type Planning = 'force_custom_plan' | 'force_generic_plan'

/** A server that records the plan of each of its statements. */
export interface InstrumentedContext {
  context: AppContext
  app: App
  /** The server's clock, which a case can move. */
  clock: { now: Date }
  errors: string[]
  planning: (how: Planning) => Promise<void>
  /** Does work and rolls it back. Its plans are without those of what runs in `quietly`. */
  watch: (work: (quietly: Quietly) => Promise<unknown>) => Promise<Watched>
  /** Removes the dead rows of what was rolled back, which would be read again. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

export interface Watched {
  readonly plans: readonly Plan[]
  readonly moved: MovedRows
}

export type Quietly = <T>(work: () => Promise<T>) => Promise<T>

// Sends a connection the plans of all its statements, including those of functions, triggers and foreign keys.
const explainAll = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_level = notice;
  set auto_explain.log_format = json;
  set auto_explain.log_analyze = on;
  set auto_explain.log_buffers = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on`

export async function createInstrumentedContext(
  connection: Connection,
  now: Date,
): Promise<InstrumentedContext> {
  const client = new pg.Client({ ...connection, types: valueParsers, pipeline: true })
  const heard: Plan[] = []
  let isListening = false
  client.on('notice', ({ message }) => {
    const plan = isListening && message !== undefined ? planOf(message) : null
    if (plan) heard.push(plan)
  })
  await client.connect()
  await client.query(sessionSettings)
  await client.query(explainAll)

  const clock = { now }
  const errors: string[] = []
  const pool = preparingPool(poolInside(client), createStatementNames(5000), timeLimits)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const env = readEnv({})
  const logger = createLogger({ write: (line: string) => errors.push(line) }, 'error')
  const currentTime = () => clock.now
  const context: AppContext = {
    db,
    env,
    logger,
    // A client is all it needs of a pool.
    attempts: countAttempts(client as unknown as pg.Pool),
    live: createLiveStreams(),
    metrics: createMetrics(),
    payments: connectPayments(createSimulation({ db, env, logger, now: currentTime }).account),
    now: currentTime,
  }

  const listen = async <T>(to: boolean, work: () => Promise<T>): Promise<T> => {
    const before = isListening
    isListening = to
    try {
      return await work()
    } finally {
      // A statement's plan arrives when the next one begins.
      await client.query('savepoint heard')
      isListening = before
    }
  }
  return {
    context,
    app: createApp(context),
    clock,
    errors,
    planning: async (how) => {
      await client.query(`set plan_cache_mode = ${how}`)
    },
    async watch(work) {
      heard.length = 0
      await client.query('begin')
      try {
        await listen(true, () => work((quiet) => listen(false, quiet)))
        return { plans: [...heard], moved: await movedRows(client) }
      } finally {
        await client.query('rollback')
        clock.now = now
      }
    },
    async tidy() {
      await client.query('vacuum (index_cleanup on, truncate off)')
    },
    async close() {
      context.live.close()
      await client.end()
    },
  }
}

const stages: Readonly<Record<string, string>> = {
  begin: 'savepoint request',
  // Within a transaction it cannot be chosen any more what it sees.
  'start transaction isolation level repeatable read read only': 'savepoint request',
  commit: 'release savepoint request',
  rollback: 'rollback to savepoint request',
}

/** A pool of one connection that is already in a transaction: commits become savepoints within it. */
function poolInside(client: pg.Client): pg.Pool {
  let inRequest = false
  const inside = {
    connection: client.connection,
    async query(query: pg.QueryConfig | Together): Promise<unknown> {
      const stage = stages[query.text]
      if (stage !== undefined) {
        inRequest = stage.startsWith('savepoint')
        return client.query(stage)
      }
      if (inRequest) return client.query(query)
      // A failing statement outside a request must not abort the surrounding transaction.
      const recover = () => client.query('rollback to savepoint alone')
      await client.query('savepoint alone')
      if ('callback' in query) {
        const { callback } = query
        query.callback = async (error, result) => {
          if (error) await recover()
          callback(error, result)
        }
        return client.query(query)
      }
      try {
        return await client.query(query)
      } catch (error) {
        await recover()
        throw error
      }
    },
    release() {},
  }
  return { connect: async () => inside, end: async () => {} } as unknown as pg.Pool
}

/** Several statements as one message, with its own callback. */
interface Together extends pg.Submittable {
  text: string
  callback: (error: Error | null, result: pg.QueryResult) => void
}
