import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { builtOnce, type Placeholders } from './built-once.ts'
import { openDatabase } from './connection.ts'
import { createStatementNames } from './prepared-statements.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const { db, pool, connection } = await testDatabase()

async function value(expression: string): Promise<unknown> {
  const { rows } = await db.executeQuery<{ value: unknown }>(
    CompiledQuery.raw(`select ${expression} as value`),
  )
  return rows[0]?.value
}

describe('values', () => {
  test('a date stays the day that was written', async () => {
    expect(await value("'2026-03-29'::date")).toBe('2026-03-29')
    expect(await value("array['2026-03-29', null]::date[]")).toEqual(['2026-03-29', null])
  })

  test('a time is hours and minutes', async () => {
    expect(await value("'18:00'::time")).toBe('18:00')
    expect(await value("array['18:00', '09:30']::time[]")).toEqual(['18:00', '09:30'])
  })

  test('an instant is a Date', async () => {
    expect(await value("'2026-03-29 18:00+02'::timestamptz")).toEqual(new Date('2026-03-29T16:00:00Z'))
  })

  test('a count is a number, and one beyond what a number holds is refused', async () => {
    expect(await value('count(*)')).toBe(1)
    expect(await value('array[1, 2]::int8[]')).toEqual([1, 2])
    await expect(value('9007199254740993::int8')).rejects.toThrow('does not fit in a number')
  })

  test('the session uses UTC whatever the server does', async () => {
    expect(await value("current_setting('timezone')")).toBe('UTC')
  })
})

describe('statements', () => {
  test('are prepared once a connection', async () => {
    await db.connection().execute(async (db) => {
      for (const number of [1, 2, 3]) await sql`select ${number}::int as number`.execute(db)
      const { rows } = await sql<{ uses: number }>`
        select generic_plans + custom_plans as uses from pg_prepared_statements
        where statement = 'select $1::int as number'`.execute(db)
      expect(rows).toEqual([{ uses: 3 }])
    })
  })

  test('work in transactions that fail', async () => {
    const transaction = db.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction)
    })
    await expect(transaction).rejects.toThrow('division by zero')
    expect(await value('1')).toBe(1)
  })

  test('that are built once take each time the values that they are given', async () => {
    const difference = builtOnce((db, given: Placeholders<{ a: number; b: number }>) => ({
      compile: () => sql<{ n: number }>`select ${given.b}::int - ${given.a}::int as n`.compile(db),
    }))
    expect((await difference(db, { a: 1, b: 3 })).rows).toEqual([{ n: 2 }])
    expect((await difference(db, { a: 7, b: 5 })).rows).toEqual([{ n: -2 }])
  })

  test('keep their names, and get none once the cache is full', () => {
    const onFull = vi.fn<() => void>()
    const nameOf = createStatementNames(2, onFull)
    const first = nameOf('select 1')
    expect(nameOf('select 2')).not.toBe(first)
    expect(nameOf('select 3')).toBeUndefined()
    expect(nameOf('select 1')).toBe(first)
    expect(onFull).toHaveBeenCalledOnce()
  })
})

describe('an unavailable database', () => {
  const logger = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() }

  async function failureOf(work: Promise<unknown>): Promise<unknown> {
    return work.then(
      () => undefined,
      (error: unknown) => error,
    )
  }

  test('is distinguished from an error in a statement', async () => {
    const mistake = await failureOf(value('nothing'))
    expect(mistake).toBeInstanceOf(Error)
    expect(isDatabaseUnavailable(mistake)).toBe(false)
    expect(isDatabaseUnavailable('a string')).toBe(false)
  })

  test.for([
    ['a refused port', { connectionString: 'postgres://localhost:1/rebond' }],
    ['a missing socket', { ...connection, host: '/nowhere' }],
    ['a missing database', { ...connection, database: 'gone' }],
  ] as const)('is %s', async ([, connection]) => {
    const elsewhere = openDatabase(connection, { logger })
    const failure = await failureOf(sql`select 1`.execute(elsewhere.db))
    expect(isDatabaseUnavailable(failure)).toBe(true)
    await elsewhere.close()
  })

  test('is a full pool', async () => {
    const small = openDatabase(connection, { logger, maxConnections: 1 })
    const busy = await small.pool.connect()
    // After the first connection, which may take long on a slow machine.
    small.pool.options.connectionTimeoutMillis = 50
    const failure = await failureOf(sql`select 1`.execute(small.db))
    busy.release()
    expect(isDatabaseUnavailable(failure)).toBe(true)
    await small.close()
  })

  test('is a statement that runs out of time', async () => {
    const failure = await failureOf(
      db.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = '20ms'`.execute(transaction)
        await sql`select pg_sleep(5)`.execute(transaction)
      }),
    )
    expect(isDatabaseUnavailable(failure)).toBe(true)
  })

  test('ends the running statement, and the next connection works', async () => {
    const own = openDatabase(connection, { logger })
    const failure = failureOf(sql`select pg_sleep(5)`.execute(own.db))
    await vi.waitFor(() => endConnectionsThat("query like '%pg_sleep%'"))
    expect(isDatabaseUnavailable(await failure)).toBe(true)
    expect((await sql`select 1 as one`.execute(own.db)).rows).toEqual([{ one: 1 }])
    await own.close()
  })

  test('is logged when it ends an idle connection, which is replaced', async () => {
    const own = openDatabase(connection, { logger })
    await sql`select 'idle one'`.execute(own.db)
    logger.error.mockClear()
    await endConnectionsThat("query like '%idle one%'")
    await vi.waitFor(() => expect(logger.error).toHaveBeenCalledOnce())
    expect((await sql`select 1 as one`.execute(own.db)).rows).toEqual([{ one: 1 }])
    await own.close()
  })

  const killer = new pg.Client(connection)
  const connected = killer.connect()
  afterAll(() => killer.end())

  async function endConnectionsThat(condition: string): Promise<void> {
    await connected
    const { rowCount } = await killer.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${condition}`)
    expect(rowCount).toBe(1)
  }
})

test('closing twice is harmless', async () => {
  const own = openDatabase(connection)
  await own.close()
  await own.close()
  expect(pool.ending).toBe(false)
})
