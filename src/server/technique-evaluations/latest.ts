import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Evaluation } from '../../contract/technique-evaluations.ts'
import type { Actor } from '../../domain/actor.ts'
import { exerciseIdField } from '../../domain/technique-catalogue.ts'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import type { DB } from '../database/schema.gen.ts'

/** A player's current evaluation of each technique, the latest one, as `e`. The index serves `distinct on`. */
export function latestEvaluations(playerId: Expression<string>) {
  const latest = expressionBuilder<DB>()
    .selectFrom('technique_evaluations as each')
    .select([
      'each.id',
      'each.club_id',
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

/**
 * The columns of an evaluation `e`, with instants in PostgreSQL's JSON format. Status and date go along with the player; the
 * notes and who wrote them stay with the club, and are read in it alone.
 */
export function evaluationColumns({ clubId }: Pick<Actor, 'clubId'>) {
  const isOfClub = sql<boolean>`e.club_id = ${clubId}::uuid`
  const author = nameOfAuthor(sql.ref('e.evaluated_by'), sql.ref('e.evaluated_by_key'))
  return [
    'e.id as evaluationId',
    'e.technique_id as id',
    'e.name',
    'e.category',
    'e.status',
    sql<string>`case when ${isOfClub} then e.notes else '' end`.as('coachNotes'),
    sql<string>`e.evaluated_at`.as('lastEvaluation'),
    sql<string | null>`case when ${isOfClub} then ${author} end`.as('evaluatedBy'),
  ] as const
}

export function toEvaluation<E extends Pick<Evaluation, 'id' | 'lastEvaluation'>>(
  row: E,
): E & { exerciseId?: string } {
  return { ...row, ...exerciseIdField(row.id), lastEvaluation: new Date(row.lastEvaluation).toISOString() }
}
