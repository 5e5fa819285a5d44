import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'

/** What PostgreSQL's main process writes about itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; socketFolder: string; ready: boolean }

export function readPostmaster(dataFolder: string): Postmaster | undefined {
  let text: string
  try {
    text = readFileSync(pidFile(dataFolder), 'utf8')
  } catch {
    return undefined
  }
  return parsePostmaster(text)
}

/** Lines: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' }
}

/** A live PostgreSQL that really serves this data folder, whoever started it. */
export function findServer(dataFolder: string): Postmaster | undefined {
  const postmaster = readPostmaster(dataFolder)
  return postmaster && servesFolder(postmaster.pid, dataFolder) ? postmaster : undefined
}

/** A pid alone proves nothing: after a reboot it may be anybody's. A PostgreSQL process lives in its data folder. */
export function servesFolder(pid: number, dataFolder: string): boolean {
  if (process.platform === 'linux') {
    try {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
      return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder)
    } catch {
      return false
    }
  }
  if (process.platform === 'win32') {
    const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], {
      encoding: 'utf8',
      windowsHide: true,
    })
    return stdout.includes('postgres.exe')
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  const program = stdout.split(' -D ')[0] ?? ''
  return basename(program) === 'postgres' && stdout.includes(` -D ${dataFolder} `)
}

/**
 * Takes away what a killed server left that would stop the next one: PostgreSQL refuses to start while the pid in a
 * lock file is alive, even as something else or as a zombie that a container's first process never collects.
 *
 * It forgives its own parent's pid, so that takes the place in `postmaster.pid`. This file must not go: by its other
 * lines PostgreSQL finds processes of the dead server that still write. Only an empty one, of a server killed before
 * its first word, tells nothing; and the socket's lock protects nothing but the socket.
 */
export function disownLockFiles(dataFolder: string, socketFolder: string): void {
  for (const name of socketFolder === '' ? [] : readdirSync(socketFolder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, name), { force: true })
  }
  const file = pidFile(dataFolder)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (text === '') rmSync(file)
  const stale = text && parsePostmaster(text)
  if (stale && isAlive(stale.pid)) writeFileSync(file, text.replace(/^\d+/, String(process.pid)))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Ends the processes a killed postmaster left behind: most notice its death at once, but one in a long computation
 * keeps the next server from starting until it is through. Linux only; elsewhere they are waited for.
 */
export function endLeftovers(dataFolder: string): void {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (pid > 0 && servesFolder(pid, dataFolder)) signal(pid, 'SIGQUIT')
  }
}

export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended first.
  }
}

function pidFile(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid')
}
