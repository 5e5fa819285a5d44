import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { exerciseIdField } from '../../domain/technique-catalogue.ts'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import type { DB } from '../database/schema.gen.ts'

/** A player's current evaluation of each technique, the latest one, as `e`. The index serves `distinct on`. */
export function latestEvaluations(playerId: Expression<string>) {
  const latest = expressionBuilder<DB>()
    .selectFrom('technique_evaluations as each')
    .select([
      'each.id',
      'each.technique_id',
      'each.name',
      'each.category',
      'each.status',
      'each.notes',
      'each.evaluated_at',
      'each.evaluated_by',
      'each.evaluated_by_key',
    ])
    .distinctOn('each.technique_id')
    .where('each.player_id', '=', playerId)
    .orderBy('each.technique_id')
    .orderBy('each.evaluated_at', 'desc')
  return expressionBuilder<DB>().selectFrom(latest.as('e'))
}

/** All evaluations of a player, as `e`, the newest first. */
export function evaluationHistory(playerId: Expression<string>) {
  return expressionBuilder<DB>()
    .selectFrom('technique_evaluations as e')
    .where('e.player_id', '=', playerId)
    .orderBy('e.evaluated_at', 'desc')
}

/** The columns of an evaluation `e`, with instants in PostgreSQL's JSON format. */
export const evaluationColumns = [
  'e.id as evaluationId',
  'e.technique_id as id',
  'e.name',
  'e.category',
  'e.status',
  'e.notes as coachNotes',
  sql<string>`e.evaluated_at`.as('lastEvaluation'),
  nameOfAuthor(sql.ref('e.evaluated_by'), sql.ref('e.evaluated_by_key')).as('evaluatedBy'),
] as const

export function toEvaluation<E extends Pick<Evaluation, 'id' | 'lastEvaluation'>>(
  row: E,
): E & { exerciseId?: string } {
  return { ...row, ...exerciseIdField(row.id), lastEvaluation: new Date(row.lastEvaluation).toISOString() }
}
