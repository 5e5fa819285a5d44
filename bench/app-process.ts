import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Connection } from '../src/server/database/connection.ts'

export interface Memory {
  rss: number
  heapUsed: number
}

export interface AppProcess {
  port: number
  pid: number
  /** After a garbage collection. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/** The application in its own process, as in production. */
export async function startApp(connection: Connection): Promise<AppProcess> {
  const child = fork(join(import.meta.dirname, 'app-server.ts'), [JSON.stringify(connection)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: '' },
    // Its log is written, but discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = await message<{ port: number }>(child)
  return {
    port,
    pid: child.pid!,
    memory() {
      child.send('memory')
      return message<Memory>(child)
    },
    async stop() {
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}

async function message<T>(child: ChildProcess): Promise<T> {
  const [received] = (await once(child, 'message', { signal: AbortSignal.timeout(30_000) })) as [T]
  return received
}
