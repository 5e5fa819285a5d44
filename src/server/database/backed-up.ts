import pg from 'pg'
import type { BackupHeader, BackupTable } from './backup-file.ts'
import type { Connection } from './connection.ts'

/** The schemas in a backup: the application's, and the job worker's with its pending jobs. */
const schemas = ['public', 'graphile_worker']

/** The lists of applied migrations: they are in the backup's header, and a restore migrates again. */
const excludedTables = ['public.schema_migrations', 'graphile_worker.migrations']

/** So that COPY writes and reads the same text on any server. */
const sessionSettings = `
  set client_encoding = 'UTF8';
  set timezone = 'UTC';
  set datestyle = 'ISO';
  set intervalstyle = 'postgres';
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set search_path = ''`

export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection)
  // A lost connection also rejects the running statement, with a better error.
  client.on('error', () => {})
  await client.connect()
  await client.query(sessionSettings)
  return client
}

export async function backedUpTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select nspname::text as schema, relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_catalog.pg_class
     join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
     join pg_catalog.pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
       and nspname = any($1) and nspname || '.' || relname <> all($2)
     group by nspname, relname
     order by nspname desc, relname`,
    [schemas, excludedTables],
  )
  return rows
}

export async function backedUpSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string; next: string }>(
    `select schemaname::text as schema, sequencename::text as name,
       coalesce(last_value + increment_by, start_value)::text as next
     from pg_catalog.pg_sequences where schemaname = any($1)`,
    [schemas],
  )
  return rows
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function quotedColumns({ columns }: BackupTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
