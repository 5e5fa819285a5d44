import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The real server with the demonstration club (`--demo`), on temporary data. */
const folder = mkdtempSync(join(tmpdir(), 'rebond-journeys-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('../../src/server/main.ts')
