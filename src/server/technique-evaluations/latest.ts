import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import type { DB } from '../database/schema.gen.ts'

/** The latest evaluation of each technique counts: a player's, as `e`, by way of the index and in its order. */
export function latestEvaluations(playerId: Expression<string>) {
  return evaluationsOf(playerId)
    .distinctOn('e.technique_id')
    .orderBy('e.technique_id')
    .orderBy('e.evaluated_at', 'desc')
}

/** All that was ever said of a player, as `e`, the newest first. */
export function evaluationHistory(playerId: Expression<string>) {
  return evaluationsOf(playerId).orderBy('e.evaluated_at', 'desc').orderBy('e.id')
}

function evaluationsOf(playerId: Expression<string>) {
  return expressionBuilder<DB>()
    .selectFrom('technique_evaluations as e')
    .leftJoin('accounts as coach', 'coach.id', 'e.evaluated_by')
    .where('e.player_id', '=', playerId)
}

/** Of an evaluation `e` and its `coach`, as JSON carries it. */
export const evaluationColumns = [
  'e.id',
  'e.technique_id as techniqueId',
  'e.name',
  'e.category',
  'e.status',
  'e.notes',
  sql<string>`e.evaluated_at`.as('evaluatedAt'),
  sql<string | null>`coach.first_name || ' ' || coach.last_name`.as('evaluatedBy'),
] as const

/** PostgreSQL writes instants into JSON its own way. */
export function toEvaluation<E extends Pick<Evaluation, 'evaluatedAt'>>(row: E): E {
  return { ...row, evaluatedAt: new Date(row.evaluatedAt).toISOString() }
}
