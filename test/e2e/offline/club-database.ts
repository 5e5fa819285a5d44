import pg from 'pg'
import { hashPassword } from '../../../src/server/accounts/password-hash.ts'
import { openDatabase } from '../../../src/server/database/connection.ts'
import { migrate } from '../../../src/server/database/migrate.ts'
import { demoPassword } from '../../../src/demo/club-people.ts'
import { fillClub } from '../../../src/demo/fill-club.ts'
import { startPostgres } from '../../support/postgres-server.ts'

/** The demonstration club in a database that outlives its servers, and that a test can read. */
export interface ClubDatabase {
  /** For the servers' DATABASE_URL. */
  readonly url: string
  rows<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The ids of the writes executed for an account, in order. */
  writesOf(accountId: string): Promise<string[]>
  /** A digest of every table that users write to, to compare. */
  content(): Promise<Record<string, string>>
  close(): Promise<void>
}

export interface ClubDatabases {
  create(): Promise<ClubDatabase>
  stop(): Promise<void>
}

const packagedMajor = 18
const template = 'club'

/** A PostgreSQL for one worker; each test clones the filled club. */
export async function startClubDatabases(): Promise<ClubDatabases> {
  const postgres = await startPostgres(packagedMajor)
  const { connection } = postgres
  let created = 0
  await statement(`create database ${template}`)
  const filled = { ...connection, database: template }
  await migrate(filled)
  const { db, close } = openDatabase(filled)
  await fillClub(db, new Date(), await hashPassword(demoPassword))
  await close()

  async function statement(sql: string) {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  return {
    async create() {
      created += 1
      const database = `${template}_${created}`
      await statement(`create database ${database} template ${template} strategy file_copy`)
      return openClubDatabase({ ...connection, database })
    },
    stop: () => postgres.stop(),
  }
}

function openClubDatabase(connection: pg.ClientConfig): ClubDatabase {
  const pool = new pg.Pool({ ...connection, max: 2 })
  async function rows<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
    return (await pool.query<Row>(text, [...values])).rows
  }
  return {
    url: urlOf(connection),
    rows,
    async writesOf(accountId) {
      // They are executed one after the other, so their transaction ids give the order.
      const done = await rows<{ id: string }>(
        'select write_id as id from writes where account_id = $1 order by xmin::text::bigint',
        [accountId],
      )
      return done.map(({ id }) => id)
    },
    async content() {
      const tables = await rows<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
        [writtenByServers],
      )
      const content: Record<string, string> = {}
      for (const { name: table } of tables) {
        const [row] = await rows<{ digest: string }>(
          // Jobs note when they remind next, and when they mailed of arrivals.
          `select md5(coalesce(string_agg(row, chr(10) order by row), '')) as digest
          from (select (to_jsonb(t) - '{remind_at,arrivals_mailed_at}'::text[])::text as row from ${table} as t) as rows`,
        )
        content[table] = row!.digest
      }
      return content
    },
    close: () => pool.end(),
  }
}

/** By starting, by sign-ins, by mails, and by the job that tells people every minute. */
const writtenByServers = [
  'account_links',
  'attempts',
  'kept_mails',
  'known_devices',
  'login_sessions',
  'mailed_arrivals',
  'notification_settings',
  'notifications',
  'schema_migrations',
]

function urlOf({ host = '', port, user = '', password = '', database = '' }: pg.ClientConfig): string {
  const secret = typeof password === 'string' && password ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
