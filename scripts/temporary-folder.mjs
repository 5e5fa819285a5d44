import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

/**
 * Everything that the steps of a run leave in the system's temporary folder (browsers' profiles, data that a killed test
 * could not remove) goes with the run; of a run that was killed, with the next one.
 */
export function useOwnTemporaryFolder() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^rebond-run-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) remove(join(tmpdir(), name))
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
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
