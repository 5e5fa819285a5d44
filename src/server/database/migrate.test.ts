import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/support/database.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'

let folder: string
let connection: Connection

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebond-migrations-'))
  await writeFile(join(folder, '0001-clubs.sql'), 'create table clubs (name text);')
  await writeFile(join(folder, '0002-tables.sql'), "insert into clubs values ('Ping'), ('Pong');")
  connection = await emptyDatabase()
  return () => rm(folder, { recursive: true })
})

async function rows(sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('migrate', () => {
  test('applies every file once, in order', async () => {
    expect(await migrate(connection, folder)).toEqual(['0001-clubs.sql', '0002-tables.sql'])
    expect(await migrate(connection, folder)).toEqual([])
    expect(await rows('select name from clubs order by name')).toEqual([{ name: 'Ping' }, { name: 'Pong' }])
  })

  test('creates the tables of the job worker too', async () => {
    await migrate(connection, folder)
    expect(await rows('select count(*)::int as jobs from graphile_worker.jobs')).toEqual([{ jobs: 0 }])
  })

  test('lets processes that start at once wait for each other', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(connection, folder)))
    expect(applied.flat()).toEqual(['0001-clubs.sql', '0002-tables.sql'])
    expect(await rows('select count(*)::int as clubs from clubs')).toEqual([{ clubs: 2 }])
  })

  test('ignores the time limits of the role, and waits for a concurrent migration', async () => {
    const [{ role, database }] = (await rows(
      'select quote_ident(current_user) as role, current_database() as database',
    )) as [{ role: string; database: string }]
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await rows(`alter role ${role} in database ${database} set ${limit} = '20ms'`)
    await writeFile(join(folder, '0003-slow.sql'), 'select pg_sleep(0.2);')
    const applied = await Promise.all([migrate(connection, folder), migrate(connection, folder)])
    expect(applied.flat()).toHaveLength(3)
  })

  test('refuses a file that was edited after it was applied', async () => {
    await migrate(connection, folder)
    await writeFile(join(folder, '0001-clubs.sql'), 'create table clubs (name text, city text);')
    await expect(migrate(connection, folder)).rejects.toThrow(
      'The migration 0001-clubs.sql was edited after this database applied it: write a new one.',
    )
  })

  test('does not take converted line endings for an edit', async () => {
    await writeFile(join(folder, '0003-more.sql'), 'select 1;\nselect 2;\n')
    await migrate(connection, folder)
    await writeFile(join(folder, '0003-more.sql'), 'select 1;\r\nselect 2;\r\n')
    expect(await migrate(connection, folder)).toEqual([])
  })

  test('refuses a database of a newer version', async () => {
    await migrate(connection, folder)
    await rm(join(folder, '0002-tables.sql'))
    await expect(migrate(connection, folder)).rejects.toThrow(
      'The database already has the migration 0002-tables.sql, which this version does not know.',
    )
  })

  test('leaves nothing of a file that fails', async () => {
    await writeFile(join(folder, '0003-broken.sql'), 'create table halls (name text); select nothing;')
    await expect(migrate(connection, folder)).rejects.toThrow('The migration 0003-broken.sql failed: column')
    expect(await rows("select to_regclass('halls') as halls")).toEqual([{ halls: null }])
    expect(await rows('select name from schema_migrations order by name')).toEqual([
      { name: '0001-clubs.sql' },
      { name: '0002-tables.sql' },
    ])
  })

  test('refuses a gap or two files of one number', async () => {
    await cp(join(folder, '0002-tables.sql'), join(folder, '0002-again.sql'))
    await expect(migrate(connection, folder)).rejects.toThrow(
      'The migration 0002-tables.sql should be number 0003.',
    )
  })
})

test('No two migrations have the same number: those that came first would be joined by one before them.', async () => {
  const names = await readdir(new URL('migrations/', import.meta.url))
  const numbers = names.map((name) => name.slice(0, 4))
  expect(numbers.toSorted()).toEqual(names.map((_, index) => String(index + 1).padStart(4, '0')))
})
