// npm run admin COMMAND: what whoever runs the server does on its database, also while the server runs.
import { text } from 'node:stream/consumers'
import { openDatabase } from '../database/connection.ts'
import type { Connection } from '../database/connection.ts'
import { connect } from '../database/backed-up.ts'
import { runDatabaseCommand } from '../database/database-command.ts'
import { appliedMigrations, readMigrations } from '../database/migrate.ts'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import { supportCommands } from '../support/commands.ts'
import type { AdminCommand } from './command.ts'

/** By the words that call it. */
const commands: ReadonlyMap<string, AdminCommand> = new Map(Object.entries({ ...supportCommands }))

const given = process.argv.slice(2)
const name = given.slice(0, 2).join(' ')
const command = commands.get(name)

if (command) {
  await runDatabaseCommand(name, {
    usage: `npm run admin ${command.usage}`,
    reads: 'the database',
    run: (connection, _, env) => runOn(connection, env, command, given.slice(2)),
  })
} else {
  process.stderr.write(`${commandList()}\n`)
  process.exitCode = 1
}

async function runOn(
  connection: Connection,
  env: Env,
  command: AdminCommand,
  words: readonly string[],
): Promise<string> {
  await refuseOtherSchema(connection)
  const { db, close } = openDatabase(connection, { maxConnections: 2 })
  try {
    return await command.run({ db, env, now: () => new Date(), readInput: () => text(process.stdin) }, words)
  } finally {
    await close()
  }
}

/** The server migrates when it starts; nothing here does, beside an earlier one that may still run. */
async function refuseOtherSchema(connection: Connection): Promise<void> {
  const client = await connect(connection)
  try {
    const { rows } = await client.query("select to_regclass('public.schema_migrations') as found")
    const applied = rows[0]?.found ? await appliedMigrations(client) : []
    if (applied.length !== (await readMigrations()).length)
      throw new StartError(
        'The database has the schema of another version: start this one first (npm start).',
      )
  } finally {
    await client.end()
  }
}

function commandList(): string {
  const width = Math.max(...[...commands.values()].map(({ usage }) => usage.length))
  const lines = [...commands.values()].map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return ['npm run admin COMMAND', ...lines].join('\n')
}
