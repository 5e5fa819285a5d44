import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/start.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { fill } from './club.ts'
import { measureRates } from './dashboard-rate.ts'
import { findPgbench } from './pgbench.ts'

// npm run bench -- dashboard: how many dashboards per second one server process answers, compared with PostgreSQL
// alone. The budget is that of docs/decisions/016-how-fast-the-server-is.md.
const pgbench = findPgbench()
const folder = mkdtempSync(join(tmpdir(), 'rebond-bench-'))
const postgres = await startEmbeddedPostgres(folder)
try {
  await migrate(postgres.connection)
  const { db, pool, close } = openDatabase(postgres.connection)
  await fill(db)
  await sql`vacuum analyze`.execute(db)
  const measured = await measureRates(postgres.connection, { db, pool }, pgbench)
  await close()
  say(`PostgreSQL ${postgres.major}, Node ${process.version}, pgbench ${pgbench.version}`)
  say(
    `The demonstration's club, ${measured.clients} clients, medians of ${measured.rounds} alternating rounds\n`,
  )
  say(`the dashboard endpoint, signed in:             ${rate(measured.endpoint)}`)
  say(`pgbench, the dashboard's statement:            ${rate(measured.dashboardSql)}`)
  say(`pgbench, the sign-in check's and this one:     ${rate(measured.everySql)}`)
  say(`\nendpoint / pgbench, the dashboard's statement: ${share(measured.ofDashboardSql)}`)
  say(`endpoint / pgbench, all that a request sends:  ${share(measured.ofEverySql)} (≥ 50%)`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function rate(perSecond: number): string {
  return `${perSecond.toFixed(0).padStart(6)} a second`
}

function share(ratio: number): string {
  return `${(100 * ratio).toFixed(0).padStart(3)}%`
}
