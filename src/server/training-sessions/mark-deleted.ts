import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { deletedSessionKeptDays } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'

/** It takes place no more, and is shown as such. The session is locked (`lockRecord`). */
export async function setCancelled(
  db: Db,
  actor: Member,
  id: string,
  at: Date | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set((eb) => ({ cancelled_at: at, deleted_at: at, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .execute()
}

/** A soft delete. Returns false when the version is stale. */
export async function markDeleted(
  db: Db,
  actor: Member,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('training_sessions')
    .set((eb) => ({
      // Must differ from `cancelled_at`: where both are equal the session is cancelled, not deleted.
      deleted_at: sql<Date>`greatest(${now}::timestamptz, cancelled_at + interval '1 millisecond')`,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where(sql<boolean>`deleted_at is not distinct from cancelled_at`)
    .where('version', '=', version)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/** What was deleted until now: that session, and what of its series was deleted with it. */
export async function unmarkDeleted(db: Db, actor: Member, id: string, now: Date): Promise<string[]> {
  const unmarked = await db
    .updateTable('training_sessions')
    .set((eb) => ({ deleted_at: eb.ref('cancelled_at'), version: eb('version', '+', 1), updated_at: now }))
    .where(
      sql<boolean>`(id = ${id} or exists (
        select 1 from training_sessions as d
        where d.id = ${id} and d.series_id = training_sessions.series_id and d.deleted_at = training_sessions.deleted_at
      ))`,
    )
    .where('club_id', '=', actor.clubId)
    .where(sql<boolean>`deleted_at is distinct from cancelled_at`)
    .returning('id')
    .execute()
  return unmarked.map((row) => row.id)
}

/** Deletes the rows of sessions that were marked as deleted long enough ago. */
export async function removeDeletedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletedSessionKeptDays * 24 * 3600 * 1000)
  await db
    .deleteFrom('training_sessions')
    .where('deleted_at', '<', before)
    .where(sql<boolean>`deleted_at is distinct from cancelled_at`)
    .execute()
}
