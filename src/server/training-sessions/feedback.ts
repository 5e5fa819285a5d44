import type { ParsedInput } from '../../contract/endpoint.ts'
import type { giveFeedback } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { withTheNext } from '../database/prepared-statements.ts'

/** Keeps a coach from moving or changing the session until this transaction ends. */
export async function holdSession(db: Db, actor: Member, id: string): Promise<void> {
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .forShare()
    .modifyEnd(withTheNext)
    .execute()
}

/** When the player says it at this very moment on another device, the key refuses it (server/errors.ts). */
export async function insertFeedback(
  db: Db,
  actor: Member,
  { id, rating, comment }: ParsedInput<typeof giveFeedback>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('session_feedback')
    .values({
      session_id: id,
      club_id: actor.clubId,
      player_id: actor.id,
      rating,
      comment,
      created_at: now,
    })
    .modifyEnd(withTheNext)
    .execute()
}
