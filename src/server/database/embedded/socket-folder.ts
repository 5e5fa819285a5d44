import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'

/**
 * The private folder of the Unix socket. Not below the data folder: a socket's path holds 107 bytes at most (103 on
 * macOS), and some mounted folders hold no sockets. The same data folder gets the same one, so that none pile up.
 */
export function makeSocketFolder(dataFolder: string, account: Account | undefined): string {
  const owner = account?.uid ?? process.getuid?.() ?? 0
  const name = createHash('sha256').update(`${owner} ${dataFolder}`).digest('hex').slice(0, 12)
  const folder = join(shortTemporaryFolder(), `rebond-${name}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
  } catch {
    if (!isPrivate(folder, owner)) return makeAnotherFolder(account)
  }
  return folder
}

/** In a folder that everybody can write, somebody else may have taken the name. */
function isPrivate(folder: string, owner: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0
}

function makeAnotherFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'rebond-'))
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/** Not $TMPDIR, which is long on macOS and differs between a service and a shell. */
function shortTemporaryFolder(): string {
  return process.platform === 'win32' ? tmpdir() : '/tmp'
}
