import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Connection } from './connection.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export interface AppliedMigration {
  name: string
  checksum: string
}

interface Migration extends AppliedMigration {
  sql: string
}

/** A key that no other program on the server uses: « rebond » in ASCII. */
const lockKey = 0x7265626f6e64

/** Behind a pooler, the role has time limits that are meant for requests. */
const withoutTimeLimits =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'

/**
 * Applies the pending migrations, with `count` only up to that number, and returns their names. Safe when several
 * processes start at once.
 * @throws StartError when the files and the database disagree
 */
export async function migrate(
  connection: Connection,
  folder = migrationsFolder,
  count = Infinity,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(connection)
  // A lost connection also rejects the running statement, with a better error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(withoutTimeLimits)
    await lockAgainstMigrations(client, 'exclusive')
    await migrateJobTables(connection)
    await client.query(`
      create table if not exists public.schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const applied = await appliedMigrations(client)
    const pending = pendingMigrations(migrations, applied).slice(0, Math.max(0, count - applied.length))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Also releases the lock.
    await client.end()
  }
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  names.forEach((name, index) => {
    const number = String(index + 1).padStart(4, '0')
    if (!name.startsWith(`${number}-`))
      throw new StartError(`The migration ${name} should be number ${number}.`)
  })
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have converted the line endings.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from public.schema_migrations order by name',
  )
  return rows
}

/** Held until the connection ends. Several may hold the shared lock, but no migration runs meanwhile. */
export async function lockAgainstMigrations(
  client: pg.ClientBase,
  how: 'shared' | 'exclusive',
): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock'
  await client.query(`select ${lock}($1)`, [lockKey])
}

function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  applied.forEach(({ name, checksum }, index) => {
    const file = migrations[index]
    if (file?.name !== name) {
      throw new StartError(
        `The database already has the migration ${name}, which this version does not know.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was edited after this database applied it: write a new one.`,
      )
    }
  })
  return migrations.slice(applied.length)
}

async function apply(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into public.schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new StartError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** graphile-worker has migrations of its own. They get their own pool, as the caller's may be too small. */
async function migrateJobTables(connection: Connection): Promise<void> {
  const pgPool = new pg.Pool({ ...connection, max: 1 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  try {
    // For the pool's only connection.
    await pgPool.query(withoutTimeLimits)
    await migrateJobs({ pgPool, logger: new Logger(() => () => {}) })
  } finally {
    await pgPool.end()
  }
}
