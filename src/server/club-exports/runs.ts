import { sql } from 'kysely'
import { exportExpiry, isUnderWay, maxExportRuns } from '../../domain/club-export.ts'
import type { Db } from '../database/connection.ts'
import { enqueueExport } from './store.ts'

/** A run of the job, by whose id its chunks are known. */
export interface ExportRun {
  readonly id: string
  readonly run: string
  readonly clubId: string
  readonly askedBy: string
}

/** Another run has begun in its place, or what it writes was deleted. */
export class RunReplaced extends Error {
  override readonly name = 'RunReplaced'
}

/** Replaces what an earlier run has left. @returns null for an export that is not under way any more */
export async function beginRun(
  tx: Db,
  { id, run, now }: { id: string; run: string; now: Date },
): Promise<ExportRun | null> {
  const found = await tx
    .selectFrom('club_exports')
    .select(['status', 'runs', 'club_id as clubId', 'asked_by as askedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found || !isUnderWay(found.status) || found.runs >= maxExportRuns) return null
  await tx
    .updateTable('club_exports')
    .set({ status: 'running', run, runs: found.runs + 1, heartbeat_at: now, files_done: 0 })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('club_export_chunks').where('export_id', '=', id).execute()
  return { id, run, clubId: found.clubId, askedBy: found.askedBy }
}

/** @throws RunReplaced */
export async function saveChunk(
  db: Db,
  { id, run }: ExportRun,
  { position, bytes, now }: { position: number; bytes: Uint8Array; now: Date },
): Promise<void> {
  const saved = await db
    .with('own', (cte) =>
      cte
        .updateTable('club_exports')
        .set({ heartbeat_at: now })
        .where('id', '=', id)
        .where('run', '=', run)
        .returning('id'),
    )
    .insertInto('club_export_chunks')
    .columns(['export_id', 'run', 'position', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('own')
        .select([
          'id',
          sql<string>`${run}::uuid`.as('run'),
          sql<number>`${position}::integer`.as('position'),
          sql<Buffer>`${Buffer.from(bytes)}::bytea`.as('bytes'),
        ]),
    )
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows !== 1n) throw new RunReplaced()
}

/** @throws RunReplaced */
export async function saveProgress(
  tx: Db,
  { id, run }: ExportRun,
  { filesDone, now }: { filesDone: number; now: Date },
): Promise<void> {
  const saved = await tx
    .updateTable('club_exports')
    .set({ files_done: filesDone, heartbeat_at: now })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()
  if (saved.numUpdatedRows !== 1n) throw new RunReplaced()
}

/** @throws RunReplaced */
export async function finishRun(
  tx: Db,
  { id, run }: ExportRun,
  { bytes, now }: { bytes: number; now: Date },
): Promise<void> {
  const finished = await tx
    .updateTable('club_exports')
    .set({ status: 'ready', bytes, expires_at: exportExpiry(now) })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()
  if (finished.numUpdatedRows !== 1n) throw new RunReplaced()
}

/** @throws RunReplaced */
export async function failRun(tx: Db, { id, run }: ExportRun): Promise<void> {
  const failed = await tx
    .updateTable('club_exports')
    .set({ status: 'failed', run: null })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()
  if (failed.numUpdatedRows !== 1n) throw new RunReplaced()
  await tx.deleteFrom('club_export_chunks').where('export_id', '=', id).execute()
}

/**
 * Begins again those of which nothing was heard since `before`: their server was lost, or their job. One that has lost
 * several has failed. @returns the failed ones
 */
export async function restartSilentExports(
  tx: Db,
  { before, now }: { before: Date; now: Date },
): Promise<{ clubId: string; askedBy: string }[]> {
  const silent = await tx
    .selectFrom('club_exports')
    .select(['id', 'club_id as clubId', 'asked_by as askedBy', 'runs'])
    // As the index says it: of parameters PostgreSQL would not know that they are the same.
    .where(sql<boolean>`status in ('waiting', 'running')`)
    .where('asked_at', '<', before)
    .where('heartbeat_at', '<', before)
    .orderBy('heartbeat_at')
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, runs } of silent) {
    const isHopeless = runs >= maxExportRuns
    await tx
      .updateTable('club_exports')
      .set(isHopeless ? { status: 'failed', run: null } : { heartbeat_at: now })
      .where('id', '=', id)
      .execute()
    if (isHopeless) await tx.deleteFrom('club_export_chunks').where('export_id', '=', id).execute()
    else await enqueueExport(tx, id)
  }
  return silent.filter(({ runs }) => runs >= maxExportRuns)
}

/** Of those that cannot be downloaded any more the row alone is kept: what the day's exports are counted by. */
export async function deleteExpiredBytes(db: Db, now: Date): Promise<void> {
  const expired = await db
    .selectFrom('club_exports')
    .select('id')
    // As the index says it.
    .where(sql<boolean>`status = 'ready'`)
    .where('run', 'is not', null)
    .where('expires_at', '<=', now)
    .execute()
  for (const { id } of expired) {
    await db.deleteFrom('club_export_chunks').where('export_id', '=', id).execute()
    await db.updateTable('club_exports').set({ run: null }).where('id', '=', id).execute()
  }
}

/** With their chunks. */
export async function deleteExportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('club_exports').where('asked_at', '<', before).execute()
}
