import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestContext, request } from '../../../test/support/context.ts'
import { freezableDatabase } from '../../../test/support/freezable-database.ts'
import { newPlayer, password } from '../../../test/support/newcomers.ts'
import { createAccount } from '../../../test/club/people.ts'
import * as accounts from '../../contract/accounts.ts'
import * as profiles from '../../contract/profiles.ts'
import { createApp } from '../app.ts'
import { countAttempts } from '../attempts.ts'
import { type Database, openDatabase } from './connection.ts'
import type { TimeLimits } from './time-limits.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const context = await createTestContext()
const { host = '', port = 5432, ...names } = context.database.connection
const postgres = await freezableDatabase({ host, port })
afterAll(() => postgres.close())

const profile = {
  firstName: 'Inès',
  lastName: 'Morel',
  playingStyle: null,
  preferredHand: null,
  playerType: null,
  goals: '',
  ranking: null,
  version: 1,
}

const short = { connectMs: 500, readMs: 50, writeMs: 50 }
const silent = { error: () => {}, warn: () => {} }
const opened: Database[] = []

function open(limits?: TimeLimits): Database {
  const database = openDatabase(
    { ...names, host: postgres.host, port: postgres.port },
    { logger: silent, maxConnections: 2, ...(limits && { limits }) },
  )
  opened.push(database)
  return database
}

beforeEach(() => postgres.thaw())
afterEach(async () => {
  vi.useRealTimers()
  for (const { close } of opened.splice(0)) await close()
})

interface Settled {
  failure?: unknown
}

/** What becomes of it, and when by the fake clock. */
function watch(work: Promise<unknown>): Settled {
  const settled: Settled = {}
  work.catch((failure: unknown) => (settled.failure = failure))
  return settled
}

describe('A PostgreSQL that accepts and never answers', () => {
  test('fails a read after ten seconds, and loses its connection.', async () => {
    const { db } = open()
    await sql`select 1`.execute(db)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    postgres.freeze()
    const reading = watch(sql`select 2`.execute(db))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(reading.failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(isDatabaseUnavailable(reading.failure)).toBe(true))
    await vi.waitFor(() => expect(postgres.connections).toBe(0))
    postgres.thaw()
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  })

  test.each([
    ['a write', 'insert into kept_mails'],
    ['a read of a transaction', 'select 2'],
    ['a commit', 'commit'],
  ])('fails %s after fifteen seconds, without another wait for the rollback.', async (_, text) => {
    const { db } = open()
    await sql`select 1`.execute(db)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    postgres.freezeAt(text)
    const writing = watch(
      db.transaction().execute(async (tx) => {
        await sql`select 2`.execute(tx)
        await sql`insert into kept_mails (id, recipient, subject, body, created_at)
          values (gen_random_uuid(), '', '', '', now())`.execute(tx)
      }),
    )
    // The statements before it are really sent.
    await waitReally(() => postgres.isFrozen)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(writing.failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(isDatabaseUnavailable(writing.failure)).toBe(true))
    await vi.waitFor(() => expect(postgres.connections).toBe(0))
  })

  test.each([
    ['accepted no connection before', () => postgres.freeze()],
    ['freezes between a connection and its settings', () => postgres.freezeAt('set statement_timeout')],
  ])('fails a new connection after five seconds: it %s.', async (_, freeze) => {
    freeze()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { db } = open()
    const reading = watch(sql`select 1`.execute(db))
    await waitReally(() => postgres.isFrozen && postgres.connections === 1)
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(isDatabaseUnavailable(reading.failure)).toBe(true))
    await vi.waitFor(() => expect(postgres.connections).toBe(0))
  })

  test('loses also a connection that somebody releases as if nothing had happened, as jobs do.', async () => {
    const { pool } = open()
    const client = await pool.connect()
    postgres.freeze()
    const unanswered = { text: 'select 1', query_timeout: 1 }
    await expect(client.query(unanswered)).rejects.toThrow('Query read timeout')
    client.release()
    await vi.waitFor(() => expect(postgres.connections).toBe(0))
    postgres.thaw()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('lets every request be answered with 503 instead of silence.', async () => {
    const player = await createAccount(context, 'player')
    // For what is never answered: no machine is too slow for them.
    const app = createApp({ ...context, db: open(short).db, attempts: countAttempts(open(short).pool) })
    const headers = { Cookie: player.cookie }
    postgres.freeze()
    context.errors.length = 0
    const responses = [
      await app.request('/api/me', { headers }),
      await app.request('/readyz'),
      await request(app, profiles.update, profile, { cookie: player.cookie }),
      await request(app, accounts.signIn, { door: 'player', email: newPlayer().email, password }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('5')
      expect(await response.json()).toMatchObject({ refusal: 'unavailable' })
    }
    expect(context.errors).toHaveLength(4)
    context.errors.length = 0
    postgres.thaw()
    const thawed = createApp({ ...context, db: open().db })
    expect((await thawed.request('/api/me', { headers })).status).toBe(200)
  })
})

/** While timers are faked. */
async function waitReally(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
