import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

export type Lock = { release(): void }

/**
 * Takes a lock that the kernel releases when the process ends or crashes; null when it times out.
 *
 * Node has no flock. SQLite's exclusive transaction is an fcntl lock (LockFileEx on Windows), so there is no pid file
 * to go stale, no pid to be reused and no race between two processes that both find a stale one.
 */
export async function takeLock(file: string, timeoutMs: number): Promise<Lock | null> {
  const database = new DatabaseSync(file)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      database.exec('begin exclusive')
      return {
        release() {
          if (database.isOpen) database.close()
        },
      }
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) {
        database.close()
        if (isBusy(error)) return null
        throw error
      }
    }
    await sleep(20)
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
