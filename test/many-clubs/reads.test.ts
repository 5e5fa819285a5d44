import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sizes, withClient } from '../../bench/many-clubs/fill.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import type { CallerName } from '../endpoints/callers.ts'
import { casesOf } from './cases.ts'
import { type Neighbourhoods, fillNeighbourhoods, grown, rowCounts } from './neighbourhoods.ts'
import { neighbours } from './neighbours.ts'

const today = new Date()
let server: PostgresServer
let filled: Neighbourhoods & { cookies: ReadonlyMap<CallerName, string> }
let growingTables: ReadonlySet<string>
/** How many statements each read sends for an ordinary club, which is tested first. */
const ordinaryCounts = new Map<string, number>()

beforeAll(async () => {
  server = await startPostgres(18)
  await withClient(server.connection, async (client) => {
    // Its own reads would be counted.
    await client.query('alter system set autovacuum = off')
    await client.query('select pg_reload_conf()')
  })
  filled = await fillNeighbourhoods(server.connection, today, say)
}, 300_000)

afterAll(() => server.stop(), 60_000)

test('every table that has rows of clubs is filled', async () => {
  const [smaller, larger] = await Promise.all([rowCounts(filled.smaller), rowCounts(filled.larger)])
  const tables = [...larger.keys()]
  growingTables = new Set(tables.filter((table) => larger.get(table)! > 2 * smaller.get(table)!))
  // Leases while Stripe is called, mails stored without SMTP, the server's keys, the migrations themselves, and the simulation of Stripe.
  const others = [
    'billing_leases',
    'kept_mails',
    'log_keys',
    'schema_migrations',
    'simulated_stripe',
    'vapid_keys',
  ]
  expect(tables.filter((table) => !growingTables.has(table))).toEqual(others)
})

describe.each([
  ['an ordinary club', sizes.ordinary],
  ['a club of 1,000 players', sizes.manyPlayers],
  ['a club of 10,000 sessions', sizes.manySessions],
])('for %s', (_, size) => {
  test(
    'no statement reads more, or a whole table, beside 330 clubs than beside 33, and no more of them are sent than for an ordinary club',
    { timeout: 600_000 },
    async () => {
      const name = `players_${size.players}_sessions_${size.sessions}`
      const pair = await neighbours(await grown(server.connection, name, size, today), today)
      const growing = new Map<string, string>()
      const readWhole = new Set<string>()
      const sentMore = new Set<string>()
      const answered = new Set<string>()
      const statements = new Set<string>()
      for (const planning of ['force_custom_plan', 'force_generic_plan'] as const) {
        await pair.planning(planning)
        for (const asked of casesOf(filled.cookies, pair.smaller)) {
          const { succeeded, plans, growing: more } = await pair.compare(asked)
          if (succeeded && asked.endpoint) answered.add(asked.endpoint)
          if (endpoints.get(asked.endpoint ?? '')?.method === 'GET') {
            const name = `${asked.name}, ${planning}`
            const ordinary = ordinaryCounts.get(name) ?? plans.length
            ordinaryCounts.set(name, ordinary)
            if (plans.length > ordinary) sentMore.add(`${ordinary} → ${plans.length} statements, ${name}`)
          }
          for (const { statement, smaller, larger, descents } of more) {
            const pages = `${smaller} → ${larger} pages, ${descents}`
            growing.set(statement, `${pages}${asked.name}, ${planning}: ${statement}`)
          }
          for (const { larger } of plans) {
            statements.add(larger.statement)
            const whole = larger.readWhole.filter((table) => growingTables.has(table))
            if (whole.length > 0)
              readWhole.add(`${whole.join()}, ${asked.name}, ${planning}: ${larger.statement}`)
          }
        }
      }
      say(`${statements.size} statements`)
      expect([...pair.smaller.errors, ...pair.larger.errors]).toEqual([])
      await pair.close()
      expect.soft([...growing.values()]).toEqual([])
      expect.soft([...readWhole]).toEqual([])
      expect.soft([...sentMore]).toEqual([])
      expect([...answered].toSorted()).toEqual([...endpoints.keys()].toSorted())
    },
  )
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
