import { type Expression, expressionBuilder } from 'kysely'
import type { DB } from '../database/schema.gen.ts'

/** The latest evaluation of each technique counts: a player's, as `e`, by way of the index and in its order. */
export function latestEvaluations(playerId: Expression<string>) {
  return expressionBuilder<DB>()
    .selectFrom('technique_evaluations as e')
    .distinctOn('e.technique_id')
    .where('e.player_id', '=', playerId)
    .orderBy('e.technique_id')
    .orderBy('e.evaluated_at', 'desc')
}
