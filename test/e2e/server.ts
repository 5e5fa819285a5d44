import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'

/** The real server with the demonstration club (`--demo`), on temporary data. */
const folder = mkdtempSync(join(tmpdir(), 'rebond-journeys-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('../../src/server/main.ts')

// All journeys come from one address: more newcomers than sign up from one within an hour, more codes, more sign-ins.
const client = new pg.Client(findEmbeddedPostgres(folder))
client.on('error', () => {})
await client.connect()
setInterval(
  () => void client.query("delete from attempts where key like '%ByAddress:%'").catch(() => {}),
  60_000,
).unref()
