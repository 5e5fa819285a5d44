import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Connection } from './connection.ts'
import { databaseError, type DatabaseSetting } from './database-error.ts'
import { oldestMajor } from './embedded/binaries.ts'
import { type Pooling, poolingOf } from './pooler.ts'

/** Also for the first query: a pooler accepts connections while PostgreSQL does not respond. */
const timeoutMs = 10_000

/**
 * Connects once, before anything uses the database.
 * @returns the kind of pooler in between, if any
 * @throws StartError when nothing responds, the password is wrong, the version is too old…
 */
export async function checkDatabase(connection: Connection, setting: DatabaseSetting): Promise<Pooling> {
  try {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await refuseOldVersion(client, setting)
      return await poolingOf(client, connection)
    } finally {
      await client.end().catch(() => {})
    }
  } catch (error) {
    throw databaseError(error, setting)
  }
}

async function refuseOldVersion(client: pg.Client, setting: DatabaseSetting): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  )
  const { major } = rows[0]!
  if (major < oldestMajor)
    throw new StartError(`${setting} should lead to PostgreSQL ${oldestMajor} or later: this is ${major}.`)
}
