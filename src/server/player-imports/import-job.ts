import { sql } from 'kysely'
import { importHours, maxImportRestarts } from '../../domain/player-import.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import {
  becomeCurrent,
  type NewRanking,
  noteRankings,
  noteUndatedRankings,
} from '../federation/ranking-entries.ts'
import { announce, announcing } from '../live/announce.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import { addPlayer } from './add-player.ts'
import {
  type Batch,
  type BatchRow,
  type Done,
  isLast,
  noteOutcome,
  type Outcome,
  saveProgress,
  takeBatch,
} from './batch.ts'
import { deleteUntouchedGroups } from './groups.ts'
import { deleteRows, enqueueImport } from './store.ts'
import { undoBatch } from './undo-batch.ts'
import { updatePlayer } from './update-player.ts'

type JobContext = Pick<AppContext, 'db' | 'env' | 'now'>

/** A batch says that it lives, and none may take that long. */
const silenceMs = 120_000

/** Does what is left of an import, or undoes it. A batch is a transaction: whatever is lost, each row is done once. */
export async function importPlayers(context: JobContext, id: string): Promise<void> {
  while (await doBatch(context, id));
}

function doBatch({ db, env, now }: JobContext, id: string): Promise<boolean> {
  return announcing(db, async (tx) => {
    const batch = await takeBatch(tx, id, env, now())
    if (!batch) return false
    if (batch.status === 'undoing') await undoBatch(tx, batch)
    else await addBatch(tx, batch)
    announce(tx, { topic: 'player-imports', clubId: batch.clubId, to: 'coaches' })
    return batch.rows.length > 0
  })
}

async function addBatch(tx: Db, batch: Batch): Promise<void> {
  const outcomes: Outcome[] = []
  const updated: string[] = []
  const ranked: NewRanking[] = []
  let changesGroups = false
  // Their memberships first, as every other write does, and all at once: in another order two could deadlock.
  await lockPlayers(tx, batch, batch.rows.flatMap(knownPlayer))
  // Before the rows touch their accounts, whose last change is the date of a ranking without one.
  await noteUndatedRankings(tx, batch.clubId, batch.rows.flatMap(newlyRanked))
  for (const row of batch.rows) {
    const done = await doRow(tx, batch, row)
    const { outcome } = done
    outcomes.push(outcome)
    changesGroups ||= (done.groupIds ?? []).length > 0
    await noteOutcome(tx, batch, row.position, done)
    const points = pointsOf(row)
    const playerId = outcome === 'updated' && row.plan.fate === 'updated' ? row.plan.playerId : done.accountId
    if (!playerId) continue
    if (outcome === 'updated') updated.push(playerId)
    if (points !== null) ranked.push({ playerId, date: null, points })
  }
  if (ranked.length > 0) {
    const { clubId, createdBy: by, now } = batch
    await noteRankings(tx, ranked, { clubId, by, source: 'imported', now })
    await becomeCurrent(tx, ranked, { clubId, now })
  }
  if (updated.length > 0) {
    const { clubId } = batch
    announce(tx, { topic: 'me', accounts: updated })
    announce(tx, { topic: 'profile', ids: updated, clubId, to: 'coaches', accounts: updated })
    announce(tx, { topic: 'club', clubId, to: 'coaches' })
  }
  // Of whom there is no place for, or who has to come by themselves.
  if (isLast(batch) && (await deleteUntouchedGroups(tx, batch.id))) changesGroups = true
  if (changesGroups) announce(tx, { topic: 'groups', clubId: batch.clubId, to: 'coaches' })
  await saveProgress(tx, batch, outcomes)
}

function knownPlayer({ plan }: BatchRow): readonly string[] {
  return plan.fate === 'updated' ? [plan.playerId] : []
}

function newlyRanked({ plan }: BatchRow): readonly string[] {
  return plan.fate === 'updated' && plan.changes.ranking !== undefined ? [plan.playerId] : []
}

/** What a row brings of points: to whom is new, or where they changed. */
function pointsOf({ plan }: BatchRow): number | null {
  if (plan.fate === 'left-out') return null
  return ('changes' in plan ? plan.changes.ranking : plan.person.ranking) ?? null
}

async function doRow(tx: Db, batch: Batch, { plan, position }: BatchRow): Promise<Done> {
  if (plan.fate === 'updated') return updatePlayer(tx, batch, { plan, position })
  if (plan.fate !== 'created') return { outcome: plan.fate }
  const done = await addPlayer(tx, batch, { plan, position })
  if (done.outcome === 'created') batch.places -= 1
  return done
}

/** Runs every minute: begins again what a lost server has left, a few times. */
export async function restartLostImports({ db, now }: JobContext): Promise<void> {
  const before = new Date(now().getTime() - silenceMs)
  await announcing(db, async (tx) => {
    const silent = await tx
      .selectFrom('player_imports')
      .select(['id', 'club_id as clubId', 'restarts', 'status', 'finished_at as finishedAt'])
      // As the index says it.
      .where(sql<boolean>`status in ('running', 'undoing')`)
      .where('created_at', '<', before)
      .where('heartbeat_at', '<', before)
      .orderBy('created_at')
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, clubId, restarts, finishedAt } of silent) {
      const isHopeless = restarts >= maxImportRestarts
      await tx
        .updateTable('player_imports')
        .set({
          heartbeat_at: now(),
          restarts: restarts + 1,
          ...(isHopeless && { status: 'failed', finished_at: finishedAt ?? now() }),
        })
        .where('id', '=', id)
        .execute()
      if (!isHopeless) await enqueueImport(tx, id)
      announce(tx, { topic: 'player-imports', clubId, to: 'coaches' })
    }
  })
}

/** Runs every hour: of what is older than a day the journal alone is kept, of a draft nothing. */
export async function deleteExpiredImports({ db, now }: JobContext): Promise<void> {
  const before = new Date(now().getTime() - importHours * 3600 * 1000)
  const drafts = await db
    .selectFrom('player_imports')
    .select('id')
    .where(sql<boolean>`status = 'draft'`)
    .where('created_at', '<', before)
    .execute()
  for (const { id } of drafts) {
    // Unless it was confirmed just now.
    await db.deleteFrom('player_imports').where('id', '=', id).where('status', '=', 'draft').execute()
  }
  const stored = await db
    .selectFrom('player_imports')
    .select('id')
    // As the index says it.
    .where(sql<boolean>`has_rows and finished_at is not null`)
    .where('finished_at', '<', before)
    .where('status', '!=', 'undoing')
    .execute()
  for (const { id } of stored) {
    await db.transaction().execute(async (tx) => {
      const expired = await tx
        .updateTable('player_imports')
        .set({ has_rows: false })
        .where('id', '=', id)
        .where('status', '!=', 'undoing')
        .executeTakeFirst()
      if (expired.numUpdatedRows === 1n) await deleteRows(tx, id)
    })
  }
}
