import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'

/**
 * The private folder of the Unix socket, the same for each start. Not below the data folder: a socket's path has at
 * most 107 bytes (103 on macOS), and some mounted file systems do not support sockets.
 */
export function makeSocketFolder(dataFolder: string, account: Account | undefined): string {
  const owner = ownerOf(account)
  const name = createHash('sha256').update(`${owner} ${dataFolder}`).digest('hex').slice(0, 12)
  const folder = join(shortTemporaryFolder(), `rebond-${name}`)
  try {
    make(folder, account)
  } catch {
    if (!isPrivate(folder, owner)) return makeAnotherFolder(account)
  }
  return folder
}

/** Makes the folder again when the previous supervisor has just removed it. */
export function ensureSocketFolder(folder: string, account: Account | undefined): void {
  if (folder === '' || isPrivate(folder, ownerOf(account))) return
  make(folder, account)
}

/** Also removes the files that a killed PostgreSQL leaves; keeps a folder with any other file. */
export function removeSocketFolder(folder: string): void {
  if (folder === '' || !existsSync(folder)) return
  const names = readdirSync(folder)
  if (!names.every((name) => name.startsWith('.s.PGSQL.'))) return
  for (const name of names) rmSync(join(folder, name), { force: true })
  rmdirSync(folder)
}

/** A younger folder may belong to a PostgreSQL that is starting. */
const minAgeMs = 60_000

/** Removes the socket folders that killed servers of the account have left. */
export async function removeDeadSocketFolders(account: Account | undefined): Promise<void> {
  if (process.platform === 'win32') return
  const owner = ownerOf(account)
  for (const name of readdirSync(shortTemporaryFolder())) {
    if (!/^rebond-(other-\w{6}|[\da-f]{12})$/.test(name)) continue
    const folder = join(shortTemporaryFolder(), name)
    if (!isPrivate(folder, owner) || isYoung(folder) || (await isListening(folder))) continue
    removeSocketFolder(folder)
  }
}

function isYoung(folder: string): boolean {
  const changed = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
  return Date.now() - changed < minAgeMs
}

/** Connects to the socket: a pid means nothing where containers share the folder. */
function isListening(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, '.s.PGSQL.5432'))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED')
    })
  })
}

function make(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

function ownerOf(account: Account | undefined): number {
  return account?.uid ?? process.getuid?.() ?? 0
}

/** In a world-writable folder, another user may have taken the name. */
function isPrivate(folder: string, owner: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0
}

function makeAnotherFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'rebond-other-'))
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/** Not $TMPDIR, which is long on macOS and differs between a service and a shell. */
function shortTemporaryFolder(): string {
  return process.platform === 'win32' ? tmpdir() : '/tmp'
}
