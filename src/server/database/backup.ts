// npm run backup FILE: saves everything in the database, also while the app runs, and beside it who was erased.
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '../start-error.ts'
import { backedUpSequences, backedUpTables, connect, quoted, quotedColumns } from './backed-up.ts'
import { type BackupSummary, type BackupTable, checkBackup, encodeBackup } from './backup-file.ts'
import { encryption } from './backup-encryption.ts'
import type { Connection } from './connection.ts'
import { appliedMigrations, lockAgainstMigrations } from './migrate.ts'
import { erasuresIn, listBeside, updateList } from './erasure-list.ts'
import { runDatabaseCommand } from './database-command.ts'
import { operatorCommand } from '../operator-command.ts'

/**
 * Saves a snapshot of the whole database and verifies the file; the list of erasures beside it is brought up to date.
 * @throws StartError when the file exists
 */
export async function backup(
  connection: Connection,
  path: string,
  passphrase?: string,
): Promise<BackupSummary> {
  if (existsSync(path)) throw new StartError(`${path} exists already: name another file.`)
  // Under another name until it is complete and verified. Only its owner may read it: it contains personal data.
  const partial = `${path}.partial`
  const client = await connect(connection)
  try {
    await lockAgainstMigrations(client, 'shared')
    await refuseWithoutSchema(client)
    await client.query('begin isolation level repeatable read read only')
    const erasures = await erasuresIn(client)
    const parts = await partsOf(client)
    const file = await open(partial, 'w', 0o600)
    const written = file.createWriteStream({ flush: true })
    const compressed = createGzip()
    if (passphrase === undefined) await pipeline(Readable.from(parts), compressed, written)
    else await pipeline(Readable.from(parts), compressed, encryption(passphrase), written)
    const summary = await checkBackup(partial, passphrase)
    await updateList(listBeside(path), erasures)
    await rename(partial, path)
    return summary
  } finally {
    await client.end()
    await rm(partial, { force: true })
  }
}

async function refuseWithoutSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.schema_migrations') as found")
  if (!rows[0]?.found) throw new StartError('There is nothing to back up: Rebond never ran on this database.')
}

async function partsOf(client: pg.Client): Promise<AsyncIterable<Buffer>> {
  const tables = await backedUpTables(client)
  return encodeBackup(
    {
      format: 'rebond-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      sequences: await backedUpSequences(client),
    },
    tables,
    (table: BackupTable) =>
      client.query(
        copyTo(`copy ${quoted(table)} (${quotedColumns(table)}) to stdout`),
      ) as AsyncIterable<Buffer>,
  )
}

if (import.meta.main) {
  const [path] = process.argv.slice(2)
  await runDatabaseCommand(path, {
    usage: operatorCommand('backup FILE'),
    reads: 'the database',
    async run(connection, path, { BACKUP_PASSPHRASE }) {
      const { tables } = await backup(connection, path, BACKUP_PASSPHRASE)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      return `${path} holds ${rows} rows of ${tables.length} tables. Keep ${listBeside(path)} beside it: it says who was erased.`
    },
  })
}
