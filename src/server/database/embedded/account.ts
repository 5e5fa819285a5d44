import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../start-error.ts'

/** The operating-system account PostgreSQL runs as; undefined is the app's own. */
export type Account = { name: string; uid: number; gid: number }

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: existing data keep their owner, new data belong to `postgres`, else `nobody`. */
export function serverAccount(existingFolder: string | undefined): Account | undefined {
  if (!isRoot) return undefined
  if (existingFolder !== undefined) {
    const { uid, gid } = statSync(existingFolder)
    if (uid !== 0) return { name: `the user ${uid}`, uid, gid }
  }
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (account) return account
  throw new StartError(
    'PostgreSQL refuses to run as root and this machine has neither a user postgres nor nobody: create one, or start as another user.',
  )
}

type RunOptions = { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number }

/**
 * Spawn options to run a child process as the account, in a folder that every account can enter, in English and without
 * the app's environment, which contains secrets.
 */
export function runAs(account: Account | undefined): RunOptions {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' }
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR']) env[name] = process.env[name]
  return { cwd: '/', env, ...(account && { uid: account.uid, gid: account.gid }) }
}

/** Whether the account can enter the folder, as tried by a child process: mode bits do not tell everything. */
export function canUseFolder(folder: string, account: Account | undefined): boolean {
  if (!account) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], runAs(account)).status === 0
}

function lookUp(name: string): Account | undefined {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { name, uid, gid }
}

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [kind, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}
