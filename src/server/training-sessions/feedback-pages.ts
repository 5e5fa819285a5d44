import { sql } from 'kysely'
import type { SessionFeedback } from '../../contract/v1/feedback.ts'
import type { Member } from '../../domain/actor.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import type { PageAfter } from '../keyset.ts'

export interface FeedbackKey {
  readonly sessionId: string
  readonly playerId: string
}

/** By session, then by player; not of deleted sessions. */
export async function listFeedbackAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<FeedbackKey>,
): Promise<SessionFeedback[]> {
  const rows = await selectFeedback(db, actor)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('f.session_id', 'f.player_id'), '>', eb.tuple(after!.sessionId, after!.playerId)),
      ),
    )
    .orderBy('f.session_id')
    .orderBy('f.player_id')
    .limit(limit)
    .execute()
  return rows.map(toFeedback)
}

export async function findFeedback(
  db: Db,
  actor: Member,
  { sessionId, playerId }: FeedbackKey,
): Promise<SessionFeedback | undefined> {
  const row = await selectFeedback(db, actor)
    .where('f.session_id', '=', sessionId)
    .where('f.player_id', '=', playerId)
    .executeTakeFirst()
  return row && toFeedback(row)
}

function selectFeedback(db: Db, actor: Member) {
  return db
    .selectFrom('session_feedback as f')
    .select([
      'f.session_id as sessionId',
      'f.player_id as playerId',
      nameOfAccount(sql.ref('f.player_id')).$notNull().as('playerName'),
      'f.rating',
      'f.comment',
      'f.created_at as createdAt',
    ])
    .where('f.club_id', '=', actor.clubId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('training_sessions as s')
          .select('s.id')
          .whereRef('s.id', '=', 'f.session_id')
          .where('s.deleted_at', 'is', null)
          .modifyEnd(optimizationFence),
      ),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFeedback>['execute']>>[number]

function toFeedback({ createdAt, ...row }: Row): SessionFeedback {
  return { ...row, createdAt: createdAt.toISOString() }
}
