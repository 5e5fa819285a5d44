import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { freePort, root, run, temporaryFolder } from './program.ts'

const folder = temporaryFolder()
const at = (name: string) => join(folder, name)
const main = 'src/server/main.ts'
const taken = createServer()
let port = 0
let takenPort = 0

beforeAll(async () => {
  writeFileSync(at('file'), '')
  mkdirSync(at('folder'))
  port = await freePort()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  takenPort = (taken.address() as { port: number }).port
})
afterAll(() => taken.close())

/** The terminal's output: one sentence and no stack, no line of JSON, no secret. */
async function failureOf(
  args: string[],
  env: Record<string, string>,
  options: Parameters<typeof run>[2] = {},
): Promise<string> {
  const { code, stdout, stderr } = await run(args, { PORT: String(port), ...env }, options)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr + stdout).not.toMatch(/geheim|^\s+at |"level":[3-9]0.*(fatal|rror)/m)
  expect(code).toBe(1)
  return stderr
}

test.each<[string, string, Record<string, string>]>([
  ['a file', 'DATA_DIR should be a folder:', { DATA_DIR: 'file' }],
  ['below a file', 'DATA_DIR should be a folder:', { DATA_DIR: 'file/data' }],
])('DATA_DIR is %s.', async (_, message, { DATA_DIR = '' }) => {
  expect(await failureOf([main], { DATA_DIR: at(DATA_DIR) })).toContain(message)
})

test.runIf(process.platform === 'linux')(
  'DATA_DIR is in a folder where nobody can write: it does not hang.',
  async () => {
    expect(await failureOf([main], { DATA_DIR: '/proc/x' })).toContain('in which this user can write')
  },
  10_000,
)

const nobody = { uid: 65_534, gid: 65_534 }
const isReachable =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--check', main], { cwd: root, ...nobody }).status === 0

// A project in root's own folder is not reachable.
test.runIf(isReachable)('DATA_DIR belongs to somebody else.', async () => {
  expect(await failureOf([main], { DATA_DIR: at('folder') }, nobody)).toContain(
    'in which this user can write',
  )
})

// Only root may mount a small disk, and not everywhere; start-error.test.ts has the programs' messages about a full
// one.
const disk = at('disk')
mkdirSync(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]).status === 0
afterAll(() => isMounted && spawnSync('umount', [disk]))

test.runIf(isMounted)(
  'DATA_DIR, or the backup, is on a full disk.',
  async () => {
    expect(await failureOf([main], { DATA_DIR: join(disk, 'data') })).toContain(
      'There is no space left on the disk',
    )
    writeFileSync(join(disk, 'rest'), Buffer.alloc(19_000_000))
    const server = await startEmbeddedPostgres(at('data'), { fsync: false })
    await migrate(server.connection)
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'rest')}`, 'bs=4k', 'oflag=append', 'conv=notrunc'])
    const failure = failureOf(['src/server/database/backup.ts', join(disk, 'backup')], {
      DATA_DIR: at('data'),
    })
    expect(await failure).toContain('There is no space left on the disk of')
    await server.stop()
  },
  30_000,
)

test('DATA_DIR is in use.', async () => {
  const server = await startEmbeddedPostgres(at('data'), { fsync: false })
  expect(await failureOf([main], { DATA_DIR: at('data') })).toContain(
    'Another Rebond process already uses the data',
  )
  await server.stop()
}, 30_000)

test.each([
  ['nobody listens', 'nothing answers', 'postgres://u:geheim@127.0.0.1:1/x'],
  ['no such host', 'name a host that is known here', 'postgres://u:geheim@nowhere.invalid/x'],
  ['malformed', 'should be a PostgreSQL address', 'postgres://u:geheim@host:99999/x'],
  ['of something else', 'should be a PostgreSQL address', 'mysql://u:geheim@host/x'],
])('DATABASE_URL: %s.', async (_, message, DATABASE_URL) => {
  expect(await failureOf([main], { DATABASE_URL })).toContain(message)
})

test('DATABASE_URL: missing database, and backup and restore say it as well.', async () => {
  const server = await startEmbeddedPostgres(at('data'), { fsync: false })
  const DATABASE_URL = `postgres://rebond@/nothere?host=${server.connection.host}`
  writeFileSync(at('some-backup'), '')
  for (const args of [
    [main],
    ['src/server/database/backup.ts', at('backup')],
    ['src/server/database/restore.ts', at('some-backup')],
  ])
    expect(await failureOf(args, { DATABASE_URL })).toContain('name a database that exists')
  await server.stop()
}, 30_000)

test('The port is taken, and HOST is no address of this machine.', async () => {
  const env = { DATA_DIR: at('data') }
  expect(await failureOf([main], { ...env, PORT: String(takenPort) })).toContain(`Port ${takenPort} is taken`)
  expect(await failureOf([main], { ...env, HOST: '192.0.2.1' })).toContain(
    'HOST should be an address of this machine',
  )
  expect(
    await failureOf([main], {
      ...env,
      HOST: 'nowhere.invalid',
    }),
  ).toContain('HOST should be an address of this machine')
}, 30_000)

test('Backup and restore name what is missing.', async () => {
  const env = { DATA_DIR: at('never') }
  const backup = 'src/server/database/backup.ts'
  const restore = 'src/server/database/restore.ts'
  expect(await failureOf([backup, at('backup')], env)).toContain('There are no data in')
  expect(await failureOf([restore, at('missing')], env)).toContain('There is no file')
  expect(await failureOf([backup], env)).toContain('Something is missing: npm run backup FILE')
  expect(await failureOf([restore, folder], { DATA_DIR: at('data') })).toContain('is a folder: name a file')
}, 30_000)

test('The demonstration refuses in French what it cannot do.', async () => {
  const demo = ['scripts/start.mjs', '--demo']
  expect(
    await failureOf(demo, {
      NODE_ENV: 'production',
    }),
  ).toContain('La démonstration ne se lance pas avec NODE_ENV=production.')
  expect(await failureOf(demo, { DATABASE_URL: 'postgres://u:geheim@host/x' })).toContain(
    'lancez-la sans DATABASE_URL',
  )
  const env = { DATA_DIR: at('demonstration'), PORT: String(takenPort) }
  expect(await failureOf([main, '--demo'], env)).toContain(`Le port ${takenPort} est déjà pris`)
})

test('With a Node that is too old, it says which one is needed.', async () => {
  const older =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})"
  expect(await failureOf(['--import', older, 'scripts/start.mjs'], {})).toContain(
    'Rebond needs Node 20.19 or later',
  )
})
