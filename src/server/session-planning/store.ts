import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import type { Member } from '../../domain/actor.ts'
import { audienceOfPlayer } from '../../domain/audience.ts'
import { caresOf } from '../../domain/care.ts'
import type { PlannerDepth } from '../../domain/planner-need.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { latestScores } from '../players/scores.ts'
import { latestEvaluations } from '../technique-evaluations/latest.ts'
import { isOver } from '../training-sessions/is-over.ts'
import { isRollCalled } from '../training-sessions/roll-called.ts'

const dayMs = 24 * 3600 * 1000
const trendDays = 91
const practiceDays = 730

/** The data of the club's players from which a programme is proposed. */
export async function planningFacts(
  db: Db,
  actor: Member,
  { depth, now }: { depth: PlannerDepth; now: Date },
): Promise<PlanningFacts> {
  const today = now.toISOString().slice(0, 10)
  const trendStart = new Date(now.getTime() - trendDays * dayMs)
  const rows = await playersOfClub(db, actor)
    .select((eb) => [
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.forehand_rubber as forehandRubber',
      'a.backhand_rubber as backhandRubber',
      'a.player_type as playerType',
      'a.birth_year as birthYear',
      jsonObjectFrom(latestScores(sql.ref('m.account_id'), actor.clubId).select(scoreColumns)).as('scores'),
      jsonObjectFrom(
        latestScores(sql.ref('m.account_id'), actor.clubId)
          .where('s.set_at', '<=', trendStart)
          .select(scoreColumns),
      ).as('earlierScores'),
      jsonArrayFrom(
        latestEvaluations(sql.ref('m.account_id')).select([
          'e.technique_id as id',
          'e.status',
          sql<string>`e.evaluated_at`.as('lastEvaluation'),
        ]),
      ).as('evaluations'),
      jsonArrayFrom(openRequests(eb)).as('requests'),
    ])
    .execute()
  const practice = Map.groupBy(await practisedDrills(db, actor, now), ({ playerId }) => playerId)
  const drills = new Map<string, { place: number; drill: PlanningFacts['drills'][number] }>()
  const players = rows.map(({ earlierScores, evaluations, playerType, birthYear, ...player }) => ({
    ...player,
    cares: caresOf({ playerType, birthYear }, today),
    audience: audienceOfPlayer({ playerType, birthYear }, today),
    earlierScores: depth === 'advanced' ? earlierScores : null,
    evaluations: evaluations.map((latest) => ({
      ...latest,
      lastEvaluation: new Date(latest.lastEvaluation).toISOString(),
    })),
    practised: (practice.get(player.id) ?? []).map(({ type, technique, effect, on }) => {
      const drill = { type, technique, effect }
      const key = JSON.stringify([type, technique, effect])
      const entry = drills.get(key) ?? { place: drills.size, drill }
      drills.set(key, entry)
      return { drill: entry.place, on }
    }),
  }))
  return { depth, drills: [...drills.values()].map(({ drill }) => drill), players }
}

const scoreColumns = ['s.service', 's.initiative', 's.counter', 's.defense'] as const

type MemberBuilder = ExpressionBuilder<DB & { m: DB['memberships'] }, 'm'>

/**
 * From sessions that are over and that the player attended, or of which no roll was called. The club's sessions are read
 * once for all players: with a subquery per player, PostgreSQL looked each of them up in ever larger indexes.
 */
async function practisedDrills(db: Db, actor: Member, now: Date) {
  return db
    .with(
      (cte) => cte('past').materialized(),
      (past) =>
        past
          .selectFrom('training_sessions as s')
          .select((s) => ['s.id', 's.date', isRollCalled(s.ref('s.id')).as('rollCalled')])
          .where('s.club_id', '=', actor.clubId)
          .where('s.deleted_at', 'is', null)
          .where(isOver(now))
          .where('s.starts_at', '>=', new Date(now.getTime() - practiceDays * dayMs)),
    )
    .selectFrom('past')
    .innerJoin('session_participants as p', 'p.session_id', 'past.id')
    .innerJoin('session_exercises as x', 'x.session_id', 'past.id')
    .select((each) => [
      'p.player_id as playerId',
      'x.type',
      'x.technique',
      'x.effect',
      each.fn.max('past.date').as('on'),
    ])
    .where('x.practised', '=', true)
    .where((each) => each.or([each('p.presence', '=', 'present'), each('past.rollCalled', '=', false)]))
    .groupBy(['p.player_id', 'x.type', 'x.technique', 'x.effect'])
    .orderBy('x.type')
    .orderBy('x.technique')
    .orderBy('x.effect')
    .execute()
}

/** Neither refused nor archived, nor added to a session that still exists. */
function openRequests(eb: MemberBuilder) {
  return eb
    .selectFrom('exercise_requests as r')
    .innerJoin('clubs as c', 'c.id', 'r.club_id')
    .select([
      'r.type',
      'r.technique',
      'r.effect',
      sql<string>`(r.created_at at time zone c.time_zone)::date`.as('on'),
    ])
    .whereRef('r.player_id', '=', 'm.account_id')
    .whereRef('r.club_id', '=', 'm.club_id')
    .where('r.status', 'in', ['pending', 'in_progress', 'approved'])
    .where((r) =>
      r.not(
        r.exists(
          r
            .selectFrom('training_sessions as added')
            .select('added.id')
            .whereRef('added.id', '=', 'r.session_id')
            .where('added.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
}
