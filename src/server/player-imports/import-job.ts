import { sql } from 'kysely'
import { importHours, maxImportRestarts } from '../../domain/player-import.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { becomeCurrent, noteRankings, noteUndatedRankings } from '../federation/ranking-entries.ts'
import { announce, announcing } from '../live/announce.ts'
import { addPlayer } from './add-player.ts'
import { type Batch, type BatchRow, noteOutcome, type Outcome, saveProgress, takeBatch } from './batch.ts'
import { enqueueImport } from './store.ts'
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
  const added: Ranked[] = []
  const updated: string[] = []
  const newPoints: Ranked[] = []
  for (const row of batch.rows) {
    const { outcome, playerId } = await doRow(tx, batch, row)
    outcomes.push(outcome)
    await noteOutcome(tx, batch, {
      position: row.position,
      outcome,
      accountId: outcome === 'created' ? playerId : null,
    })
    const points = pointsOf(row)
    if (playerId === null) continue
    if (outcome === 'updated') updated.push(playerId)
    if (points !== null) (outcome === 'created' ? added : newPoints).push({ playerId, date: null, points })
  }
  await noteImported(tx, batch, added, newPoints)
  if (updated.length > 0) {
    const { clubId } = batch
    announce(tx, { topic: 'me', accounts: updated })
    announce(tx, { topic: 'profile', ids: updated, clubId, to: 'coaches', accounts: updated })
    announce(tx, { topic: 'club', clubId, to: 'coaches' })
  }
  await saveProgress(tx, batch, outcomes)
}

interface Ranked {
  readonly playerId: string
  readonly date: null
  readonly points: number
}

/** What a row brings of points: to whom is new, or where they changed. */
function pointsOf({ plan }: BatchRow): number | null {
  if (plan.fate === 'left-out') return null
  return ('changes' in plan ? plan.changes.ranking : plan.person.ranking) ?? null
}

async function noteImported(tx: Db, batch: Batch, added: readonly Ranked[], changed: readonly Ranked[]) {
  const { clubId, createdBy: by, now } = batch
  if (changed.length > 0) {
    const ids = changed.map(({ playerId }) => playerId)
    await noteUndatedRankings(tx, clubId, ids)
  }
  const all = [...added, ...changed]
  if (all.length === 0) return
  await noteRankings(tx, all, { clubId, by, source: 'imported', now })
  await becomeCurrent(tx, all, { clubId, now })
}

async function doRow(
  tx: Db,
  batch: Batch,
  { plan, position }: BatchRow,
): Promise<{ outcome: Outcome; playerId: string | null }> {
  const { fate } = plan
  if (fate === 'left-out' || fate === 'beyond-limit') return { outcome: fate, playerId: null }
  if (fate === 'unchanged') return { outcome: fate, playerId: plan.playerId }
  if (fate === 'updated') {
    const isThere = await updatePlayer(tx, batch, { ...plan, position })
    return isThere ? { outcome: fate, playerId: plan.playerId } : { outcome: 'left-out', playerId: null }
  }
  const done = await addPlayer(tx, batch, { person: plan.person, position })
  if (done.outcome !== 'created') return { outcome: done.outcome, playerId: null }
  batch.places -= 1
  return { outcome: 'created', playerId: done.accountId }
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
  for (const { id } of drafts) await db.deleteFrom('player_imports').where('id', '=', id).execute()
  const stored = await db
    .selectFrom('player_imports')
    .select('id')
    // As the index says it.
    .where(sql<boolean>`has_rows and finished_at is not null`)
    .where('finished_at', '<', before)
    .where('status', '!=', 'undoing')
    .execute()
  for (const { id } of stored) {
    await db.deleteFrom('player_import_rows').where('import_id', '=', id).execute()
    await db.updateTable('player_imports').set({ has_rows: false }).where('id', '=', id).execute()
  }
}
