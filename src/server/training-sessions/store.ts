import { deletedSessionKeptDays } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'

/** Removes for good what was deleted long enough ago. */
export async function removeDeletedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletedSessionKeptDays * 24 * 3600 * 1000)
  await db.deleteFrom('training_sessions').where('deleted_at', '<', before).execute()
}
