import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Connection } from '../../src/server/database/connection.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { emptyDatabase } from './database.ts'

const migrations = join(import.meta.dirname, '../../src/server/database/migrations')

type Query = (sql: string, values: unknown[]) => Promise<unknown>

/** A fully migrated database, which was filled when that migration was its last. */
export async function migratedFrom(
  last: string,
  fill: (query: Query) => Promise<void>,
): Promise<{ client: pg.Client; connection: Connection }> {
  const folder = await mkdtemp(join(tmpdir(), 'rebond-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of await readdir(migrations)) {
    if (file.slice(0, last.length) <= last) await cp(join(migrations, file), join(folder, file))
  }
  const connection = await emptyDatabase()
  await migrate(connection, folder)
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await fill((sql, values) => client.query(sql, values))
  await migrate(connection)
  return { client, connection }
}
