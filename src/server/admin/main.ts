// npm run admin COMMAND: what whoever runs the server does on its database, also while the server runs.
import { text } from 'node:stream/consumers'
import { createSimulation } from '../../simulation/simulation.ts'
import { accountCommands } from '../accounts/commands.ts'
import { billingCommands } from '../billing/commands.ts'
import { accountOf, connectPayments, type Payments } from '../billing/payments.ts'
import { clubExportCommands } from '../club-exports/commands.ts'
import { clubCommands } from '../clubs/commands.ts'
import { type Db, openDatabase } from '../database/connection.ts'
import type { Connection } from '../database/connection.ts'
import { connect } from '../database/backed-up.ts'
import { runDatabaseCommand } from '../database/database-command.ts'
import { appliedMigrations, readMigrations } from '../database/migrate.ts'
import type { Env } from '../env.ts'
import { erasureCommands } from '../erasures/commands.ts'
import { createLogger } from '../logger.ts'
import { StartError } from '../start-error.ts'
import { supportCommands } from '../support/commands.ts'
import { commandList, findCommand, type FoundCommand } from './find-command.ts'
import { operatorCommand } from '../operator-command.ts'

/** By the words that call it. */
const commands = {
  ...clubCommands,
  ...accountCommands,
  ...clubExportCommands,
  ...erasureCommands,
  ...billingCommands,
  ...supportCommands,
}

const given = process.argv.slice(2)

if (given[0] === 'help') process.stdout.write(`${commandList(commands)}\n`)
else {
  try {
    const found = findCommand(commands, given)
    await runDatabaseCommand(found.name, {
      usage: operatorCommand(`admin ${found.command.usage}`),
      reads: 'the database',
      run: (connection, _, env) => runOn(connection, env, found),
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function runOn(connection: Connection, env: Env, { command, words }: FoundCommand): Promise<string> {
  await refuseOtherSchema(connection)
  const logger = createLogger(process.stderr, 'warn')
  const { db, close } = openDatabase(connection, { logger, maxConnections: 3 })
  const now = () => new Date()
  const payments = paymentsOf(db, env)
  try {
    return await command.run({ db, env, logger, payments, now, readInput: () => text(process.stdin) }, words)
  } finally {
    await close()
  }

  function paymentsOf(db: Db, env: Env): Payments | null {
    if (env.BILLING === 'off') return null
    const simulated = env.BILLING === 'simulation'
    return connectPayments(simulated ? createSimulation({ db, env, logger, now }).account : accountOf(env))
  }
}

/** The server migrates when it starts; nothing here does, beside an earlier one that may still run. */
async function refuseOtherSchema(connection: Connection): Promise<void> {
  const client = await connect(connection)
  try {
    const { rows } = await client.query("select to_regclass('public.schema_migrations') as found")
    const applied = rows[0]?.found ? await appliedMigrations(client) : []
    if (applied.length !== (await readMigrations()).length)
      throw new StartError('The database has the schema of another version: start this one first.')
  } finally {
    await client.end()
  }
}
