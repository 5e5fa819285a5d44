import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDeep } from '../../../../test/support/depth.ts'
import { oldestMajor, packagedMajor } from '../../../../test/support/postgres-server.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

const majors = isDeep ? [packagedMajor, oldestMajor] : [packagedMajor]
let dataDir: string
let server: EmbeddedPostgres | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rebond-embedded-'))
})

afterEach(async () => {
  await server?.stop()
  server = undefined
  rmSync(dataDir, { recursive: true })
})

test.each(majors)(
  'PostgreSQL %i keeps its data from one start to the next.',
  async (major) => {
    server = await startEmbeddedPostgres(dataDir, { major, fsync: false })
    await query("create table kept as select 'Élodie' as name")
    await server.stop()

    // Without a requested version, that of the data is used.
    server = await startEmbeddedPostgres(dataDir, { fsync: false })
    expect(server.major).toBe(major)
    expect(existsSync(join(dataDir, `pg${major}`, 'PG_VERSION'))).toBe(true)
    expect(await query('select lower(name) as name from kept')).toEqual([{ name: 'élodie' }])
  },
  30_000,
)

test('It listens on its socket only, uses UTF-8 and flushes unless told not to.', async () => {
  server = await startEmbeddedPostgres(dataDir)
  expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query('show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query('show fsync')).toEqual([{ fsync: 'on' }])
}, 30_000)

test('A second start on the same data is refused, and the running server can be found.', async () => {
  expect(findEmbeddedPostgres(dataDir)).toBeUndefined()
  server = await startEmbeddedPostgres(dataDir, { fsync: false })
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /^Another Rebond process already uses the data in /,
  )
  expect(findEmbeddedPostgres(dataDir)).toEqual(server.connection)
  await server.stop()
  expect(findEmbeddedPostgres(dataDir)).toBeUndefined()
}, 30_000)

test('Once it has stopped, it leaves nothing in the system’s temporary folder.', async () => {
  server = await startEmbeddedPostgres(dataDir, { fsync: false })
  const { host } = server.connection
  expect(existsSync(host)).toBe(process.platform !== 'win32')
  await server.stop()
  expect(existsSync(host)).toBe(false)
}, 30_000)

test('The rest of an interrupted first start is removed.', async () => {
  mkdirSync(join(dataDir, 'incomplete-1'))
  server = await startEmbeddedPostgres(dataDir, { fsync: false })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('incomplete'))).toEqual([])
}, 30_000)

test.runIf(process.platform === 'linux')(
  'A data folder whose path is far longer than a socket’s may be works.',
  async () => {
    const deep = join(dataDir, 'x'.repeat(100), 'y'.repeat(100))
    server = await startEmbeddedPostgres(deep, { fsync: false })
    expect(await query('select 1 as one')).toEqual([{ one: 1 }])
  },
  30_000,
)

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(server?.connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
