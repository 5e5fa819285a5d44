import { sql } from 'kysely'
import type { TechniqueEvaluation } from '../../contract/v1/evaluations.ts'
import type { Member } from '../../domain/actor.ts'
import { exerciseIdField } from '../../domain/technique-catalogue.ts'
import { nameOfAuthor } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import type { PageAfter } from '../keyset.ts'

/** All that were made in the club, of its players, in the order of their ids. */
export async function listEvaluationsAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<TechniqueEvaluation[]> {
  const rows = await selectEvaluations(db, actor)
    .$if(after !== null, (query) => query.where('e.id', '>', after!))
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map(toEvaluation)
}

export async function findEvaluation(
  db: Db,
  actor: Member,
  id: string,
): Promise<TechniqueEvaluation | undefined> {
  const row = await selectEvaluations(db, actor).where('e.id', '=', id).executeTakeFirst()
  return row && toEvaluation(row)
}

function selectEvaluations(db: Db, actor: Member) {
  return db
    .selectFrom('technique_evaluations as e')
    .select([
      'e.id as evaluationId',
      'e.player_id as playerId',
      'e.technique_id as id',
      'e.name',
      'e.category',
      'e.status',
      'e.notes as coachNotes',
      'e.evaluated_at as evaluatedAt',
      nameOfAuthor(sql.ref('e.evaluated_by'), sql.ref('e.evaluated_by_key')).as('evaluatedBy'),
    ])
    .where('e.club_id', '=', actor.clubId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships as m')
          .select('m.account_id')
          .whereRef('m.account_id', '=', 'e.player_id')
          .whereRef('m.club_id', '=', 'e.club_id')
          .where('m.standing', '=', 'member')
          .modifyEnd(optimizationFence),
      ),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEvaluations>['execute']>>[number]

function toEvaluation({ evaluatedAt, ...row }: Row): TechniqueEvaluation {
  return { ...row, ...exerciseIdField(row.id), lastEvaluation: evaluatedAt.toISOString() }
}
