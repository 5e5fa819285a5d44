import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './is-alive.mjs'
import { root } from './setup.mjs'

/** A younger folder may belong to a run of another container, whose process is not visible here. */
const staleAfterMs = 3_600_000

/**
 * Gives the run a temporary folder of its own, removed at its end with everything that tests left (browser profiles,
 * data of killed tests). The folder of a killed run is removed by a later run of the same user, after an hour.
 */
export function useOwnTemporaryFolder() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^rebond-run-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) removeStale(join(tmpdir(), name))
  }
  const folder = mkdtempSync(join(tmpdir(), `rebond-run-${process.pid}-`))
  // PostgreSQL's own user has to traverse it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Each of some hundred servers starts in half of the processor time, and the next run begins faster.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  process.env.PWTEST_CACHE_DIR ??= join(root, 'node_modules/.cache/playwright')
  process.on('exit', () => remove(folder))
}

/** @param {string} folder */
function removeStale(folder) {
  try {
    const { uid, mtimeMs } = lstatSync(folder)
    if (uid === (process.getuid?.() ?? uid) && mtimeMs < Date.now() - staleAfterMs) remove(folder)
  } catch {
    // Another run removed it first, or a disk is still mounted there: harmless.
  }
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
