import { sql } from 'kysely'
import type { JournalEntry } from '../../contract/journal.ts'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import { exportedTable } from './exported-table.ts'
import { firstId, firstInstant, keysetPages, nameOf, type Source } from './pages.ts'
import { journalActs, journalKinds, roles } from './words.ts'

/** What was done in the club, in the order in which it was. */
export const journalTable = exportedTable({
  file: 'journal',
  columns: {
    id: 'Identifiant',
    at: 'Date',
    kind: ['Sorte', journalKinds],
    actor: 'Qui',
    act: ['Action', journalActs],
    subject: 'Concerne',
    role: ['Rôle', roles],
    sessionId: 'Séance',
    sessionDate: 'Date de la séance',
    players: 'Joueurs',
    seasonStartsOn: 'Saison',
    keyName: 'Clé d’API',
  },
  async *pages(source: Source) {
    const pages = keysetPages<Awaited<ReturnType<typeof entriesAfter>>[number]>((after, limit) =>
      entriesAfter(source, after, limit),
    )
    for await (const page of pages) {
      yield page.map(({ details, ...entry }) => ({
        ...entry,
        role: details.role ?? null,
        sessionDate: details.date ?? null,
        players: details.players ?? null,
        seasonStartsOn: details.startsOn ?? null,
        keyName: details.keyName ?? null,
      }))
    }
  },
})

function entriesAfter({ db, clubId }: Source, after: { id: string; at: Date } | undefined, limit: number) {
  return db
    .selectFrom('journal_entries as e')
    .select([
      'e.id',
      'e.at',
      'e.kind',
      nameOfAuthor(sql.ref('e.actor_id'), sql.ref('e.actor_key')).as('actor'),
      'e.act',
      nameOf('e.subject_id').as('subject'),
      'e.session_id as sessionId',
      sql<JournalEntry['details']>`e.details`.as('details'),
    ])
    .where('e.club_id', '=', clubId)
    .where(
      sql<boolean>`(e.at, e.id) > (${after?.at ?? firstInstant}::timestamptz, ${after?.id ?? firstId}::uuid)`,
    )
    .orderBy('e.at')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}
