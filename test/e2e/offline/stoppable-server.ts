import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type ServerOptions = {
  port: number
  /** Environment variables beside those of its data. */
  settings?: Record<string, string>
} & (
  | {
      /** Its data folder, which survives restarts; filled with the demonstration club at first. */
      dataDir: string
    }
  | { databaseUrl: string }
)

export interface StoppableServer {
  readonly url: string
  /** Stops it gracefully, as an operator does: requests in progress are finished. */
  stop(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
  /** On the same data and the same port. */
  start(): Promise<void>
}

/** Set in a run of the journeys, not of a benchmark. */
const recordingFlags = process.env.STRIPE_JOURNAL ? ['--import', './test/e2e/note-stripe-calls.ts'] : []

/** The real server, in a separate process that a test can stop, kill and start again. */
export async function startServer({ port, settings, ...data }: ServerOptions): Promise<StoppableServer> {
  const [flags, dataSettings] =
    'dataDir' in data ? [['--demo'], { DATA_DIR: data.dataDir }] : [[], { DATABASE_URL: data.databaseUrl }]
  const url = `http://localhost:${port}`
  let running: ChildProcess | undefined

  async function start() {
    const server = spawn(process.execPath, [...recordingFlags, 'src/server/main.ts', ...flags], {
      env: { ...process.env, ...settings, ...dataSettings, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running = server
    const deadline = Date.now() + 60_000
    while (!(await isReady(url))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`No server came up at ${url}.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  async function end(signal: NodeJS.Signals) {
    const server = running
    running = undefined
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()
  return { url, start, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/** A temporary folder, removed when the work is done. */
export async function withFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
