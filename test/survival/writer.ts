// The app of the survival test: writes rows as fast as it can, and reports each id once its commit is acknowledged.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'

/** A row whose commit was acknowledged, and the server and its supervisor at that time. */
export type WriterLine = { acknowledged: number; supervisor: number; postmaster: number }

const [dataDir = '', firstId = '0'] = process.argv.slice(2)
const connections = 4
let nextId = Number(firstId)
const stop = new AbortController()

const server = await startEmbeddedPostgres(dataDir)
const writers = Array.from({ length: connections }, keepWriting)

process.on('SIGTERM', () => {
  stop.abort()
  void Promise.all(writers).then(() => server.stop())
})

async function keepWriting(): Promise<void> {
  while (!stop.signal.aborted) {
    try {
      await writeUntilCut()
    } catch {
      await sleep(10)
    }
  }
}

async function writeUntilCut(): Promise<void> {
  const client = new pg.Client(server.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('create table if not exists written (id bigint primary key)')
    const postmaster = await postmasterOf(client)
    while (!stop.signal.aborted) {
      const id = nextId++
      await client.query({ name: 'write', text: 'insert into written (id) values ($1)', values: [id] })
      report({ acknowledged: id, supervisor: server.supervisorPid, postmaster })
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text")
  return Number.parseInt(rows[0]?.text ?? '', 10)
}

/** Synchronous: what was reported before a kill -9 has left the process. */
function report(line: WriterLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}
