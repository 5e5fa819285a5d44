import { existsSync } from 'node:fs'
import { type Env, readEnv } from '../env.ts'
import { dataFolderError, fileError, StartError } from '../start-error.ts'
import type { Connection } from './connection.ts'
import { databaseError, type DatabaseSetting } from './database-error.ts'
import { configuredDatabases } from './databases.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts'

interface Reached {
  connection: Connection
  setting: DatabaseSetting
  release: () => Promise<void>
}

interface Command {
  usage: string
  /** What has to exist already. */
  reads: 'the database' | 'the file' | 'nothing'
  run: (connection: Connection, argument: string, env: Env) => Promise<string>
}

/** Runs a command on the app's database, and prints its result or why it failed. */
export async function runDatabaseCommand(
  argument: string | undefined,
  { usage, reads, run }: Command,
): Promise<void> {
  try {
    if (!argument) throw new StartError(`Something is missing: ${usage}`)
    if (reads === 'the file' && !existsSync(argument)) throw new StartError(`There is no file ${argument}.`)
    const env = readEnv(process.env)
    const { connection, setting, release } = await reachDatabase(env, reads)
    try {
      process.stdout.write(`${await run(connection, argument, env)}\n`)
    } catch (error) {
      throw databaseError(fileError(error, argument), setting)
    } finally {
      await release()
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

/** The database of the settings; otherwise the embedded server, started here unless the app runs it already. */
async function reachDatabase(env: Env, reads: Command['reads']): Promise<Reached> {
  const given = await configuredDatabases(env)
  const noRelease = { release: async () => {} }
  if (given)
    return {
      ...noRelease,
      connection: given.direct,
      setting: env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
    }
  const { DATA_DIR } = env
  const running = findRunning(DATA_DIR)
  if (running) return { ...noRelease, connection: running, setting: 'DATA_DIR' }
  if (reads === 'the database' && !existsSync(DATA_DIR))
    throw new StartError(`There are no data in ${DATA_DIR}.`)
  const started = await startEmbeddedPostgres(DATA_DIR)
  return { connection: started.connection, setting: 'DATA_DIR', release: () => started.stop() }
}

function findRunning(dataDir: string): Connection | undefined {
  try {
    return findEmbeddedPostgres(dataDir)
  } catch (error) {
    throw dataFolderError(error, dataDir)
  }
}
