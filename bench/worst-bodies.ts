import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWrite } from '../src/contract/endpoint.ts'
import { endpoints } from '../src/contract/endpoints.ts'
import { isFor } from '../src/domain/ability.ts'
import { createApp } from '../src/server/app.ts'
import { openDatabase } from '../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/start.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { people } from '../src/demo/club-people.ts'
import { worstBodies } from '../test/endpoints/worst-bodies.ts'
import { fill, signIn } from './club.ts'
import { createBenchContext } from './context.ts'
import { median } from './statistics.ts'

// npm run bench -- worst-bodies: the server's CPU time for the worst body of each endpoint, compared with JSON.parse
// alone. It blocks all other requests: 100 ms at most.
const rounds = 7
const folder = mkdtempSync(join(tmpdir(), 'rebond-bench-'))
const postgres = await startEmbeddedPostgres(folder)
try {
  await migrate(postgres.connection)
  const { db, pool, close } = openDatabase(postgres.connection)
  await fill(db)
  const app = createApp(createBenchContext({ db, pool }))
  const cookies = { coach: await signIn(db, people.lea.id), player: await signIn(db, people.ines.id) }
  const found: { name: string; ms: number; parseMs: number }[] = []
  for (const [endpoint, description] of endpoints) {
    if (!isWrite(description)) continue
    const { method, path, ability } = description
    const role = ability && !isFor({ rank: 'coach' }, ability) ? 'player' : 'coach'
    const address = path.replaceAll(/:\w+/g, () => people.ines.id)
    for (const [kind, body] of worstBodies(description)) {
      const send = async () => {
        const headers = { 'Content-Type': 'application/json', Cookie: cookies[role] }
        await (await app.request(address, { method, headers, body })).text()
      }
      const times = []
      for (let round = 0; round < rounds; round++) times.push(await processTimeOf(send))
      const parseMs = await processTimeOf(() => JSON.parse(body))
      found.push({ name: `${endpoint}, ${kind}`, ms: median(times), parseMs })
    }
  }
  await close()
  say(`Node ${process.version}, ${found.length} bodies of 256 kB, processor time, medians of ${rounds}\n`)
  for (const { name, ms, parseMs } of found.toSorted((one, other) => other.ms - one.ms).slice(0, 5)) {
    say(`${ms.toFixed(1).padStart(6)} ms (JSON.parse alone ${parseMs.toFixed(1)} ms)  ${name}`)
  }
  say('\nThe budget is 100 ms.')
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** This process's CPU time for the work, compiler and garbage collector included. */
async function processTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
