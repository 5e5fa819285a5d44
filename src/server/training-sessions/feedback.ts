import type { ParsedInput } from '../../contract/endpoint.ts'
import type { giveFeedback } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'

/** Keeps a coach from moving or changing the session until this transaction ends. */
export async function holdSession(db: Db, actor: Member, id: string): Promise<void> {
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .forShare()
    .executeTakeFirst()
}

/** Answers false when the player has said it already, perhaps at this very moment on another device. */
export async function insertFeedback(
  db: Db,
  actor: Member,
  { id, rating, comment }: ParsedInput<typeof giveFeedback>,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('session_feedback')
    .values({
      session_id: id,
      club_id: actor.clubId,
      player_id: actor.id,
      rating,
      comment,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'player_id']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
