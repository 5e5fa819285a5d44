import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test(
  'The operator reads and answers questions beside a server on the embedded PostgreSQL, and without it.',
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
      await app.stop()

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

test('Without a command that it knows, it names those that there are.', { timeout: 60_000 }, async () => {
  for (const words of [[], ['support'], ['club', 'erase']]) {
    const said = await adminCommand(words, { DATA_DIR: '/nowhere' })
    expect(said).toMatch(/^npm run admin COMMAND\n {2}support list /)
    expect(said).toContain('support reply ID READ [FILE]')
  }
})
