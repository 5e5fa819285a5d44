import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Progress } from '../../contract/player-progress.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { scoreColumns, scoreHistory, toSetScores } from '../players/scores.ts'
import { techniquesToRefresh } from '../technique-evaluations/practised-lately.ts'
import { evaluationColumns, evaluationHistory, toEvaluation } from '../technique-evaluations/latest.ts'

/** The actor's own progress: evaluations from all clubs, scores from the present one. */
export async function findProgress(db: Db, actor: Actor, now: Date): Promise<Progress> {
  const { evaluations, aiSettingsHistory, seenUntil } = await db
    .selectFrom('accounts as a')
    .leftJoin('seen_progress as seen', 'seen.player_id', 'a.id')
    .select([
      jsonArrayFrom(evaluationHistory(sql.ref('a.id')).select(evaluationColumns(actor))).as('evaluations'),
      jsonArrayFrom(scoreHistory(sql.ref('a.id'), actor.clubId).select(scoreColumns)).as('aiSettingsHistory'),
      'seen.until as seenUntil',
    ])
    .where('a.id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const history = evaluations.map(toEvaluation)
  return {
    evaluations: history,
    refresh: await techniquesToRefresh(db, { clubId: actor.clubId, playerId: actor.id }, history, now),
    aiSettingsHistory: aiSettingsHistory.map(toSetScores),
    seenUntil: seenUntil && seenUntil.toISOString(),
  }
}

const beforeAnyEvaluation = new Date(0)

/** Returns the stored instant, which never goes back; undefined when the actor has no such evaluation. */
export async function saveSeen(db: Db, actor: Actor, evaluationId: string | null): Promise<Date | undefined> {
  const seen = db.insertInto('seen_progress')
  const inserted =
    evaluationId === null
      ? seen.values({ player_id: actor.id, until: beforeAnyEvaluation })
      : seen
          .columns(['player_id', 'until'])
          .expression((eb) =>
            eb
              .selectFrom('technique_evaluations as e')
              .select(['e.player_id', 'e.evaluated_at'])
              .where('e.id', '=', evaluationId)
              .where('e.player_id', '=', actor.id),
          )
  const saved = await inserted
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ until: sql`greatest(seen_progress.until, excluded.until)` }),
    )
    .returning('until')
    .executeTakeFirst()
  return saved?.until
}
