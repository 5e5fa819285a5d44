import { type Expression, sql, type SqlBool } from 'kysely'
import type { JournalEntry, JournalPage, list } from '../../contract/journal.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import {
  isAboutSomebody,
  isDoneByNobody,
  isDoneByOperator,
  type JournalActName,
  type JournalKind,
} from '../../domain/journal.ts'
import { nameOfAccount, nameOfAuthor } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'

const entriesPerPage = 50

interface Key {
  readonly at: Date
  readonly id: string
}

/** @throws Refused `not-found` for a page after an entry that the club has not, or no longer */
export async function listEntries(
  db: Db,
  actor: Member,
  { person, kind, after }: ParsedInput<typeof list>,
): Promise<JournalPage> {
  const wanted = { kind, after: after === undefined ? null : foundOr404(await findKey(db, actor, after)) }
  const rows = await (person === undefined
    ? pageOf(db, sql`(${entriesWhere(actor, wanted, sql<SqlBool>`true`)})`)
    : pageOf(
        db,
        // Each by its own index; what somebody did to themselves stands once.
        sql`(
          (${entriesWhere(actor, wanted, sql<SqlBool>`e.actor_id = ${person}`)})
          union all
          (${entriesWhere(actor, wanted, sql<SqlBool>`e.subject_id = ${person} and e.actor_id is distinct from ${person}::uuid`)})
        )`,
      ))
  const entries = rows.slice(0, entriesPerPage)
  return {
    entries: entries.map(toEntry),
    next: rows.length > entriesPerPage ? entries.at(-1)!.id : null,
  }
}

function findKey(db: Db, actor: Member, id: string): Promise<Key | undefined> {
  return db
    .selectFrom('journal_entries')
    .select(['at', 'id'])
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .executeTakeFirst()
}

interface Wanted {
  readonly kind: JournalKind | undefined
  readonly after: Key | null
}

/** One more than a page has: whether another one follows. */
function entriesWhere({ clubId }: Member, { kind, after }: Wanted, condition: Expression<SqlBool>) {
  const ofKind = kind === undefined ? sql`` : sql`and e.kind = ${kind}`
  const before =
    after === null ? sql`` : sql`and (e.at, e.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return sql`
    select e.id, e.at, e.kind, e.act, e.actor_id, e.actor_key, e.subject_id, e.session_id, e.details
    from journal_entries e
    where e.club_id = ${clubId} and ${condition} ${ofKind} ${before}
    order by e.at desc, e.id desc
    limit ${sql.lit(entriesPerPage + 1)}`
}

interface Row {
  readonly id: string
  readonly at: Date
  readonly kind: JournalKind
  readonly act: JournalActName
  readonly actorId: string | null
  readonly actorName: string | null
  readonly subjectId: string | null
  readonly subjectName: string | null
  readonly sessionId: string | null
  readonly sessionTitle: string | null
  readonly groupName: string | null
  readonly details: JournalEntry['details'] & { readonly groupId?: string }
}

async function pageOf(db: Db, entries: Expression<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select e.id, e.at, e.kind, e.act, e.actor_id as "actorId", e.subject_id as "subjectId",
      ${nameOfAuthor(sql.ref('e.actor_id'), sql.ref('e.actor_key'))} as "actorName",
      ${nameOfAccount(sql.ref('e.subject_id'))} as "subjectName",
      e.session_id as "sessionId",
      (select s.title from training_sessions s where s.id = e.session_id) as "sessionTitle",
      (select g.name from player_groups g where g.id = (e.details ->> 'groupId')::uuid) as "groupName",
      e.details
    from ${entries} as e
    order by e.at desc, e.id desc
    limit ${sql.lit(entriesPerPage + 1)}`.execute(db)
  return rows
}

function toEntry(row: Row): JournalEntry {
  const { id, at, kind, act, groupName } = row
  const { groupId: _, ...details } = row.details
  return {
    id,
    at: at.toISOString(),
    kind,
    actor: isDoneByNobody(act) || isDoneByOperator(act) ? null : { id: row.actorId, name: row.actorName },
    subject: isAboutSomebody(act) ? { id: row.subjectId, name: row.subjectName } : null,
    session: row.sessionId && row.sessionTitle ? { id: row.sessionId, title: row.sessionTitle } : null,
    act,
    details: groupName === null ? details : { ...details, groupName },
  }
}

export async function deleteEntriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('journal_entries').where('at', '<', before).execute()
}
