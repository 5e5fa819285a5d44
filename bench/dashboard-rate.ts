import * as dashboard from '../src/contract/dashboard.ts'
import { createApp } from '../src/server/app.ts'
import type { Connection, Database } from '../src/server/database/connection.ts'
import { people } from '../src/demo/club-people.ts'
import { type SentStatement, sentOver } from './sent-statements.ts'
import { startApp } from './app-process.ts'
import { signIn } from './club.ts'
import { createBenchContext } from './context.ts'
import { requestText } from './http.ts'
import { type Pgbench, pgbenchRate } from './pgbench.ts'
import { answersPerSecond } from './rate.ts'
import { median } from './statistics.ts'

export interface Rates {
  /** Per second. */
  endpoint: number
  dashboardSql: number
  everySql: number
  /** Medians of the rounds' ratios. */
  ofDashboardSql: number
  ofEverySql: number
  rounds: number
  clients: number
}

const clients = 16
/** Used in turn, since a real server has many users. */
const logins = 500
const rounds = 7
const seconds = 4
/** Rounds until the JIT compiler has optimised the server's code. */
const warmUps = 4

/**
 * One server process and pgbench in turn, on the same PostgreSQL, with the same number of clients, each of which sends
 * its next request at once. pgbench sends the request's own statements with the same values, prepared, in one round
 * trip.
 */
export async function measureRates(
  connection: Connection,
  database: Pick<Database, 'db' | 'pool'>,
  pgbench: Pgbench,
): Promise<Rates> {
  const cookies = await Promise.all(Array.from({ length: logins }, () => signIn(database.db, people.lea.id)))
  const [signInCheck, dashboardSql] = await statementsSent(database, cookies[0]!)
  const app = await startApp(connection)
  const bench = (statements: SentStatement[]) =>
    pgbenchRate(pgbench, connection, { statements, clients, seconds })
  const requests = cookies.map((Cookie) => requestText('GET', dashboard.show.path, { headers: { Cookie } }))
  const endpoint = () => answersPerSecond(app.port, { requests, clients, seconds })
  const found: { endpoint: number; dashboardSql: number; everySql: number }[] = []
  try {
    for (let n = 0; n < warmUps; n++) await endpoint()
    for (let round = 0; round < rounds; round++) {
      found.push({
        endpoint: await endpoint(),
        dashboardSql: await bench([dashboardSql]),
        everySql: await bench([signInCheck, dashboardSql]),
      })
    }
  } finally {
    await app.stop()
  }
  const medianOf = (figure: (round: (typeof found)[number]) => number) => median(found.map(figure))
  return {
    endpoint: medianOf((round) => round.endpoint),
    dashboardSql: medianOf((round) => round.dashboardSql),
    everySql: medianOf((round) => round.everySql),
    ofDashboardSql: medianOf((round) => round.endpoint / round.dashboardSql),
    ofEverySql: medianOf((round) => round.endpoint / round.everySql),
    rounds,
    clients,
  }
}

async function statementsSent(
  database: Pick<Database, 'db' | 'pool'>,
  cookie: string,
): Promise<[signInCheck: SentStatement, dashboardSql: SentStatement]> {
  const app = createApp(createBenchContext(database))
  const [signInCheck, dashboardSql, ...more] = await sentOver(database.pool, async () => {
    const { status } = await app.request(dashboard.show.path, { headers: { Cookie: cookie } })
    if (status !== 200) throw new Error(`The dashboard answered ${status}.`)
  })
  if (!signInCheck?.text.includes('login_sessions') || !dashboardSql || more.length > 0)
    throw new Error('A dashboard takes other statements than the check and its own.')
  return [signInCheck, dashboardSql]
}
