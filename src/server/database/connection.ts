import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type BaseLogger, pino } from 'pino'
import { createStatementNames, preparingPool } from './prepared-statements.ts'
import type { DB } from './schema.gen.ts'
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
  /** The bare pool, for what brings its own SQL (the job worker). Its statements are not named. */
  pool: pg.Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  logger?: Pick<BaseLogger, 'error' | 'warn'>
  maxConnections?: number
  /**
   * Whether a pooler in transaction mode stands in between: the next transaction may meet another server connection, which
   * has neither the settings nor the prepared statements of the one before.
   */
  pooled?: boolean
}

const statementNames = 500
const milliseconds = { toConnect: 5_000, idle: 30_000 }

/**
 * Set by a statement rather than by the connection's options, which poolers refuse; behind a pooler in transaction mode
 * they have to be the role's own. A table holds the rows of all clubs:
 * reading it whole is never the way, not even while it is small and PostgreSQL finds that cheaper; and whether it
 * remembers what it has looked up would depend on what others have written. So a club's plans stay what they are when
 * more clubs come (decision 014). `jit` takes what is left of forbidden ways for long work.
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
  const { logger = pino(), maxConnections = 10, pooled = false } = options
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: maxConnections,
    connectionTimeoutMillis: milliseconds.toConnect,
    idleTimeoutMillis: milliseconds.idle,
    keepAlive: true,
    // pg-pool awaits it; the types only know of a callback.
    ...(!pooled && { onConnect: (client) => client.query(sessionSettings) as unknown as void }),
  })
  // A connection that dies while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => {
    // While the pool closes, it loses them on purpose.
    if (!pool.ending) logger.error({ err: error }, 'An idle database connection was lost.')
  })
  // One that dies at work rejects its statement, and is an event that must be heard all the same.
  pool.on('connect', (client) => client.on('error', () => {}))

  const nameOf = pooled
    ? () => undefined
    : createStatementNames(statementNames, () =>
        logger.warn(`${statementNames} different statements: further ones are not prepared.`),
      )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool, nameOf) }) })

  return { db, pool, close: () => closeOnce(pool) }
}

async function closeOnce(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end()
}
