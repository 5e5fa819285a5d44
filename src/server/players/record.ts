import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PlayerRecord } from '../../contract/players.ts'
import { can } from '../../domain/ability.ts'
import type { Member } from '../../domain/actor.ts'
import { notedPresence } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { isGuarded } from '../guardians/is-guarded.ts'
import { findProfile } from '../profiles/store.ts'
import { techniquesToRefresh } from '../technique-evaluations/practised-lately.ts'
import { evaluationColumns, evaluationHistory, toEvaluation } from '../technique-evaluations/latest.ts'
import { isRollCalled } from '../training-sessions/roll-called.ts'
import { playersOfClub } from './players-of-club.ts'
import { scoreColumns, scoreHistory, toSetScores } from './scores.ts'

const attendanceDays = 365

/** All that a coach may see of a player of the club; undefined for anybody else. */
export async function findRecord(
  db: Db,
  actor: Member,
  { id, now }: { id: string; now: Date },
): Promise<PlayerRecord | undefined> {
  const period = { from: new Date(now.getTime() - attendanceDays * 24 * 3600 * 1000), to: now }
  const row = await playersOfClub(db, actor)
    .select((eb) => [
      'm.since',
      sql<boolean>`a.password_hash is not null`.as('hasEntered'),
      isGuarded(sql.ref('a.id')).as('isGuarded'),
      invitedAt(now).as('invitedAt'),
      jsonArrayFrom(scoreHistory(sql.ref('m.account_id'), actor.clubId).select(scoreColumns)).as(
        'aiSettingsHistory',
      ),
      jsonArrayFrom(evaluationHistory(sql.ref('m.account_id')).select(evaluationColumns(actor))).as(
        'evaluations',
      ),
      jsonArrayFrom(attendance(eb, period)).as('attendance'),
      jsonArrayFrom(feedback(eb, period)).as('feedback'),
      jsonArrayFrom(requests(eb)).as('requests'),
    ])
    .where('m.account_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const profile = await findProfile(db, { id }, now)
  const { firstName, lastName, email, playingStyle, preferredHand, playerType, goals, ranking } = profile
  const { forehandRubber, backhandRubber } = profile
  const { totalSessions, totalHours, level } = profile.statistics
  const evaluations = row.evaluations.map(toEvaluation)
  return {
    id,
    version: profile.version,
    firstName,
    lastName,
    ...(can(actor, 'readAddresses') && { email }),
    ...(row.isGuarded && { guarded: true as const }),
    role: 'player',
    playingStyle,
    preferredHand,
    forehandRubber,
    backhandRubber,
    playerType,
    goals,
    ranking,
    invitation: row.hasEntered ? null : { invitedAt: row.invitedAt?.toISOString() ?? null },
    clubId: actor.clubId,
    since: row.since.toISOString(),
    statistics: { totalSessions, totalHours, level },
    aiSettingsHistory: row.aiSettingsHistory.map(toSetScores),
    evaluations,
    lastEvaluation: evaluations[0]?.lastEvaluation ?? null,
    refresh: await techniquesToRefresh(db, { clubId: actor.clubId, playerId: id }, evaluations, now),
    attendance: row.attendance.map(({ reply, presence, ...entry }) => ({
      ...withMinutes(entry),
      startsAt: iso(entry.startsAt),
      presence: entry.rollCalled ? notedPresence({ presence, reply }) : presence,
    })),
    feedback: row.feedback.map((entry) => ({ ...withMinutes(entry), createdAt: iso(entry.createdAt) })),
    requests: row.requests.map((request) => ({ ...request, createdAt: iso(request.createdAt) })),
  }
}

/** When the link was made that is still open: whoever is invited again has the last one alone. */
function invitedAt(now: Date) {
  return sql<Date | null>`(
    select l.created_at from account_links as l
    where l.account_id = a.id and l.purpose = 'invitation' and l.expires_at > ${now}
    order by l.created_at desc
    limit 1
  )`
}

interface Period {
  readonly from: Date
  readonly to: Date
}

type OfMember = ExpressionBuilder<DB & { m: DB['memberships'] }, 'm'>

const sessionColumns = ['s.id as sessionId', 's.title', 's.date', 's.time'] as const

function attendance(eb: OfMember, { from, to }: Period) {
  return eb
    .selectFrom('session_participants as p')
    .innerJoin('training_sessions as s', 's.id', 'p.session_id')
    .select((s) => [
      ...sessionColumns,
      sql<string>`s.starts_at`.as('startsAt'),
      'p.presence',
      'p.reply',
      isRollCalled(s.ref('p.session_id')).$castTo<boolean>().as('rollCalled'),
    ])
    .whereRef('p.player_id', '=', 'm.account_id')
    .whereRef('p.club_id', '=', 'm.club_id')
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '>=', from)
    .where('s.starts_at', '<', to)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id')
}

function feedback(eb: OfMember, { from }: Period) {
  return eb
    .selectFrom('session_feedback as f')
    .innerJoin('training_sessions as s', 's.id', 'f.session_id')
    .select([...sessionColumns, 'f.rating', 'f.comment', sql<string>`f.created_at`.as('createdAt')])
    .whereRef('f.player_id', '=', 'm.account_id')
    .whereRef('f.club_id', '=', 'm.club_id')
    .where('s.deleted_at', 'is', null)
    .where('f.created_at', '>=', from)
    .orderBy('f.created_at', 'desc')
    .orderBy('s.id')
}

function requests(eb: OfMember) {
  return eb
    .selectFrom('exercise_requests as r')
    .select([
      'r.id',
      'r.type',
      'r.technique',
      'r.effect',
      'r.message',
      'r.status',
      sql<string>`r.created_at`.as('createdAt'),
    ])
    .whereRef('r.player_id', '=', 'm.account_id')
    .whereRef('r.club_id', '=', 'm.club_id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
}

/** PostgreSQL writes « 18:00:00 » into JSON. */
function withMinutes<S extends { time: string }>(session: S): S {
  return { ...session, time: session.time.slice(0, 5) }
}

function iso(instant: string): string {
  return new Date(instant).toISOString()
}
