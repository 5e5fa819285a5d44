import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { ImportColumns } from '../../domain/import-columns.ts'
import type { FileRow, RowPlan } from '../../domain/import-plan.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import type { Table } from './read-table.ts'

const maxListed = 20
const monthMs = 30 * 24 * 3600 * 1000

function selectImports(db: Db, clubId: string) {
  return db
    .selectFrom('player_imports as i')
    .select([
      'i.id',
      'i.club_id as clubId',
      'i.file_name as fileName',
      'i.status',
      'i.created_at as createdAt',
      nameOfAccount(sql.ref('i.created_by')).as('createdBy'),
      'i.headers',
      'i.has_titles as hasTitles',
      'i.title_line as titleLine',
      sql<ImportColumns>`i.columns`.as('columns'),
      'i.invites',
      'i.rows_total as rowsTotal',
      'i.rows_done as rowsDone',
      'i.created_count as created',
      'i.updated_count as updated',
      'i.unchanged_count as unchanged',
      'i.invited_count as invited',
      'i.left_out_count as leftOut',
      'i.removed_count as removed',
      sql<Record<string, number>>`i.stayed`.as('stayed'),
      'i.finished_at as finishedAt',
      'i.version',
    ])
    .where('i.club_id', '=', clubId)
}

export type StoredImport = Awaited<ReturnType<typeof listImports>>[number]

/** The newest first, without drafts. */
export function listImports(db: Db, actor: Member) {
  return selectImports(db, actor.clubId)
    .where('i.status', '!=', 'draft')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(maxListed)
    .execute()
}

export function findImport(db: Db, actor: Member, id: string): Promise<StoredImport | undefined> {
  return selectImports(db, actor.clubId).where('i.id', '=', id).executeTakeFirst()
}

/** Locked against the job and another coach. */
export function lockImport(tx: Db, actor: Member, id: string): Promise<StoredImport | undefined> {
  return selectImports(tx, actor.clubId).where('i.id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether another import of the club, of the last month, is done or undone just now. */
export async function isAnotherAtWork(db: Db, actor: Member, id: string, now: Date): Promise<boolean> {
  const other = await db
    .selectFrom('player_imports')
    .select('id')
    .where('club_id', '=', actor.clubId)
    .where('created_at', '>', new Date(now.getTime() - monthMs))
    .where(sql<boolean>`status in ('running', 'undoing')`)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Keeps a file's rows as a draft, in place of the drafts that this coach has left. */
export async function insertDraft(
  tx: Db,
  actor: Member,
  draft: { id: string; fileName: string; table: Table; columns: ImportColumns; now: Date },
): Promise<void> {
  const { id, fileName, table, columns, now } = draft
  await tx
    .deleteFrom('player_imports')
    .where('club_id', '=', actor.clubId)
    .where('created_by', '=', actor.id)
    .where('status', '=', 'draft')
    .execute()
  await tx
    .insertInto('player_imports')
    .values({
      id,
      club_id: actor.clubId,
      file_name: fileName,
      created_by: actor.id,
      created_at: now,
      headers: [...table.headers],
      has_titles: table.hasTitles,
      title_line: table.titleLine,
      columns: sql<string[]>`${columns}::text[]`,
      rows_total: table.rows.length,
      heartbeat_at: now,
    })
    .execute()
  await insertRows(tx, id, table.rows)
}

/** With what was decided of each, once the import is confirmed. */
export async function insertRows(
  tx: Db,
  importId: string,
  rows: readonly FileRow[],
  plans?: readonly RowPlan[],
): Promise<void> {
  const cells = rows.map((row) => JSON.stringify(row.cells))
  const planned = rows.map((_, index) => (plans ? JSON.stringify(plans[index]) : null))
  await sql`
    insert into player_import_rows (import_id, position, line, cells, plan)
    select ${importId}::uuid, r.position - 1, r.line, r.cells::jsonb, r.plan::jsonb
    from unnest(${rows.map(({ line }) => line)}::integer[], ${cells}::text[], ${planned}::text[])
      with ordinality as r (line, cells, plan, position)`.execute(tx)
}

export async function deleteRows(tx: Db, importId: string): Promise<void> {
  await tx.deleteFrom('player_import_rows').where('import_id', '=', importId).execute()
}

export interface StoredRow extends FileRow {
  readonly plan: RowPlan | null
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'invited' | 'beyond-limit' | 'left-out' | null
}

/** In the order of the file. */
export function findRows(db: Db, importId: string): Promise<StoredRow[]> {
  return db
    .selectFrom('player_import_rows')
    .select([
      'line',
      sql<readonly string[]>`cells`.as('cells'),
      sql<RowPlan | null>`plan`.as('plan'),
      'outcome',
    ])
    .where('import_id', '=', importId)
    .orderBy('position')
    .execute()
}

export async function updateColumns(tx: Db, id: string, columns: ImportColumns): Promise<void> {
  await tx
    .updateTable('player_imports')
    .set((eb) => ({
      columns: sql<string[]>`${columns}::text[]`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Takes the first line for titles, or among the rows. */
export async function updateTitles(tx: Db, stored: StoredImport, hasTitles: boolean): Promise<void> {
  const { id, headers, titleLine } = stored
  const rows = await findRows(tx, id)
  const next = hasTitles ? rows.slice(1) : [{ line: titleLine, cells: headers }, ...rows]
  await deleteRows(tx, id)
  await insertRows(tx, id, next)
  await tx
    .updateTable('player_imports')
    .set({ has_titles: hasTitles, rows_total: next.length })
    .where('id', '=', id)
    .execute()
}

/** From here the job goes on by itself. */
export async function begin(
  tx: Db,
  { id, status, invites, now }: { id: string; status: 'running' | 'undoing'; invites?: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('player_imports')
    .set((eb) => ({
      status,
      rows_done: 0,
      restarts: 0,
      heartbeat_at: now,
      version: eb('version', '+', 1),
      ...(invites !== undefined && { invites }),
      // An undoing that had stopped counts anew.
      ...(status === 'undoing' && { stayed: '{}' }),
    }))
    .where('id', '=', id)
    .execute()
  await enqueueImport(tx, id)
}

/** In place of the job that there may be of it. */
export async function enqueueImport(tx: Db, id: string): Promise<void> {
  const payload = JSON.stringify({ id })
  await sql`
    select graphile_worker.add_job(
      'import-players', ${payload}::json, job_key => ${`import-${id}`}, max_attempts => 1
    )`.execute(tx)
}
