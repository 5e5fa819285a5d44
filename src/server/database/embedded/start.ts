import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { dirname, join, resolve } from 'node:path'
import { dataFolderError, StartError } from '../../start-error.ts'
import { serverAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createDataFolder, databaseName, findDataFolder, superuser } from './data-folder.ts'
import { takeLock } from './lock.ts'
import { findServer } from './postmaster.ts'
import { makeSocketFolder, removeDeadSocketFolders } from './socket-folder.ts'
import { startSupervised } from './supervised.ts'

export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export type EmbeddedPostgres = {
  connection: EmbeddedConnection
  /** The major version that serves. */
  major: number
  readonly supervisorPid: number
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** Only this major version; without it the existing data decide, or the packaged PostgreSQL. */
  major?: number | undefined
  /** Off only for tests, whose data may be lost. */
  fsync?: boolean | undefined
  /** Gets messages for the operator: PostgreSQL or its supervisor died and was restarted. */
  onEvent?: ((message: string) => void) | undefined
  /** Called when PostgreSQL cannot be restarted. Without it, the error is thrown, uncaught. */
  onLost?: ((error: Error) => void) | undefined
}

const lockTimeoutMs = 3_000
const onWindows = process.platform === 'win32'

/**
 * Starts the PostgreSQL of the data in `dataDir`, which stops when this process ends.
 * @throws StartError when another app uses the data, no PostgreSQL is installed…
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  try {
    return await startIn(makeDataDir(dataDir), options)
  } catch (error) {
    throw dataFolderError(error, dataDir)
  }
}

function makeDataDir(dataDir: string): string {
  makeFolder(resolve(dataDir))
  // Throws for what is not a folder or not readable, before anything else does.
  readdirSync(dataDir)
  return realpathSync(dataDir)
}

/** One by one: below /proc, Node's recursive mkdir never ends. */
function makeFolder(folder: string): void {
  const parent = dirname(folder)
  // A drive that is missing on Windows has no parent.
  if (existsSync(folder) || parent === folder) return
  makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

async function startIn(root: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const lock = await takeLock(join(root, 'app.lock'), lockTimeoutMs)
  if (!lock) {
    throw new StartError(
      `Another Rebond process already uses the data in ${root}: stop it first, or give both the same DATABASE_URL.`,
    )
  }
  try {
    const { server, connection, major } = await startUnderLock(root, options)
    return {
      connection,
      major,
      get supervisorPid() {
        return server.supervisorPid
      },
      async stop() {
        await server.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** How to reach the server that another process already runs on `dataDir`; undefined when none runs. */
export function findEmbeddedPostgres(dataDir: string): EmbeddedConnection | undefined {
  if (!existsSync(dataDir)) return undefined
  const root = realpathSync(dataDir)
  const data = findDataFolder(root)
  const server = data && findServer(data.path)
  return server?.ready ? connectionTo(root, server.socketFolder, server.port) : undefined
}

async function startUnderLock(root: string, { major, fsync = true, onEvent, onLost }: EmbeddedOptions) {
  const existing = findDataFolder(root)
  const account = serverAccount(existing?.path)
  await removeDeadSocketFolders(account)
  const binaries = findBinaries(account, root, existing?.major ?? major)
  const password = onWindows && !existing ? makePassword(root) : undefined
  const data = existing ?? createDataFolder(root, binaries, account, { fsync, password })

  const port = onWindows ? await freePort() : 5432
  const socketFolder = onWindows ? '' : makeSocketFolder(data.path, account)
  const server = await startSupervised(
    {
      binFolder: binaries.folder,
      dataFolder: data.path,
      socketFolder,
      account,
      serverArguments: serverArguments(socketFolder, port, fsync),
      lockFile: join(root, 'supervisor.lock'),
      logFile: openLog(root),
    },
    {
      onEvent: onEvent ?? (() => {}),
      onLost:
        onLost ??
        ((error) => {
          throw error
        }),
    },
  )
  return { server, major: data.major, connection: connectionTo(root, socketFolder, port) }
}

function serverArguments(socketFolder: string, port: number, fsync: boolean): string[] {
  const listen = onWindows
    ? { listen_addresses: '127.0.0.1' }
    : { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }
  const settings = {
    ...listen,
    port,
    fsync: fsync ? 'on' : 'off',
    // On macOS, fsync does not flush the disk's own cache.
    ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
    // The app logs errors of statements; the server's log has starts, stops and recoveries.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function connectionTo(root: string, socketFolder: string, port: number): EmbeddedConnection {
  const who = { port, user: superuser, database: databaseName }
  if (!onWindows) return { host: socketFolder, ...who }
  return { host: '127.0.0.1', ...who, password: readFileSync(passwordFile(root), 'utf8') }
}

/** On Windows not all PostgreSQL clients support Unix sockets: the server listens on loopback, open to any user. */
function makePassword(root: string): string {
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile(root), password, { mode: 0o600 })
  return password
}

function passwordFile(root: string): string {
  return join(root, 'postgresql.password')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string')
    throw new StartError('This machine gives no free loopback port.')
  return address.port
}

const maxLogBytes = 5_000_000

function openLog(root: string): string {
  const file = join(root, 'postgresql.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(file, `${file}.1`)
  return file
}
