import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import { checkDatabase } from './check-database.ts'
import { type Connection, neededSettings } from './connection.ts'
import { databaseError } from './database-error.ts'

/** The connections to one database. */
export interface Databases {
  requests: Connection
  /** For what needs its own server connection: LISTEN, locks, migrations, jobs, backups. */
  direct: Connection
  /** Whether requests go through a pooler in transaction mode. */
  pooled: boolean
}

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>

/**
 * Checks the database of DATABASE_URL; null without one.
 * @throws StartError when it cannot be used, or its pooler needs other settings
 */
export async function configuredDatabases(env: Addresses): Promise<Databases | null> {
  if (!env.DATABASE_URL) return null
  const requests = { connectionString: env.DATABASE_URL }
  const pooling = await checkDatabase(requests, 'DATABASE_URL')
  if (pooling === 'statement')
    throw new StartError(
      'DATABASE_URL leads through a pooler in statement mode, which has no transactions: set it to transaction mode.',
    )
  if (!env.DATABASE_DIRECT_URL) {
    if (pooling === 'transaction')
      throw new StartError(
        'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the PostgreSQL behind it.',
      )
    return { requests, direct: requests, pooled: false }
  }
  const direct = { connectionString: env.DATABASE_DIRECT_URL }
  const behind = await checkDatabase(direct, 'DATABASE_DIRECT_URL')
  if (behind !== 'none' && behind !== 'session')
    throw new StartError(
      'DATABASE_DIRECT_URL should lead to PostgreSQL itself: it leads through a pooler, too.',
    )
  const pooled = pooling === 'transaction'
  await withClient(requests, 'DATABASE_URL', async (client) => {
    await refuseAnotherDatabase(client, direct)
    if (pooled) await refuseOtherSettings(client)
  })
  return { requests, direct, pooled }
}

async function withClient(
  connection: Connection,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await work(client)
  } catch (error) {
    throw databaseError(error, setting)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Advisory locks are local to a database: a connection that finds this one free is in another database. */
async function refuseAnotherDatabase(client: pg.Client, direct: Connection): Promise<void> {
  const key = randomInt(2 ** 47)
  await withClient(direct, 'DATABASE_DIRECT_URL', async (own) => {
    await own.query('select pg_advisory_lock($1)', [key])
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      key,
    ])
    if (rows[0]?.free)
      throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL should lead to the same database.')
  })
}

async function refuseOtherSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; name: keyof typeof neededSettings; value: string }>(
    `select quote_ident(session_user) as role, name, current_setting(name) as value
     from unnest($1::text[]) as name`,
    [Object.keys(neededSettings)],
  )
  const statements = rows
    .filter(({ name, value }) => value !== neededSettings[name])
    .map(({ role, name }) => `alter role ${role} set ${name} = '${neededSettings[name]}'`)
  if (statements.length === 0) return
  throw new StartError(
    `Behind a pooler in transaction mode the role has to bring its settings along: run « ${statements.join('; ')} » on PostgreSQL, then have the pooler connect anew (RECONNECT).`,
  )
}
