import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import type { Member } from '../../domain/actor.ts'
import type { PlannerDepth } from '../../domain/planner-need.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { playersOfClub } from '../players/players-of-club.ts'
import { latestScores } from '../players/scores.ts'
import { latestEvaluations, toEvaluation } from '../technique-evaluations/latest.ts'

const dayMs = 24 * 3600 * 1000
const trendDays = 91
const practiceDays = 730

/** In one round trip: of every player of the club what a programme is proposed from. */
export async function planningFacts(
  db: Db,
  actor: Member,
  { depth, now }: { depth: PlannerDepth; now: Date },
): Promise<PlanningFacts> {
  const trendStart = new Date(now.getTime() - trendDays * dayMs)
  const rows = await playersOfClub(db, actor)
    .select((eb) => [
      'a.id',
      'a.first_name as firstName',
      'a.last_name as lastName',
      jsonObjectFrom(latestScores(sql.ref('m.account_id')).select(scoreColumns)).as('scores'),
      jsonObjectFrom(
        latestScores(sql.ref('m.account_id')).where('s.set_at', '<=', trendStart).select(scoreColumns),
      ).as('earlierScores'),
      jsonArrayFrom(
        latestEvaluations(sql.ref('m.account_id')).select([
          'e.technique_id as techniqueId',
          'e.status',
          sql<string>`e.evaluated_at`.as('evaluatedAt'),
        ]),
      ).as('evaluations'),
      jsonArrayFrom(practisedDrills(eb, now)).as('practised'),
      jsonArrayFrom(openRequests(eb)).as('requests'),
    ])
    .execute()
  const drills = new Map<string, { place: number; drill: PlanningFacts['drills'][number] }>()
  const players = rows.map(({ practised, earlierScores, evaluations, ...player }) => ({
    ...player,
    earlierScores: depth === 'advanced' ? earlierScores : null,
    evaluations: evaluations.map(toEvaluation),
    practised: practised.map(({ on, ...drill }) => {
      const key = JSON.stringify([drill.type, drill.technique, drill.effect])
      const known = drills.get(key) ?? { place: drills.size, drill }
      drills.set(key, known)
      return { drill: known.place, on }
    }),
  }))
  return { depth, drills: [...drills.values()].map(({ drill }) => drill), players }
}

const scoreColumns = ['s.service', 's.initiative', 's.counter', 's.defense'] as const

type OfMember = ExpressionBuilder<DB & { m: DB['memberships'] }, 'm'>

/** In past sessions in which the player was present, or took part where no roll was called. */
function practisedDrills(eb: OfMember, now: Date) {
  return eb
    .selectFrom('session_participants as p')
    .innerJoin('training_sessions as s', 's.id', 'p.session_id')
    .innerJoin('session_exercises as x', 'x.session_id', 's.id')
    .select((s) => ['x.type', 'x.technique', 'x.effect', s.fn.max('s.date').as('on')])
    .whereRef('p.player_id', '=', 'm.account_id')
    .whereRef('p.club_id', '=', 'm.club_id')
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '<', now)
    .where('s.starts_at', '>=', new Date(now.getTime() - practiceDays * dayMs))
    .where((s) =>
      s.or([
        s('p.presence', '=', 'present'),
        s.not(
          s.exists(
            s
              .selectFrom('session_participants as other')
              .select(sql`1`.as('one'))
              .whereRef('other.session_id', '=', 'p.session_id')
              .where('other.presence', 'is not', null),
          ),
        ),
      ]),
    )
    .groupBy(['x.type', 'x.technique', 'x.effect'])
    .orderBy('x.type')
    .orderBy('x.technique')
    .orderBy('x.effect')
}

/** Nobody has refused or archived them, nor put them into a session that is still there. */
function openRequests(eb: OfMember) {
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
