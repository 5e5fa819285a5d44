import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../src/server/database/connection.ts'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../src/server/database/embedded/start.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { fill } from './club.ts'
import type { Peer } from './peer.ts'
import { startDirectus } from './peer-directus.ts'
import { startParse } from './peer-parse.ts'
import { ensurePeers, peersFolder } from './peer-process.ts'
import { startRebond } from './peer-rebond.ts'
import { measurePeerRates } from './peers-dashboard.ts'
import { measurePeerLatency } from './peers-live.ts'
import { readClubRows } from './peers-rows.ts'

// npm run bench -- peers: compares Rebond with Parse Server and Directus, in turn, on one PostgreSQL with the same
// data. Their configuration and the results are in docs/performance.md.
const clients = 16
const rounds = Number(process.env['PEER_ROUNDS'] ?? 7)
const seconds = Number(process.env['PEER_SECONDS'] ?? 4)
const events = Number(process.env['PEER_EVENTS'] ?? 300)

ensurePeers()
const folder = mkdtempSync(join(tmpdir(), 'rebond-bench-'))
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
const database = openDatabase(postgres.connection)
const peers: Peer[] = []
try {
  await migrate(postgres.connection)
  const { db } = database
  await fill(db)
  const rows = await readClubRows(db)
  peers.push(await startRebond(postgres.connection, db))
  peers.push(await startParse(await createDatabase('parse'), join(folder, 'parse'), rows))
  peers.push(await startDirectus(await createDatabase('directus'), join(folder, 'directus'), rows))
  for (const database of ['parse', 'directus']) await analyze(database)
  await sql`vacuum analyze`.execute(db)

  say(`PostgreSQL ${postgres.major}, Node ${process.version}, ${versions()}`)
  const rates = await measurePeerRates(peers, database.pool, { clients, rounds, seconds })
  say(
    `The demonstration's club, ${clients} clients, one process each, medians of ${rounds} rounds in turn, equal answers\n`,
  )
  say('the dashboard, signed in     a second   Rebond has   ms of CPU each   of Rebond')
  for (const { name, rate, firstHasTimes, cpuMs, cpuTimes } of rates) {
    const figures = [rate.toFixed(0).padStart(8), times(firstHasTimes), cpuMs.toFixed(2), times(cpuTimes)]
    say(name.padEnd(29) + figures.map((figure, n) => figure.padStart([8, 12, 16, 11][n]!)).join(' '))
  }

  say(`\nfeedback → coach's screen, ${events} of each in turn     median ms   p95 ms`)
  for (const { name, medianMs, p95Ms } of await measurePeerLatency(peers, events))
    say(`${name.padEnd(49)}${medianMs.toFixed(2).padStart(9)} ${p95Ms.toFixed(2).padStart(8)}`)
} finally {
  for (const peer of peers) await peer.stop()
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function createDatabase(database: string): Promise<EmbeddedConnection> {
  await query(postgres.connection, `create database ${database}`)
  return { ...postgres.connection, database }
}

async function analyze(database: string): Promise<void> {
  await query({ ...postgres.connection, database }, 'vacuum analyze')
}

async function query(connection: EmbeddedConnection, text: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(text)
  await client.end()
}

function versions(): string {
  const { dependencies } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return `Parse Server ${dependencies['parse-server']}, Directus ${dependencies['directus']}`
}

function times(ratio: number): string {
  return `${ratio.toFixed(1)} ×`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
