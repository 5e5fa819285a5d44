import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type BaseLogger, pino } from 'pino'
import { createStatementNames, preparingPool } from './prepared-statements.ts'
import type { DB } from './schema.gen.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'
import { isUnanswered } from './unavailable.ts'
import { valueParsers } from './value-parsers.ts'

/** Where a PostgreSQL listens: a URL, or the embedded server's socket folder. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

/** The database, or a transaction in it: what every store function takes. */
export type Db = Kysely<DB>

export interface Database {
  db: Db
  /** The plain pool, for libraries with their own SQL (the job worker). Its statements are not named. */
  pool: pg.Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  logger?: Pick<BaseLogger, 'error' | 'warn'>
  maxConnections?: number
  limits?: TimeLimits
  /**
   * Whether a pooler in transaction mode is in between: the next transaction may get another server connection, without
   * the settings and the prepared statements of the previous one.
   */
  pooled?: boolean
}

const statementNames = 500
const idleMs = 30_000

/**
 * Set by a statement, because poolers refuse them as connection options; behind a pooler in transaction mode they have
 * to be settings of the role. Tables contain the rows of all clubs: without sequential scans, which are cheaper for
 * small tables, and without memoize, which depends on other clubs' rows, a club's query plans stay the same as clubs
 * are added (decision 014). `jit` is off because it takes the high cost of a disabled method for a long query.
 */
export const neededSettings = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  enable_seqscan: 'off',
  enable_memoize: 'off',
  jit: 'off',
  timezone: 'UTC',
} as const

export const sessionSettings = Object.entries(neededSettings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ')

export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Database {
  const { logger = pino(), maxConnections = 10, pooled = false, limits = timeLimits } = options
  const settings = { text: sessionSettings, query_timeout: limits.connectMs }
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: maxConnections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: idleMs,
    query_timeout: limits.readMs,
    keepAlive: true,
    // pg-pool awaits the promise; the types only know a callback.
    ...(!pooled && { onConnect: (client) => client.query(settings) as unknown as void }),
  })
  // The pool replaces an idle connection that is lost; without a handler the event would end the process.
  pool.on('error', (error) => {
    // A closing pool ends its connections itself.
    if (!pool.ending) logger.error({ err: error }, 'An idle database connection was lost.')
  })
  // A connection lost in use rejects its statement, but its event needs a handler too.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    destroyWhenUnanswered(client)
  })

  const nameOf = pooled
    ? () => undefined
    : createStatementNames(statementNames, () =>
        logger.warn(`${statementNames} different statements: further ones are not prepared.`),
      )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool, nameOf, limits) }) })

  return { db, pool, close: () => closeOnce(pool) }
}

async function closeOnce(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end()
}

/**
 * After its time limit a statement is still running on the connection, and would make the next one wait as long. Callers
 * of the plain pool release it as if nothing had happened.
 */
function destroyWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const result = query(...given)
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isUnanswered(error)) client.connection.stream.destroy()
      })
    }
    return result
  }
  client.query = watched as typeof client.query
}
