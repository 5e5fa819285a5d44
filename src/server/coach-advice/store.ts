import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { SetScores } from '../../contract/players.ts'
import type { Actor } from '../../domain/actor.ts'
import { attendanceWindowDays } from '../../domain/attendance.ts'
import { caresOf } from '../../domain/care.ts'
import type { AdvisedProfile, FollowUp, Training } from '../../domain/coach-advice/player-record.ts'
import { type Composition, exerciseMinutes } from '../../domain/exercise.ts'
import { type Billing } from '../../domain/plan.ts'
import { scoresOf } from '../../domain/player-scores.ts'
import { catalogueTechniquesOf } from '../../domain/technique-catalogue.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import type { DB } from '../database/schema.gen.ts'
import { scoreColumns, scoreHistory, toSetScores } from '../players/scores.ts'
import { evaluationColumns, latestEvaluations, toEvaluation } from '../technique-evaluations/latest.ts'
import { isOver } from '../training-sessions/is-over.ts'
import { hasAttended } from '../training-sessions/roll-called.ts'

export interface Advised {
  /** Null without an active club. */
  readonly club: Pick<Billing, 'subscriptionPlan' | 'trialEndsAt'> | null
  readonly profile: AdvisedProfile
  readonly scores: SetScores | null
  readonly followUp: FollowUp
  readonly training: Training
}

/** The data for the advice, in one round trip: profile and evaluations from any club, the rest from this one. */
export async function findAdvised(db: Db, actor: Actor, now: Date): Promise<Advised> {
  const advised = await db
    .selectFrom('accounts as a')
    .leftJoin('clubs as c', (join) => join.on('c.id', '=', actor.clubId).on('c.active', '=', true))
    .select((eb) => [
      'c.subscription_plan as subscriptionPlan',
      'c.trial_ends_at as trialEndsAt',
      'a.playing_style as playingStyle',
      'a.preferred_hand as preferredHand',
      'a.forehand_rubber as forehandRubber',
      'a.backhand_rubber as backhandRubber',
      'a.player_type as playerType',
      'a.birth_year as birthYear',
      jsonArrayFrom(scoreHistory(sql.ref('a.id'), actor.clubId).select(scoreColumns)).as('scores'),
      jsonArrayFrom(latestEvaluations(sql.ref('a.id')).select(evaluationColumns(actor))).as('evaluations'),
      jsonArrayFrom(openRequests(eb)).as('requests'),
      jsonObjectFrom(attendance(eb, now)).as('attendance'),
      jsonObjectFrom(latestFeedback(eb)).as('feedback'),
      jsonArrayFrom(library(eb)).as('library'),
      jsonArrayFrom(practice(eb, now)).as('practice'),
    ])
    .where('a.id', '=', actor.id)
    .executeTakeFirst()
  const row = foundOr404(advised)
  const { subscriptionPlan, trialEndsAt, scores, evaluations, requests, attendance: counts } = row
  const { playingStyle, preferredHand, forehandRubber, backhandRubber, playerType } = row
  const cares = caresOf(row, now.toISOString().slice(0, 10))
  const history = scores.map(toSetScores)
  return {
    club: subscriptionPlan && trialEndsAt ? { subscriptionPlan, trialEndsAt } : null,
    profile: { playingStyle, preferredHand, forehandRubber, backhandRubber, playerType, cares },
    scores: history[0] ?? null,
    followUp: {
      evaluations: evaluations.map(toEvaluation),
      requests: requests.map(({ askedAt, ...request }) => ({ ...request, askedAt: iso(askedAt) })),
      attendance: counts ?? { present: 0, absent: 0 },
      feedback: row.feedback && { ...row.feedback, givenAt: iso(row.feedback.givenAt) },
      library: row.library.map(({ duration, ...exercise }) => ({
        ...exercise,
        minutes: exerciseMinutes(duration),
      })),
    },
    training: {
      scoreHistory: history.map(({ setAt, ...of }) => ({ scores: scoresOf(of), setAt })),
      practisedAt: practisedAt(row.practice),
    },
  }
}

type PlayerBuilder = ExpressionBuilder<DB & { a: DB['accounts']; c: Nullable<DB['clubs']> }, 'a' | 'c'>
type Nullable<T> = { [Key in keyof T]: T[Key] | null }

function openRequests(eb: PlayerBuilder) {
  return eb
    .selectFrom('exercise_requests as r')
    .select(['r.type', 'r.technique', 'r.effect', sql<string>`r.created_at`.as('askedAt')])
    .whereRef('r.player_id', '=', 'a.id')
    .whereRef('r.club_id', '=', 'c.id')
    .where('r.status', 'in', ['pending', 'in_progress', 'approved'])
    .orderBy('r.created_at')
    .orderBy('r.id')
}

function attendance(eb: PlayerBuilder, now: Date) {
  const since = new Date(now.getTime() - attendanceWindowDays * 24 * 3600 * 1000)
  return pastSessions(eb, now)
    .where('s.starts_at', '>=', since)
    .select((count) => [
      count.fn.countAll<number>().filterWhere('p.presence', '=', 'present').as('present'),
      count.fn.countAll<number>().filterWhere('p.presence', '=', 'absent').as('absent'),
    ])
}

function latestFeedback(eb: PlayerBuilder) {
  return eb
    .selectFrom('session_feedback as f')
    .innerJoin('training_sessions as s', 's.id', 'f.session_id')
    .select(['f.rating', 's.title as sessionTitle', sql<string>`f.created_at`.as('givenAt')])
    .whereRef('f.player_id', '=', 'a.id')
    .whereRef('f.club_id', '=', 'c.id')
    .where('s.deleted_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('s.id')
    .limit(1)
}

function library(eb: PlayerBuilder) {
  return eb
    .selectFrom('exercises as x')
    .select(['x.type', 'x.technique', 'x.effect', 'x.duration', 'x.description'])
    .whereRef('x.club_id', '=', 'c.id')
}

/**
 * When each exercise was last practised: in a session that is over and that the player attended, or of which no roll was
 * called.
 */
function practice(eb: PlayerBuilder, now: Date) {
  return pastSessions(eb, now)
    .innerJoin('session_exercises as x', 'x.session_id', 's.id')
    .select(['x.type', 'x.technique', 'x.effect', sql<string>`max(s.starts_at)`.as('at')])
    .where('x.practised', '=', true)
    .where(isOver(now))
    .where(hasAttended)
    .groupBy(['x.type', 'x.technique', 'x.effect'])
}

function pastSessions(eb: PlayerBuilder, now: Date) {
  return eb
    .selectFrom('session_participants as p')
    .innerJoin('training_sessions as s', 's.id', 'p.session_id')
    .whereRef('p.player_id', '=', 'a.id')
    .whereRef('p.club_id', '=', 'c.id')
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '<', now)
}

function practisedAt(practised: readonly (Composition & { at: string })[]): Map<string, string> {
  const latest = new Map<string, string>()
  for (const { at, ...exercise } of practised) {
    for (const { id } of catalogueTechniquesOf(exercise)) {
      const latestAt = latest.get(id)
      if (latestAt === undefined || iso(at) > latestAt) latest.set(id, iso(at))
    }
  }
  return latest
}

function iso(instant: string): string {
  return new Date(instant).toISOString()
}
