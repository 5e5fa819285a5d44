import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createClub } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { operator, queuedSecurityEvents } from '../../../test/support/operator.ts'
import * as journal from '../../contract/journal.ts'
import { filesTotal } from './archive.ts'
import { clubExportCommands } from './commands.ts'

const context = await createTestContext()
const { export: exportTo } = clubExportCommands
const folder = await mkdtemp(join(tmpdir(), 'rebond-export-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('The zip of a club is written to a file that its owner alone may read, and the journal says so.', async () => {
  const club = await createClub(context, 'Ping Export')
  const file = join(folder, 'club.zip')
  const said = await exportTo.run(operator(context), [await club.code(), file])
  const bytes = await readFile(file)
  expect(said).toContain(`Ping Export is in ${file}, ${bytes.length} bytes.`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toHaveLength(filesTotal)
  expect(strFromU8(files['json/membres.json']!)).toContain(club.coach.email)
  // What it holds of the journal says it too.
  expect(strFromU8(files['csv/journal.csv']!)).toContain('export par l’équipe Rebond')
  const { entries } = await club.coach.call(journal.list, { kind: 'exports' })
  expect(entries).toMatchObject([{ act: 'operator-exported', actor: null, subject: null }])
  expect((await queuedSecurityEvents(context)).at(-1)).toMatchObject({
    securityEvent: 'operator-exported',
    clubId: club.id,
    by: 'operator',
  })
})

test('A closed club is exported too.', async () => {
  const { id } = await createClub(context, 'Ping Fermé')
  await context.db
    .updateTable('clubs')
    .set({ active: false, closed_at: context.now() })
    .where('id', '=', id)
    .execute()
  const file = join(folder, 'closed.zip')
  await exportTo.run(operator(context), [id, file])
  expect((await stat(file)).size).toBeGreaterThan(0)
})

test('A file that is there stays as it is, and where none can be written nothing is noted.', async () => {
  const club = await createClub(context, 'Ping Deux')
  const file = join(folder, 'kept.zip')
  await writeFile(file, 'mine')
  const refused = {
    [file]: 'is there already: name another file',
    [join(folder, 'nowhere', 'a.zip')]: 'There is no folder for',
  }
  for (const [path, sentence] of Object.entries(refused))
    await expect(exportTo.run(operator(context), [club.id, path])).rejects.toThrow(sentence)
  expect(await readFile(file, 'utf8')).toBe('mine')
  expect((await club.coach.call(journal.list, { kind: 'exports' })).entries).toEqual([])
})

test('An export that fails leaves no file, nor does that of an unknown club.', async () => {
  const { id } = await createClub(context, 'Ping Cassé')
  const before = await readdir(folder)
  const path = join(folder, 'broken.zip')
  // Its journal is written; then nothing can be read.
  let transactions = 0
  const db = new Proxy(context.db, {
    get: (target, key: keyof typeof context.db) => {
      if (key === 'transaction' && ++transactions > 1) throw new Error('The database is gone.')
      const value = target[key] as unknown
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
  await expect(exportTo.run({ ...operator(context), db }, [id, path])).rejects.toThrow(
    'The database is gone.',
  )
  await expect(exportTo.run(operator(context), ['inconnu', path])).rejects.toThrow('There is no club')
  expect(await readdir(folder)).toEqual(before)
})
