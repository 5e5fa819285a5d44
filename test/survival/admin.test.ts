import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { questionId } from '../../src/demo/club-support.ts'
import { people } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { openDatabase } from '../../src/server/database/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { adminCommand } from '../support/admin-command.ts'
import { isDeep } from '../support/depth.ts'

test.runIf(isDeep)(
  'The operator’s commands work beside a server on the embedded PostgreSQL, and without it.',
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rebond-admin-'))
    const DATA_DIR = join(folder, 'data')
    const admin = (words: string, typed?: string) => adminCommand(words.split(' '), { DATA_DIR }, typed)
    try {
      expect(await admin('support list')).toBe(`There are no data in ${DATA_DIR}.`)
      const app = await startEmbeddedPostgres(DATA_DIR, { fsync: false })
      expect(await admin('support list')).toContain('start this one first')
      await migrate(app.connection)
      const { db, close } = openDatabase(app.connection)
      await fillClub(db, new Date(), 'none')
      expect(await admin('support list')).toBe('No question waits for an answer.')
      await db.updateTable('support_questions').set({ waiting_since: new Date() }).execute()
      await close()
      expect(await admin('support list')).toMatch(
        new RegExp(`^${questionId} .* Léa Fontaine \\(Ping Club de Vaise\\)`),
      )
      expect(await admin(`support show ${questionId}`)).toContain('L’appel au sous-sol')
      expect(await admin(`support reply ${questionId} 2`, 'Bonjour Léa, c’est corrigé.\n')).toContain(
        people.lea.email,
      )
      expect(await admin('clubs')).toContain('Ping Club de Vaise')
      const { user, host, database } = app.connection
      const DATABASE_URL = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
      expect(await adminCommand(['club', 'pingclubdevaise'], { DATABASE_URL })).toContain(people.lea.email)
      expect(await admin(`club pingclubdevaise again`)).toBe('That is too much: npm run admin club CLUB')
      expect(await admin(`resume-billing pingclubdevaise`)).toContain('is charged already')
      await app.stop()

      const zip = join(folder, 'club.zip')
      expect(await admin(`export pingclubdevaise ${zip}`)).toContain(`is in ${zip}`)
      expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK')
      expect(await admin(`export pingclubdevaise ${zip}`)).toBe(`${zip} is there already: name another file.`)
      expect(await admin(`reset-link ${people.lea.email}`)).toMatch(
        /^http:\/\/localhost:3000\/reset-password/,
      )
      expect(await admin(`erase ${people.ines.id}`)).toContain('Inès Morel is erased.')
      expect(await admin(`accounts ${people.ines.email}`)).toBe(
        `There is no account of the address « ${people.ines.email} ».`,
      )
      expect(await admin('support list')).toBe('No question waits for an answer.')
      const file = join(folder, 'answer.txt')
      await writeFile(file, 'Et voici la suite.')
      expect(await admin(`support reply ${questionId} 3 ${file}`)).toContain(people.lea.email)
      const shown = await admin(`support show ${questionId}`)
      for (const part of ['c’est corrigé', 'voici la suite', 'Answered.']) expect(shown).toContain(part)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test(
  'Without a command that it knows, it names those that there are, which help does too.',
  { timeout: 60_000 },
  async () => {
    const given = { DATA_DIR: '/nowhere' }
    const list = await adminCommand(['help'], given)
    for (const usage of ['clubs ', 'erase ACCOUNT ', 'support reply ID READ [FILE] '])
      expect(list).toContain(`\n  ${usage}`)
    expect(await adminCommand([], given)).toBe(list)
    expect(await adminCommand(['support'], given)).toBe(`There is no command « support ».\n${list}`)
  },
)
