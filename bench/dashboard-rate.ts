import * as dashboard from '../src/contract/dashboard.ts'
import { createApp } from '../src/server/app.ts'
import type { Connection, Database } from '../src/server/database/connection.ts'
import { people } from '../src/demo/club-people.ts'
import { type SentStatement, sentOver } from './sent-statements.ts'
import { startApp } from './app-process.ts'
import { signIn } from './club.ts'
import { benchHouse } from './house.ts'
import { requestText } from './http.ts'
import { type Pgbench, pgbenchRate } from './pgbench.ts'
import { answersPerSecond } from './rate.ts'
import { median } from './statistics.ts'

export interface Rates {
  /** A second. */
  endpoint: number
  dashboardSql: number
  everySql: number
  /** Medians of what each round found. */
  ofDashboardSql: number
  ofEverySql: number
  rounds: number
  clients: number
}

const clients = 16
/** In turn, as many people ask one server. */
const logins = 500
const rounds = 7
const seconds = 4
/** So long a server at work goes on getting faster: its code is compiled as it is used. */
const warmUps = 4

/**
 * One server process and pgbench in turn, on the same PostgreSQL, from as many clients, each of which asks again as soon
 * as it was answered. pgbench sends what this very request sends, with the same values, prepared, and in one round trip.
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
  const app = createApp(benchHouse(database))
  const [signInCheck, dashboardSql, ...more] = await sentOver(database.pool, async () => {
    const { status } = await app.request(dashboard.show.path, { headers: { Cookie: cookie } })
    if (status !== 200) throw new Error(`The dashboard answered ${status}.`)
  })
  if (!signInCheck?.text.includes('login_sessions') || !dashboardSql || more.length > 0)
    throw new Error('A dashboard takes other statements than the check and its own.')
  return [signInCheck, dashboardSql]
}
