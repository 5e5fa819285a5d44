import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { StartError } from '../../start-error.ts'
import type { SupervisorEvent, SupervisorSettings } from './supervisor.ts'

const respawnsPerMinute = 5

export type Supervised = { supervisorPid: number; stop(): Promise<void> }

/**
 * Starts PostgreSQL under a supervisor and resolves when it accepts connections. A supervisor that dies while the app
 * runs is replaced; `onLost` is called when that fails.
 */
export async function startSupervised(
  settings: SupervisorSettings,
  { onEvent, onLost }: { onEvent: (message: string) => void; onLost: (error: Error) => void },
): Promise<Supervised> {
  const deaths: number[] = []
  let stopping = false
  let current = await startSupervisor(settings, onEvent)
  const watching = watch().catch((error: Error) => {
    if (!stopping) onLost(error)
  })

  async function watch(): Promise<void> {
    for (;;) {
      const failure = await current.ended
      if (stopping) return
      current = await replace(failure)
      if (stopping) await current.stop()
    }
  }

  async function replace(failure: string | undefined): Promise<Supervisor> {
    if (failure !== undefined) throw new StartError(failure)
    deaths.push(Date.now())
    if (deaths.filter((at) => at > Date.now() - 60_000).length > respawnsPerMinute) {
      throw new StartError(`The supervisor of PostgreSQL keeps dying; see ${settings.logFile}.`)
    }
    onEvent('The supervisor of PostgreSQL died; another one takes its place.')
    return startSupervisor(settings, onEvent)
  }

  return {
    get supervisorPid() {
      return current.pid
    },
    async stop() {
      stopping = true
      await current.stop()
      await watching
    },
  }
}

type Supervisor = { pid: number; ended: Promise<string | undefined>; stop(): Promise<void> }

async function startSupervisor(
  settings: SupervisorSettings,
  onEvent: (message: string) => void,
): Promise<Supervisor> {
  const log = openSync(settings.logFile, 'a')
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'supervisor.ts'), JSON.stringify(settings)],
    {
      cwd: '/',
      env: supervisorEnvironment(),
      stdio: ['pipe', 'pipe', log],
      detached: true,
      windowsHide: true,
    },
  )
  closeSync(log)
  const { stdin, stdout } = child
  if (!(stdin instanceof Socket && stdout instanceof Socket))
    throw new StartError('The supervisor has no pipes.')
  stdin.on('error', () => {})

  let failure: string | undefined
  const exited = once(child, 'exit')
  const ended = exited.then(
    () => failure,
    (error: Error) => error.message,
  )
  const ready = new Promise<void>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      const event = JSON.parse(line) as SupervisorEvent
      if ('ready' in event) resolve()
      if ('restarting' in event) onEvent(event.restarting)
      if ('failed' in event) failure = event.failed
    })
  })
  const early = await Promise.race([ready, ended.then((words) => ({ words }))])
  if (early)
    throw new StartError(early.words ?? `The supervisor of PostgreSQL died at once; see ${settings.logFile}.`)

  // Does not keep the app's process alive: when it ends, the pipe closes and PostgreSQL stops.
  for (const handle of [child, stdin, stdout]) handle.unref()
  return {
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.ref()
      stdin.end()
      await ended
    },
  }
}

function supervisorEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {}
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR']) env[name] = process.env[name]
  return env
}
