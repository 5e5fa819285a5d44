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
      /** Where its data stay from one start to the next, the demonstration club to begin with. */
      dataDir: string
    }
  | { databaseUrl: string }
)

export interface StoppableServer {
  readonly url: string
  /** As an operator stops it: what is under way is finished. */
  stop(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
  /** On the same data and the same port. */
  start(): Promise<void>
}

/** Set by a run of the journeys, not by a measurement. */
const noting = process.env.STRIPE_JOURNAL ? ['--import', './test/e2e/note-stripe-calls.ts'] : []

/** The real server, in a process of its own that a test stops, kills and starts again. */
export async function startServer({ port, settings, ...data }: ServerOptions): Promise<StoppableServer> {
  const [flags, itsData] =
    'dataDir' in data ? [['--demo'], { DATA_DIR: data.dataDir }] : [[], { DATABASE_URL: data.databaseUrl }]
  const url = `http://localhost:${port}`
  let running: ChildProcess | undefined

  async function start() {
    const server = spawn(process.execPath, [...noting, 'src/server/main.ts', ...flags], {
      env: { ...process.env, ...settings, ...itsData, PORT: String(port) },
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

/** A folder that is gone when the work with it is done. */
export async function withFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
