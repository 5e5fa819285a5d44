import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { migrate } from '../../src/server/database/migrate.ts'

const insertClub = `
  insert into clubs (id, name, code, trial_ends_at, created_at, updated_at)
  values ('0199a000-0000-7000-8000-000000000001', 'Étoile', 'etoile', now(), now(), now())`

/** The list of erasures goes with it. */
const saved = / holds 1 rows of \d+ tables\. Keep \S+\/erasures\.json beside it/

test(
  'a club is saved while the app runs and after, and comes back on another machine',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rebond-backup-'))
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    const file = (name: string) => join(folder, name)
    try {
      const app = await startEmbeddedPostgres(here, { fsync: false })
      await migrate(app.connection)
      await query(app.connection, insertClub)
      expect(await command('backup', here, file('running'))).toMatch(saved)
      await app.stop()

      expect(await command('backup', there, file('nothing'))).toBe(`There are no data in ${there}.`)
      expect(await command('backup', here, file('stopped'))).toMatch(saved)
      expect(await command('restore', there, file('running'))).toMatch(/^1 rows of .* are back\. Everybody/)
      expect(await command('restore', there, file('stopped'))).toMatch(/^The database holds data already/)
      expect(await command('restore', there, file('stopped'), '--replace')).toMatch(
        /^1 rows of .* are back\. Everybody/,
      )
      expect(await command('restore', there, file('missing'))).toBe(`There is no file ${file('missing')}.`)
      expect(await command('backup', here, join(folder, 'no-folder', 'file'))).toMatch(
        /^There is no folder for /,
      )

      const restored = await startEmbeddedPostgres(there, { fsync: false })
      expect(await query(restored.connection, 'select name from clubs')).toEqual([{ name: 'Étoile' }])
      await restored.stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<pg.QueryResultRow>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The command's output, on either stream. */
function command(name: 'backup' | 'restore', dataDir: string, ...words: string[]): Promise<string> {
  const program = join(import.meta.dirname, `../../src/server/database/${name}.ts`)
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env }, (_, stdout, stderr) => {
      resolve(`${stdout}${stderr}`.trim())
    })
  })
}
