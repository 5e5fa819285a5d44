import type { Connection } from '../../src/server/database/connection.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { runDatabaseCommand } from '../../src/server/database/database-command.ts'
import { fillClubs, withClient } from './fill.ts'

// npm run fill -- 330: fills an empty database with that many clubs, to try the application on it.
await runDatabaseCommand(process.argv[2], { usage: 'npm run fill -- CLUBS', reads: 'nothing', run: fill })

async function fill(connection: Connection, count: string): Promise<string> {
  const clubs = Number(count)
  if (!Number.isInteger(clubs) || clubs < 4) throw new Error('Four clubs at least.')
  await migrate(connection)
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('select from accounts limit 1')
    if (rowCount) throw new Error('The database holds data already: give it another one.')
  })
  const start = performance.now()
  await fillClubs(connection, { from: 0, to: clubs, today: new Date() }, (done) => {
    process.stdout.write(`\r${done} of ${clubs} clubs${done === clubs ? ', indexing…\n' : ''}`)
  })
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ sessions: number; participations: number }>(
      `select (select count(*) from training_sessions) as sessions,
         (select count(*) from session_participants) as participations`,
    )
    const { sessions = 0, participations = 0 } = rows[0] ?? {}
    const seconds = Math.round((performance.now() - start) / 1000)
    return `${clubs} clubs, ${sessions} sessions and ${participations} participations in ${seconds} s.`
  })
}
