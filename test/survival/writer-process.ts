import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, type ProcessIdentity } from './process.ts'
import type { WriterLine } from './writer.ts'

export type Role = 'app' | 'supervisor' | 'postmaster'

const recoveryMs = 30_000

/** Starts the writer and waits until its first rows are acknowledged; every acknowledged id is added to the set. */
export async function startWriter(dataDir: string, firstId: number, acknowledged: Set<number>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let errorOutput = ''
  child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()))

  let up: WriterLine = { acknowledged: 0, supervisor: 0, postmaster: 0 }
  let written = 0
  createInterface(child.stdout).on('line', (text) => {
    up = JSON.parse(text) as WriterLine
    acknowledged.add(up.acknowledged)
    written++
  })

  async function until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + recoveryMs
    while (!condition()) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The app ended: ${errorOutput}`)
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}: ${errorOutput}`)
      await sleep(5)
    }
  }

  await until(() => written > 0, 'the first acknowledged row')

  return {
    processes: (): Record<Role, ProcessIdentity> => ({
      app: identify(child.pid ?? 0),
      supervisor: identify(up.supervisor),
      postmaster: identify(up.postmaster),
    }),
    /** Waits until a new server and supervisor acknowledge rows again; then stops the app. */
    async stopAfterRecovery(dead: ProcessIdentity[]): Promise<unknown> {
      const pids = new Set(dead.map(({ pid }) => pid))
      await until(() => !pids.has(up.supervisor) && !pids.has(up.postmaster), 'a server after the kill')
      const before = written
      await until(() => written > before, 'a row acknowledged after the kill')
      return stop()
    },
    stop,
    killed: (): Promise<unknown> => exited,
    kill: () => child.kill('SIGKILL'),
  }

  /** Stops the app as an operator would; resolves to its exit code and signal. */
  function stop(): Promise<unknown> {
    child.kill('SIGTERM')
    return exited
  }
}
