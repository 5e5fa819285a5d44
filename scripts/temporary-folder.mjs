import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './is-alive.mjs'
import { root } from './setup.mjs'

/** A run adds folders to its own all the time. Another container's runs share the folder, but their processes cannot be seen. */
const quietMs = 3_600_000

/**
 * Everything that the steps of a run leave in the system's temporary folder (browsers' profiles, data that a killed test
 * could not remove) goes with the run; of a run that was killed, with one of the same user an hour later.
 */
export function useOwnTemporaryFolder() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^rebond-run-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) removeLeft(join(tmpdir(), name))
  }
  const folder = mkdtempSync(join(tmpdir(), `rebond-run-${process.pid}-`))
  // PostgreSQL's own user passes through.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // What makes the next run faster stays.
  process.env.PWTEST_CACHE_DIR ??= join(root, 'node_modules/.cache/playwright')
  process.on('exit', () => remove(folder))
}

/** @param {string} folder */
function removeLeft(folder) {
  try {
    const { uid, mtimeMs } = lstatSync(folder)
    if (uid === (process.getuid?.() ?? uid) && mtimeMs < Date.now() - quietMs) remove(folder)
  } catch {
    // Another run is quicker, or a disk is still mounted there: it bothers nobody.
  }
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
