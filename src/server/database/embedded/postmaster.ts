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

/** The running PostgreSQL of this data folder, also one that another process started. */
export function findServer(dataFolder: string): Postmaster | undefined {
  const postmaster = readPostmaster(dataFolder)
  return postmaster && servesFolder(postmaster.pid, dataFolder) ? postmaster : undefined
}

/** After a reboot another program may have the pid. The working directory of a PostgreSQL is its data folder. */
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
 * Clears the lock files of a killed server: PostgreSQL refuses to start while the pid in one exists, even as another
 * program or as a zombie that a container's first process never reaps.
 *
 * PostgreSQL accepts its own parent's pid, so that replaces the one in `postmaster.pid`. The file must not be deleted:
 * by its other lines PostgreSQL finds processes of the dead server that still write. Only an empty one is deleted, of a
 * server killed before it wrote anything; and the socket's lock files, which protect nothing but the socket.
 */
export function clearStaleLockFiles(dataFolder: string, socketFolder: string): void {
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
 * Ends the child processes of a killed postmaster: most exit at once, but one in a long computation prevents the next
 * start until it is done. Linux only; elsewhere the start waits for them.
 */
export function killOrphanedBackends(dataFolder: string): void {
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
    // It has already ended.
  }
}

function pidFile(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid')
}
