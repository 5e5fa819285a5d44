import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { runAs, type Account } from './account.ts'
import { packagedBinaries } from './packaged-binaries.ts'

export const oldestMajor = 15

export type Binaries = { folder: string; major: number }

/**
 * The PostgreSQL to run: the packaged one, else the newest of the system's. With a major version, only that one.
 * @throws StartError that says what to install
 */
export function findBinaries(account: Account | undefined, dataDir: string, major?: number): Binaries {
  const fits = (binaries: Binaries | undefined) =>
    binaries && (major === undefined || binaries.major === major)

  const packaged = packagedBinaries(account, dataDir)
  const found = packaged && probe(packaged, account)
  if (found && fits(found)) return found

  const ofSystem = systemFolders()
    .map((folder) => probe(folder, account))
    .filter((binaries) => binaries !== undefined)
    .toSorted((a, b) => b.major - a.major)
    .find(fits)
  if (ofSystem) return ofSystem

  throw new StartError(
    major === undefined
      ? `No PostgreSQL runs here: run "npm ci" again without leaving out optional packages, or install PostgreSQL ${oldestMajor} or later (on Debian: apt-get install postgresql), or set DATABASE_URL.`
      : `PostgreSQL ${major} is needed and not installed: install that major version (on Debian: apt-get install postgresql-${major}), or set DATABASE_URL.`,
  )
}

/** Runs `postgres --version` as the account; undefined when it fails or is too old. */
function probe(folder: string, account: Account | undefined): Binaries | undefined {
  const program = join(folder, executable('postgres'))
  if (!existsSync(program) || !existsSync(join(folder, executable('initdb')))) return undefined
  const answer = spawnSync(program, ['--version'], { ...runAs(account), encoding: 'utf8', windowsHide: true })
  const major = answer.status === 0 ? majorOf(answer.stdout) : undefined
  return major !== undefined && major >= oldestMajor ? { folder, major } : undefined
}

/** `postgres (PostgreSQL) 15.18 (Debian 15.18-1)` is 15. */
export function majorOf(version: string): number | undefined {
  const digits = /\(PostgreSQL\) (\d+)/.exec(version)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function systemFolders(): string[] {
  const installed =
    process.platform === 'win32'
      ? globSync('C:/Program Files/PostgreSQL/*/bin')
      : globSync([
          '/usr/lib/postgresql/*/bin',
          '/usr/pgsql-*/bin',
          '/usr/local/pgsql/bin',
          '/opt/homebrew/opt/postgresql@*/bin',
          '/usr/local/opt/postgresql@*/bin',
          '/Applications/Postgres.app/Contents/Versions/*/bin',
        ])
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...new Set([...installed, ...onPath])]
}
