import type { ParsedInput } from '../../contract/endpoint.ts'
import type { giveFeedback } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { builtOnce, type Placeholders } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'

/** Locks the session against changes by a coach. */
export async function lockSession(db: Db, { clubId }: Member, id: string): Promise<void> {
  await holdRow(db, { clubId, id })
}

const holdRow = builtOnce((db, { clubId, id }: Placeholders<{ clubId: string; id: string }>) =>
  db
    .selectFrom('training_sessions')
    .select('id')
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    .forShare(),
)

type Feedback = ParsedInput<typeof giveFeedback>

/** A second feedback, sent concurrently from another device, violates the primary key (server/errors.ts). */
export async function insertFeedback(db: Db, actor: Member, feedback: Feedback, now: Date): Promise<void> {
  await insertRow(db, { ...feedback, clubId: actor.clubId, playerId: actor.id, now })
}

const insertRow = builtOnce(
  (db, row: Placeholders<Feedback & { clubId: string; playerId: string; now: Date }>) =>
    db.insertInto('session_feedback').values({
      session_id: row.id,
      club_id: row.clubId,
      player_id: row.playerId,
      rating: row.rating,
      comment: row.comment,
      created_at: row.now,
    }),
)
