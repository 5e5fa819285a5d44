// The process between the app and PostgreSQL. Its standard input is a pipe from the app: when the app ends or crashes,
// the pipe closes, and PostgreSQL is shut down cleanly. Started by supervised.ts; reports events as lines of JSON.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { executable } from './binaries.ts'
import { inFolder } from './data-folder.ts'
import { exitReason } from './exit-reason.ts'
import { takeLock } from './lock.ts'
import {
  clearStaleLockFiles,
  killOrphanedBackends,
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

// Only the pipe ends the supervisor: a Ctrl-C or a service manager's signal reaches the app too, which still needs the
// database while it stops.
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
  report({ failed: error instanceof Error ? error.message : String(error) })
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
    // Before this process ends, and with it the lock: the next supervisor finds the folder complete or missing.
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
    report({ restarting: `PostgreSQL ended (${String(exit)}) and is started again.` })
  }
}

/** Stops a PostgreSQL whose supervisor was killed: nothing would shut it down or notice its end. */
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

/** Starts the server and waits until it accepts connections; undefined when the app ended meanwhile. */
async function start(): Promise<ChildProcess | undefined> {
  const deadline = Date.now() + startMs
  for (;;) {
    await stopOrphan()
    ensureSocketFolder(settings.socketFolder, settings.account)
    clearStaleLockFiles(dataFolder, settings.socketFolder)
    const log = openSync(settings.logFile, 'a')
    const { size } = fstatSync(log)
    const child = launch(log)
    closeSync(log)
    server = child

    if (await becomesReady(child)) {
      report({ ready: child.pid ?? 0 })
      return child
    }
    if (app.signal.aborted) {
      await shutDown(child)
      return undefined
    }
    const output = readFileSync(settings.logFile).subarray(size).toString().trim()
    const hasLeftovers = output.includes('shared memory block') || output.includes('lock file')
    if (!hasLeftovers || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start: ${exitReason(output)}; more in ${settings.logFile}.`)
    killOrphanedBackends(dataFolder)
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
  // Without a time limit: recovery after a crash may take long.
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

/** SIGINT aborts open transactions and shuts down cleanly; SIGQUIT leaves the recovery to the next start. */
async function stopStepwise(pid: number, gone: () => boolean): Promise<void> {
  if (process.platform === 'win32') {
    const program = join(settings.binFolder, executable('pg_ctl'))
    spawnSync(program, ['stop', '-D', dataFolder, '-m', 'fast', '-t', '60'], { windowsHide: true })
    return
  }
  for (const [name, timeoutMs] of [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
  ] as const) {
    if (gone()) return
    signal(pid, name)
    const deadline = Date.now() + timeoutMs
    while (!gone() && Date.now() < deadline) await sleep(10)
  }
}

function report(event: SupervisorEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}
