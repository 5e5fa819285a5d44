import { existsSync } from 'node:fs'
import type { Connection } from './connection.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts'
import { readEnv } from '../env.ts'

interface Reached {
  connection: Connection
  release: () => Promise<void>
}

/** Runs a command on the app's database, and says in one sentence what was done or why not. */
export async function onTheDatabase(
  usage: string,
  needs: 'existing data' | 'a database',
  path: string | undefined,
  command: (connection: Connection, path: string) => Promise<string>,
): Promise<void> {
  try {
    if (!path) throw new Error(`Which file? ${usage}`)
    const { connection, release } = await reachDatabase(needs)
    try {
      process.stdout.write(`${await command(connection, path)}\n`)
    } finally {
      await release()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

/** The given database; otherwise the embedded server, started here unless the app runs it already. */
async function reachDatabase(needs: 'existing data' | 'a database'): Promise<Reached> {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL) return { connection: { connectionString: DATABASE_URL }, release: async () => {} }
  const running = findEmbeddedPostgres(DATA_DIR)
  if (running) return { connection: running, release: async () => {} }
  if (needs === 'existing data' && !existsSync(DATA_DIR)) throw new Error(`There are no data in ${DATA_DIR}.`)
  const started = await startEmbeddedPostgres(DATA_DIR)
  return { connection: started.connection, release: () => started.stop() }
}
