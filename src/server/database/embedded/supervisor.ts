// The process between the app and PostgreSQL. Its standard input is a pipe from the app: however the app dies, the
// pipe closes, and PostgreSQL is shut down in order. Started by supervised.ts; says what happens as lines of JSON.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { executable } from './binaries.ts'
import { inFolder } from './data-folder.ts'
import { lastWords } from './last-words.ts'
import { takeLock } from './lock.ts'
import {
  disownLockFiles,
  endLeftovers,
  findServer,
  readPostmaster,
  servesFolder,
  signal,
} from './postmaster.ts'
import { ensureSocketFolder, removeSocketFolder } from './socket-folder.ts'

export type SupervisorSettings = {
  binFolder: string
  dataFolder: string
  /** Empty on Windows. */
  socketFolder: string
  account: Account | undefined
  serverArguments: string[]
  lockFile: string
  logFile: string
}

export type SupervisorEvent = { ready: number } | { restarting: string } | { failed: string }

const predecessorMs = 60_000
const startMs = 60_000
const fastShutdownMs = 30_000
const immediateShutdownMs = 15_000
const restartsPerMinute = 5

const settings = JSON.parse(process.argv[2] ?? '') as SupervisorSettings
const { dataFolder } = settings

const app = new AbortController()
let server: ChildProcess | undefined

// Only the pipe ends the supervisor: a Ctrl-C or a service manager's signal reaches the app too, which may still need
// the database to finish what it does.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})
process.stdout.on('error', () => {})
process.stdin
  .on('error', () => {})
  .on('close', () => {
    app.abort()
    if (server) void shutDown(server)
  })
  .resume()

try {
  await supervise()
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
process.stdin.destroy()

async function supervise(): Promise<void> {
  if (!(await takeLock(settings.lockFile, predecessorMs))) {
    throw new Error(`The PostgreSQL of an earlier run still works on ${dataFolder} and does not stop.`)
  }
  try {
    await restartForever()
  } finally {
    // Under the lock, which ends with this process: a supervisor after it finds the folder whole, or not at all.
    removeSocketFolder(settings.socketFolder)
  }
}

async function restartForever(): Promise<void> {
  const restarts: number[] = []
  while (!app.signal.aborted) {
    server = await start()
    if (!server) return
    const exit =
      server.exitCode ?? server.signalCode ?? (await once(server, 'exit')).find((part) => part !== null)
    if (app.signal.aborted) return

    restarts.push(Date.now())
    if (restarts.filter((at) => at > Date.now() - 60_000).length > restartsPerMinute) {
      throw new Error(`PostgreSQL keeps dying; its last words are in ${settings.logFile}.`)
    }
    tell({ restarting: `PostgreSQL ended (${String(exit)}) and is started again.` })
  }
}

/** A PostgreSQL whose supervisor was killed: nobody would shut it down, and nobody could be told if it died. */
async function stopOrphan(): Promise<void> {
  const orphan = findServer(dataFolder)?.pid
  if (orphan === undefined) return
  const gone = () => !servesFolder(orphan, dataFolder)
  await stopStepwise(orphan, gone)
  if (!gone())
    throw new Error(
      `The PostgreSQL process ${orphan} of an earlier run works on ${dataFolder} and does not stop.`,
    )
}

/** Starts the server and waits until it takes connections; undefined when the app went away meanwhile. */
async function start(): Promise<ChildProcess | undefined> {
  const deadline = Date.now() + startMs
  for (;;) {
    await stopOrphan()
    ensureSocketFolder(settings.socketFolder, settings.account)
    disownLockFiles(dataFolder, settings.socketFolder)
    const log = openSync(settings.logFile, 'a')
    const { size } = fstatSync(log)
    const child = launch(log)
    closeSync(log)
    server = child

    if (await becomesReady(child)) {
      tell({ ready: child.pid ?? 0 })
      return child
    }
    if (app.signal.aborted) {
      await shutDown(child)
      return undefined
    }
    const words = readFileSync(settings.logFile).subarray(size).toString().trim()
    const heldByTheDead = words.includes('shared memory block') || words.includes('lock file')
    if (!heldByTheDead || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start: ${lastWords(words)}; more in ${settings.logFile}.`)
    endLeftovers(dataFolder)
    await sleep(50)
  }
}

function launch(log: number): ChildProcess {
  return inFolder(dataFolder, settings.account, (path, { stdio, ...options }) => {
    const program = join(settings.binFolder, executable('postgres'))
    const child = spawn(program, ['-D', path, ...settings.serverArguments], {
      ...options,
      stdio: ['ignore', log, log, ...stdio.slice(3)],
      detached: true,
      windowsHide: true,
    })
    // A program that cannot be run has no pid and counts as ended.
    return child.on('error', () => {})
  })
}

async function becomesReady(child: ChildProcess): Promise<boolean> {
  // Recovery after a crash takes as long as it takes.
  while (!hasEnded(child) && !app.signal.aborted) {
    const postmaster = readPostmaster(dataFolder)
    if (postmaster?.pid === child.pid && postmaster?.ready) return true
    await sleep(10)
  }
  return false
}

async function shutDown(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined) await stopStepwise(child.pid, () => hasEnded(child))
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/** SIGINT ends the transactions under way and leaves a clean state; SIGQUIT leaves the recovery to the next start. */
async function stopStepwise(pid: number, gone: () => boolean): Promise<void> {
  if (process.platform === 'win32') {
    const program = join(settings.binFolder, executable('pg_ctl'))
    spawnSync(program, ['stop', '-D', dataFolder, '-m', 'fast', '-t', '60'], { windowsHide: true })
    return
  }
  for (const [name, patience] of [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
  ] as const) {
    if (gone()) return
    signal(pid, name)
    const deadline = Date.now() + patience
    while (!gone() && Date.now() < deadline) await sleep(10)
  }
}

function tell(event: SupervisorEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}
