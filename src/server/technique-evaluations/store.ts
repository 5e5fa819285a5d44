import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { authorOf, type Member } from '../../domain/actor.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { exerciseTechnique, type newEvaluation, type Technique } from '../../domain/technique-evaluation.ts'
import type { Db } from '../database/connection.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { rebondTechnique } from './rebond-techniques.ts'
import { evaluationColumns, latestEvaluations, toEvaluation } from './latest.ts'

export type EvaluatedPlayer = Awaited<ReturnType<typeof listEvaluatedPlayers>>[number]

/** Every player of the club with their current evaluations. */
export async function listEvaluatedPlayers(db: Db, actor: Member) {
  const players = await playersOfClub(db, actor)
    .select([
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.playing_style as playingStyle',
      jsonArrayFrom(latestEvaluations(sql.ref('m.account_id')).select(evaluationColumns(actor))).as(
        'evaluations',
      ),
    ])
    .execute()
  return players.map((player) => ({ ...player, evaluations: player.evaluations.map(toEvaluation) }))
}

/** What a coach is about to speak of. */
interface Subject {
  readonly playerId: string
  readonly techniqueId: string
}

interface Found {
  readonly technique: Technique | undefined
  readonly current: PlayerEvaluation | null
  /** When the player was last evaluated, on any technique. */
  readonly lastAt: Date | null
}

/**
 * The player's current evaluation of a technique, and the technique itself: from the catalogue, the club's library, or
 * an earlier evaluation of this player. Undefined when the club has no such player.
 */
export async function findSubject(
  db: Db,
  actor: Member,
  { playerId, techniqueId }: Subject,
): Promise<Found | undefined> {
  const row = await playersOfClub(db, actor)
    .select((eb) => [
      jsonObjectFrom(
        latestEvaluations(sql.ref('m.account_id'))
          .where('e.technique_id', '=', techniqueId)
          .select(evaluationColumns(actor)),
      ).as('current'),
      jsonObjectFrom(
        eb
          .selectFrom('exercises as x')
          .select(['x.id', 'x.type', 'x.technique', 'x.effect'])
          .whereRef('x.club_id', '=', 'm.club_id')
          .where(sql`x.id::text`, '=', techniqueId),
      ).as('exercise'),
      eb
        .selectFrom('technique_evaluations as each')
        .select((all) => all.fn.max('each.evaluated_at').as('at'))
        .whereRef('each.player_id', '=', 'm.account_id')
        .as('lastAt'),
    ])
    .where('m.account_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return undefined
  const { current, exercise, lastAt } = row
  const before = current && { id: techniqueId, name: current.name, category: current.category }
  const technique =
    catalogueTechnique(techniqueId) ??
    rebondTechnique(techniqueId) ??
    (exercise ? exerciseTechnique(exercise) : (before ?? undefined))
  return { technique, current: current && { ...toEvaluation(current), playerId }, lastAt }
}

export interface NewEvaluation extends ReturnType<typeof newEvaluation> {
  readonly playerId: string
  readonly technique: Technique
}

/** A taken id violates the primary key (server/errors.ts). */
export async function insertEvaluation(db: Db, actor: Member, evaluation: NewEvaluation): Promise<void> {
  const { technique } = evaluation
  const { accountId, keyName } = authorOf(actor)
  await db
    .insertInto('technique_evaluations')
    .values({
      id: evaluation.evaluationId,
      club_id: actor.clubId,
      player_id: evaluation.playerId,
      technique_id: technique.id,
      name: technique.name,
      category: technique.category,
      status: evaluation.status,
      notes: evaluation.coachNotes,
      evaluated_by: accountId,
      evaluated_by_key: keyName,
      evaluated_at: evaluation.lastEvaluation,
    })
    .execute()
}
