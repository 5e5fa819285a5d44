// npm run restore FILE [-- --replace] [--no-erasures]: brings back what npm run backup saved, but nobody who was erased since.
import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../start-error.ts'
import { backedUpTables, connect, quoted, quotedColumns } from './backed-up.ts'
import {
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  checkBackup,
  type Part,
  readBackup,
} from './backup-file.ts'
import { type Connection, type Db, openDatabase } from './connection.ts'
import {
  type AppliedMigration,
  appliedMigrations,
  lockAgainstMigrations,
  migrate,
  migrationsFolder,
  readMigrations,
} from './migrate.ts'
import { eraseAgain, revokeErasures } from '../erasures/erase-again.ts'
import { erasuresIn, listBeside, type ListedErasure, merged, readList, updateList } from './erasure-list.ts'
import { runDatabaseCommand } from './database-command.ts'
import { operatorCommand } from '../operator-command.ts'

export interface RestoreSummary extends BackupSummary {
  /** How many were erased again. */
  readonly erased: number
}

export interface RestoreOptions {
  /** Whether existing data may be removed. */
  replace?: boolean
  folder?: string
  /** Whether who was erased since the backup is erased again; false brings everybody back. */
  erasures?: boolean
  /** Of an encrypted backup. */
  passphrase?: string | undefined
}

/**
 * Restores a backup in one transaction, then migrates to the newest schema and erases again who was erased since.
 * @throws StartError before any data changes: the file is damaged or has no list of erasures beside it, the database is not
 * empty, the schemas differ
 */
export async function restore(
  connection: Connection,
  path: string,
  { replace = false, folder = migrationsFolder, erasures = true, passphrase }: RestoreOptions = {},
): Promise<RestoreSummary> {
  const summary = await checkBackup(path, passphrase)
  const { migrations } = summary.header
  const known = await readMigrations(folder)
  if (!startsWith(known, migrations)) {
    throw new StartError(
      `${path} has a schema that this version of Rebond does not know: use the version that made it.`,
    )
  }

  const list = listBeside(path)
  const hasList = existsSync(list)
  const listed = erasures || hasList ? await readList(list) : []
  const client = await connect(connection)
  let again: ListedErasure[] = []
  try {
    await refuseToOverwrite(client, replace)
    await migrate(connection, folder, migrations.length)
    await lockAgainstMigrations(client, 'exclusive')
    if (!startsWith(migrations, await appliedMigrations(client))) {
      throw new StartError(`The database has a newer schema than ${path}: restore it into an empty database.`)
    }
    // Of the data that are replaced too: erased since the last backup.
    again = merged([...listed, ...(await erasuresIn(client))])
    // Who was erased is not forgotten where this stops halfway.
    if (hasList) await updateList(list, again)
    await client.query('begin')
    await load(client, summary, readBackup(path, passphrase))
    await client.query('commit')
  } finally {
    // Also rolls back an open transaction.
    await client.end()
  }
  await migrate(connection, folder)
  return inErasures(
    connection,
    async (db) => {
      if (erasures) return { ...summary, erased: await eraseAgain(db, again, new Date()) }
      const revoked = await revokeErasures(db, again, new Date())
      if (hasList) await updateList(list, revoked)
      return { ...summary, erased: 0 }
    },
    { ...summary, erased: 0 },
  )
}

/** `otherwise` in a database whose schema knows no erasures. */
async function inErasures<T>(connection: Connection, work: (db: Db) => Promise<T>, otherwise: T): Promise<T> {
  const database = openDatabase(connection)
  try {
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('public.erasures')::text as name`.execute(database.db)
    return rows[0]?.name ? await work(database.db) : otherwise
  } finally {
    await database.close()
  }
}

function startsWith(longer: AppliedMigration[], shorter: AppliedMigration[]): boolean {
  return shorter.every(
    ({ name, checksum }, index) => longer[index]?.name === name && longer[index].checksum === checksum,
  )
}

async function refuseToOverwrite(client: pg.Client, replace: boolean): Promise<void> {
  if (replace) return
  for (const table of await backedUpTables(client)) {
    // Starting the app writes to the job worker's tables.
    if (table.schema !== 'public') continue
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`)
    if (rowCount) {
      throw new StartError(
        `The database holds data already: « ${operatorCommand('restore FILE --replace')} » removes it first.`,
      )
    }
  }
}

async function load(
  client: pg.Client,
  { header, tables }: BackupSummary,
  parts: AsyncGenerator<Part>,
): Promise<void> {
  const present = await backedUpTables(client)
  for (const table of tables) refuseUnknownColumns(table, present)

  await client.query(`truncate ${present.map(quoted).join(', ')}`)
  await withoutConstraints(client, present, async () => {
    await copyTables(client, parts)
    await unlockJobs(client)
    await endLoginsAndLinks(client, present)
  })
  await restartSequences(client, header)
}

function refuseUnknownColumns(table: BackupTable, present: BackupTable[]): void {
  const target = present.find(({ schema, name }) => schema === table.schema && name === table.name)
  const missing = table.columns.find((column) => !target?.columns.includes(column))
  if (missing) {
    throw new StartError(
      `The database has no ${table.schema}.${table.name}.${missing}, which the backup fills.`,
    )
  }
}

/** Rows are copied table by table, so foreign keys are dropped, and checked when they are added again. */
async function withoutConstraints(
  client: pg.Client,
  tables: BackupTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_catalog.pg_constraint
     where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
    [tables.map(quoted)],
  )
  const each = async (statement: (table: string) => string) => {
    for (const table of tables) await client.query(statement(quoted(table)))
  }

  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  await each((table) => `alter table ${table} disable trigger user`)
  await work()
  await each((table) => `alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
}

async function copyTables(client: pg.Client, parts: AsyncGenerator<Part>): Promise<void> {
  for await (const part of parts) {
    if (part.kind !== 'T') continue
    const { table } = part
    const target = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(table)}) from stdin`))
    let expected: number | undefined
    await pipeline(
      rowsUntilEnd(parts, (rows) => (expected = rows)),
      target,
    )
    if (target.rowCount !== expected) {
      throw new StartError(
        `${target.rowCount} instead of ${expected} rows arrived in ${table.schema}.${table.name}.`,
      )
    }
  }
}

async function* rowsUntilEnd(
  parts: AsyncGenerator<Part>,
  onEnd: (rows: number) => void,
): AsyncGenerator<Buffer> {
  // Not a for-await, whose return would close `parts`.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (part.kind === 'D') yield part.rows
    if (part.kind === 'E') {
      onEnd(part.end.rows)
      return
    }
  }
}

/** The worker that had locked a job when the backup was made will not finish it. */
async function unlockJobs(client: pg.Client): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}

/**
 * Who has signed out since the backup, and a link that was used or revoked since, would be valid again: everybody signs in
 * anew. Mails with links that wait in a backup of an earlier release go with them.
 */
async function endLoginsAndLinks(client: pg.Client, present: BackupTable[]): Promise<void> {
  const ended = present.filter(
    ({ schema, name }) => schema === 'public' && (name === 'login_sessions' || name === 'account_links'),
  )
  for (const table of ended) await client.query(`delete from ${quoted(table)}`)
  await client.query(`delete from graphile_worker._private_jobs where payload::text ~ '#[A-Za-z0-9_-]{43}'`)
}

/** Unlike setval, a restart is rolled back with the transaction. */
async function restartSequences(client: pg.Client, { sequences }: BackupHeader): Promise<void> {
  for (const sequence of sequences) {
    await client.query(`alter sequence ${quoted(sequence)} restart with ${BigInt(sequence.next)}`)
  }
}

function erasedWords(erased: number): string {
  if (erased === 0) return ''
  return erased === 1
    ? 'One erasure since then was done again. '
    : `${erased} erasures since then were done again. `
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const path = args.find((arg) => !arg.startsWith('--'))
  await runDatabaseCommand(path, {
    usage: operatorCommand('restore FILE'),
    reads: 'the file',
    async run(connection, path, { BACKUP_PASSPHRASE: passphrase }) {
      const replace = args.includes('--replace')
      const erasures = !args.includes('--no-erasures')
      const { header, tables, erased } = await restore(connection, path, { replace, erasures, passphrase })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      return `${rows} rows of ${header.createdAt} are back. ${erasedWords(erased)}Everybody has to sign in again.`
    },
  })
}
