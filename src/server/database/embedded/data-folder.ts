import { spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { canUseFolder, runAs, type Account } from './account.ts'
import { executable, type Binaries } from './binaries.ts'
import { exitReason } from './exit-reason.ts'

export const superuser = 'rebond'
export const databaseName = 'rebond'

export type DataFolder = { path: string; major: number }

/** The newest complete data folder, `pg18` or an older major's; undefined before the first start. */
export function findDataFolder(dataDir: string): DataFolder | undefined {
  return readdirSync(dataDir)
    .filter((name) => /^pg\d+$/.test(name) && existsSync(join(dataDir, name, 'PG_VERSION')))
    .map((name) => join(dataDir, name))
    .map((path) => ({ path, major: Number(readFileSync(join(path, 'PG_VERSION'), 'utf8')) }))
    .toSorted((a, b) => b.major - a.major)[0]
}

/**
 * Creates a data folder with an empty database, under another name until it is complete: an interrupted start leaves
 * nothing that looks like data.
 */
export function createDataFolder(
  dataDir: string,
  { folder, major }: Binaries,
  account: Account | undefined,
  { fsync, password }: { fsync: boolean; password: string | undefined },
): DataFolder {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('incomplete-')) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const incomplete = mkdtempSync(join(dataDir, 'incomplete-'))
  if (account) chownSync(incomplete, account.uid, account.gid)

  inFolder(incomplete, account, (path, options) => {
    const passwordFile = join(dataDir, 'incomplete-password')
    if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o600 })
    run(
      join(folder, executable('initdb')),
      initdbArguments({ path, major, fsync, password, passwordFile }),
      options,
    )
    rmSync(passwordFile, { force: true })
    run(join(folder, executable('postgres')), ['--single', '-D', path, '-F', 'postgres'], {
      ...options,
      input: `create database ${databaseName}\n`,
    })
    // The single-user server above ran without fsync; initdb can flush the whole folder at once.
    if (fsync) run(join(folder, executable('initdb')), ['--sync-only', '-D', path], options)
  })

  const path = join(dataDir, `pg${major}`)
  renameSync(incomplete, path)
  if (fsync && process.platform !== 'win32') flushFolder(dataDir)
  return { path, major }
}

type InitdbSettings = {
  path: string
  major: number
  fsync: boolean
  password: string | undefined
  passwordFile: string
}

function initdbArguments({ path, major, fsync, password, passwordFile }: InitdbSettings): string[] {
  return [
    `--pgdata=${path}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--lc-messages=C',
    ...localeArguments(major),
    ...(password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
    ...(fsync ? [] : ['--no-sync']),
    '--no-instructions',
  ]
}

/** Case folding has to work beyond ASCII; the collation of names is given in the queries (`fr-x-icu`). */
function localeArguments(major: number): string[] {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  if (process.platform === 'darwin') return ['--lc-collate=C', '--lc-ctype=UTF-8']
  return process.platform === 'win32' ? ['--locale=C'] : ['--locale=C.UTF-8']
}

type FolderOptions = ReturnType<typeof runAs> & { stdio: ('pipe' | number)[] }

/**
 * Calls `use` with a path by which the account can access the folder. Below a folder closed to it (a project in /root),
 * that is, on Linux, a file descriptor opened by root: child processes inherit it as number 3.
 */
export function inFolder<Result>(
  folder: string,
  account: Account | undefined,
  use: (path: string, options: FolderOptions) => Result,
): Result {
  const stdio: FolderOptions['stdio'] = ['pipe', 'pipe', 'pipe']
  if (canUseFolder(folder, account)) return use(folder, { ...runAs(account), stdio })
  if (process.platform !== 'linux') {
    throw new StartError(
      `PostgreSQL runs as ${account?.name ?? 'another user'}, who cannot reach ${folder}: set DATA_DIR to a folder that user can reach.`,
    )
  }
  const descriptor = openSync(folder, 'r')
  try {
    return use('/proc/self/fd/3', { ...runAs(account), stdio: [...stdio, descriptor] })
  } finally {
    closeSync(descriptor)
  }
}

function run(program: string, args: string[], options: FolderOptions & { input?: string }): void {
  const answer = spawnSync(program, args, { ...options, encoding: 'utf8', windowsHide: true })
  if (answer.status === 0) return
  throw new StartError(
    `${basename(program)} could not make the data folder: ${answer.error?.message ?? exitReason(`${answer.stdout}\n${answer.stderr}`)}.`,
  )
}

function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
