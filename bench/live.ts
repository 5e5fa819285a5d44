import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/start.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { fill } from './club.ts'
import { measureLatency } from './live-latency.ts'
import { measureStreams } from './live-streams.ts'

// npm run bench -- live: how fast a change reaches the other screens, and how much memory their streams take. Uses a
// PostgreSQL of its own with fsync. The budgets are those of docs/performance.md.
const folder = mkdtempSync(join(tmpdir(), 'rebond-bench-'))
const postgres = await startEmbeddedPostgres(folder)
try {
  await migrate(postgres.connection)
  const { db, close } = openDatabase(postgres.connection)
  await fill(db)
  say(`PostgreSQL ${postgres.major}, Node ${process.version}\n`)

  say('write → event on another screen      processes   raw ms   ours ms   p95 ms   ratio (≤ 3)')
  for (const row of await measureLatency(postgres.connection, db)) {
    const figures = [row.rawMs, row.appMs, row.appP95Ms, row.ratio].map((figure) =>
      figure.toFixed(2).padStart(8),
    )
    say(`${row.write.padEnd(37)}${String(row.processes).padStart(9)} ${figures.join(' ')}`)
  }

  const streams = await measureStreams(postgres.connection, db, Number(process.env.STREAMS ?? 1000))
  const times = ({ median, p99 }: { median: number; p99: number }) =>
    `median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`
  say(`\n${streams.streams} open streams of one club, ${streams.events} events`)
  say(`last one served, from the write:       ${times(streams.lastAfterWrite)} (≤ 50 ms)`)
  say(`last one served, from the first one:   ${times(streams.lastAfterFirst)}`)
  say(
    `server memory a stream:                ${kB(streams.rssPerStream)} resident (≤ 20 kB), ${kB(streams.heapPerStream)} in use`,
  )
  await close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
