import { sql } from 'kysely'
import type { RowPlan } from '../../domain/import-plan.ts'
import { planOffers } from '../../domain/plan.ts'
import { countMembers } from '../clubs/memberships.ts'
import { type ClubSettings, lockClub, planOf } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'

/** Some rows of an import, done or undone in one transaction that holds its club. */
export interface Batch {
  readonly id: string
  readonly clubId: string
  readonly createdBy: string | null
  readonly status: 'running' | 'undoing'
  readonly invites: boolean
  readonly rowsDone: number
  readonly rowsTotal: number
  readonly rows: readonly BatchRow[]
  /** How many players the plan lets in now; counted down as they are added. */
  places: number
  readonly now: Date
}

export interface BatchRow {
  readonly position: number
  readonly plan: RowPlan
  readonly accountId: string | null
  readonly groupIds: readonly string[]
}

export const batchRows = 50

/** The next rows; null when nothing is left to do, or somebody else does it. */
export async function takeBatch(
  tx: Db,
  id: string,
  settings: ClubSettings,
  now: Date,
): Promise<Batch | null> {
  const found = await tx
    .selectFrom('player_imports')
    .select('club_id as clubId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const club = await lockClub(tx, found.clubId)
  const stored = await tx
    .selectFrom('player_imports')
    .select([
      'created_by as createdBy',
      'status',
      'invites',
      'rows_done as rowsDone',
      'rows_total as rowsTotal',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored || !club.active) return null
  const { status } = stored
  if (status !== 'running' && status !== 'undoing') return null
  const rows = await tx
    .selectFrom('player_import_rows')
    .select(['position', sql<RowPlan>`plan`.as('plan'), 'account_id as accountId', 'group_ids as groupIds'])
    .where('import_id', '=', id)
    .where('position', '>=', stored.rowsDone)
    .orderBy('position')
    .limit(batchRows)
    .execute()
  const { player: limit } = planOffers[planOf(club, settings, now)].limits
  const places = limit === null ? Infinity : limit - (await countMembers(tx, club.id, 'player'))
  return { ...stored, id, clubId: club.id, status, rows, places, now }
}

export type Outcome = 'created' | 'updated' | 'unchanged' | 'invited' | 'beyond-limit' | 'left-out'

/** What was done of a row, and where that differs from its plan, what it came to. */
export interface Done {
  readonly outcome: Outcome
  /** Whom it has added. */
  readonly accountId?: string | null
  /** Into which groups it has put its player. */
  readonly groupIds?: readonly string[]
  readonly plan?: RowPlan
}

export async function noteOutcome(
  tx: Db,
  { id }: Batch,
  position: number,
  { outcome, accountId = null, groupIds = [], plan }: Done,
): Promise<void> {
  await tx
    .updateTable('player_import_rows')
    .set({
      outcome,
      account_id: accountId,
      group_ids: [...groupIds],
      ...(plan && { plan: JSON.stringify(plan) }),
    })
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()
}

/** Counts what the batch has done, and ends the import with its last row. */
export async function saveProgress(tx: Db, batch: Batch, outcomes: readonly Outcome[]): Promise<void> {
  const count = (...of: Outcome[]) => outcomes.filter((outcome) => of.includes(outcome)).length
  await tx
    .updateTable('player_imports')
    .set((eb) => ({
      ...progressOf(batch, 'done'),
      created_count: eb('created_count', '+', count('created')),
      updated_count: eb('updated_count', '+', count('updated')),
      unchanged_count: eb('unchanged_count', '+', count('unchanged')),
      invited_count: eb('invited_count', '+', count('invited')),
      left_out_count: eb('left_out_count', '+', count('left-out', 'beyond-limit')),
    }))
    .where('id', '=', batch.id)
    .execute()
}

/** Where the job goes on, and that it lives. */
export function progressOf(batch: Batch, end: 'done' | 'undone') {
  const { rows, rowsDone, rowsTotal, now } = batch
  const isOver = isLast(batch)
  return {
    rows_done: isOver ? rowsTotal : rowsDone + rows.length,
    heartbeat_at: now,
    ...(isOver && { status: end }),
    ...(isOver && end === 'done' && { finished_at: now }),
  }
}

/** Whether nothing is left to do after these rows. */
export function isLast({ rows, rowsDone, rowsTotal }: Batch): boolean {
  return rows.length === 0 || rowsDone + rows.length >= rowsTotal
}
