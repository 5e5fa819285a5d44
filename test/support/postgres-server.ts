import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../scripts/is-alive.mjs'
import type { Connection } from '../../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'

export interface PostgresServer {
  connection: Connection
  stop(): Promise<void>
}

export const packagedMajor = 18
/** The oldest that Rebond supports; the deep tests install it from the system's packages. */
export const oldestMajor = 15

/** A temporary PostgreSQL for one test run. The server ends with the run, even if that is killed. */
export async function startPostgres(major: number): Promise<PostgresServer> {
  removeFoldersOfDeadRuns()
  const folder = mkdtempSync(join(tmpdir(), `rebond-test-${process.pid}-`))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startEmbeddedPostgres(folder, { major, fsync: false })
    const stop = async () => {
      await server.stop()
      remove()
    }
    return { connection: server.connection, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** A run that was killed could not clean up. */
function removeFoldersOfDeadRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^rebond-test-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
