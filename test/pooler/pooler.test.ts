import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as accounts from '../../src/contract/accounts.ts'
import * as dashboard from '../../src/contract/dashboard.ts'
import * as exercises from '../../src/contract/exercises.ts'
import * as players from '../../src/contract/players.ts'
import type { App } from '../../src/server/app-env.ts'
import { hashPassword } from '../../src/server/accounts/password-hash.ts'
import { checkDatabase } from '../../src/server/database/check-database.ts'
import { openDatabase } from '../../src/server/database/connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { caller, request } from '../support/context.ts'
import { eventStream } from '../support/live.ts'
import { freePort, run, start, temporaryFolder } from '../newcomer/program.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'

// Debian's pgbouncer in front of a PostgreSQL of ours. scripts/pgbouncer.mjs installs it; without it this fails.
const folder = temporaryFolder()
const role = 'club'
const poolSize = 4
let postgres: EmbeddedPostgres
let pooler: PgBouncer
let direct: string

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(join(folder, 'data'), { fsync: false })
  await onPostgres(`create role ${role} login superuser`)
  await onPostgres("alter database rebond set timezone = 'Europe/Paris'")
  direct = `postgres://${role}@/rebond?host=${postgres.connection.host}`
  await migrate(postgres.connection)
  const { db, close } = openDatabase(postgres.connection)
  await fillClub(db, new Date(), await hashPassword(demoPassword))
  await close()
  pooler = await startPgBouncer(postgres.connection, { mode: 'transaction', role, poolSize })
}, 60_000)

afterAll(async () => {
  await pooler?.stop()
  await postgres?.stop()
})

test.each([
  ['session', 4],
  ['transaction', 4],
  ['transaction', 1],
  ['statement', 4],
] as const)('A pooler in %s mode with %i connections is recognised.', async (mode, size) => {
  const other = await startPgBouncer(postgres.connection, { mode, role, poolSize: size })
  for (let again = 0; again < 5; again += 1)
    expect(await checkDatabase({ connectionString: other.url }, 'DATABASE_URL')).toBe(mode)
  await other.stop()
})

test('A busy pooler in transaction mode is recognised, too.', async () => {
  const busy = new AbortController()
  const others = Array.from({ length: 12 }, async () => {
    const client = new pg.Client(pooler.url)
    await client.connect()
    while (!busy.signal.aborted) await client.query('select pg_sleep(random() / 200)')
    await client.end()
  })
  for (let again = 0; again < 20; again += 1)
    expect(await checkDatabase({ connectionString: pooler.url }, 'DATABASE_URL')).toBe('transaction')
  busy.abort()
  await Promise.all(others)
})

test('The server refuses to start through it, with one instruction at a time, until all are followed.', async () => {
  const env = { DATABASE_URL: pooler.url, PORT: String(await freePort()) }
  const main = ['src/server/main.ts']
  const alone = await run(main, env)
  expect(alone.stderr).toBe(
    'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the PostgreSQL behind it.\n',
  )
  expect(alone.code).toBe(1)

  const twice = await run(main, { ...env, DATABASE_DIRECT_URL: pooler.url })
  expect(twice.stderr).toContain('DATABASE_DIRECT_URL should lead to PostgreSQL itself')

  const unset = await run(main, { ...env, DATABASE_DIRECT_URL: direct })
  expect(unset.code).toBe(1)
  const [, statements = ''] = /« (.*) »/.exec(unset.stderr) ?? []
  expect(statements).toContain(`alter role ${role} set statement_timeout = '15s'`)
  expect(statements).toContain(`alter role ${role} set timezone = 'UTC'`)
  await onPostgres(statements)
  await pooler.reconnect()
  expect(await startedThrough({ ...env, DATABASE_DIRECT_URL: direct })).toBe('open')
}, 60_000)

test('Through it one signs in, writes, gets the event at once, and 200 concurrent requests all succeed.', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = start(process.execPath, ['src/server/main.ts'], {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: direct,
    PORT: String(port),
  })
  const ended = once(server, 'exit')
  let log = ''
  server.stdout?.on('data', (text: Buffer) => (log += text.toString()))
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), { timeout: 20_000 })
  const app = { request: (path: string, init: RequestInit) => fetch(url + path, init) } as unknown as App

  const lea = await signedIn(app, 'coach', people.lea.email)
  const marc = await signedIn(app, 'coach', people.marc.email)
  const stream = await eventStream({ url }, marc)
  const [model] = await caller(app, lea)(exercises.list, {})
  const { type, technique, difficulty, duration, description } = model!
  const written = { type, technique, difficulty, duration, description }
  const create = (name: string) =>
    caller(app, lea)(exercises.create, { ...written, id: uuidv7(), effect: name })
  await create('Venu par le pooler')
  await vi.waitFor(() => expect(stream.heard).toContainEqual(changeOf('exercises')))
  stream.close()

  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      n % 4 === 0
        ? create(`Effet ${n}`)
        : n % 4 === 1
          ? caller(app, marc)(exercises.list, {})
          : n % 4 === 2
            ? caller(app, lea)(dashboard.show, {})
            : caller(app, lea)(players.list, {}),
    ),
  )
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await caller(app, marc)(exercises.list, {})).length).toBeGreaterThan(50)
  expect(log).not.toMatch(/"level":[45]0(?!.*Cookies)/)

  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 60_000)

async function signedIn(app: App, door: 'coach' | 'player', email: string): Promise<string> {
  const answer = await request(app, accounts.signIn, { door, email, password: demoPassword })
  expect(answer.status).toBe(200)
  return answer.headers.get('Set-Cookie')!.split(';')[0]!
}

function changeOf(topic: string): unknown {
  return { name: 'changed', data: expect.objectContaining({ topic }) as unknown }
}

async function startedThrough(env: Record<string, string>): Promise<string> {
  const server = start(process.execPath, ['src/server/main.ts'], env)
  const ended = once(server, 'exit')
  let errorOutput = ''
  server.stderr?.on('data', (text: Buffer) => (errorOutput += text.toString()))
  server.stdout?.resume()
  const open = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${env['PORT']}/readyz`).catch(() => null)
      if (answer?.ok) return 'open'
      await sleep(50)
    }
  }
  const outcome = await Promise.race([open(), ended.then(() => errorOutput)])
  server.kill('SIGTERM')
  await ended
  return outcome
}

async function onPostgres(statements: string): Promise<void> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query(statements)
  await client.end()
}
