import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { rebondDrills } from '../../content/drills.ts'
import type { Dashboard } from '../../contract/dashboard.ts'
import type { Member } from '../../domain/actor.ts'
import { attendanceRate, attendanceWindowDays, rollOpensMinutes } from '../../domain/attendance.ts'
import { type HallHours, underWay } from '../../domain/hall/hall-hours.ts'
import {
  addMinutes,
  extensionMinutes,
  overrunMinutes,
  type SessionDuration,
  sessionDurations,
  sessionMinutes,
} from '../../domain/training-session.ts'
import { builtOnce, type Placeholders } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { foundOr404 } from '../refused.ts'
import { isBegunEarly, isOver } from '../training-sessions/is-over.ts'

const rebondDrillIds = rebondDrills.map(({ id }) => id)
const latestFeedbackCount = 5
const maxCurrentSessions = 5
const longestMinutes = Math.max(...sessionDurations.map(sessionMinutes)) + overrunMinutes + extensionMinutes

/** All tiles and panels in one round trip. */
export async function readDashboard(db: Db, actor: Member, now: Date): Promise<Dashboard> {
  const since = new Date(now.getTime() - attendanceWindowDays * 24 * 3600 * 1000)
  const { rows } = await selectDashboard(db, {
    clubId: actor.clubId,
    now,
    since,
    longestAgo: addMinutes(now, -longestMinutes),
    opensUntil: addMinutes(now, rollOpensMinutes),
  })
  const { presences: counts, nextSession: next, currentSessions: current, ...row } = foundOr404(rows[0])
  const { latestFeedback: feedback, ...tiles } = row
  return {
    playerCount: tiles.playerCount ?? 0,
    sessionCount: tiles.sessionCount ?? 0,
    exerciseCount: (tiles.exerciseCount ?? 0) + rebondDrillIds.length - (tiles.hiddenCount ?? 0),
    attendanceRate: attendanceRate(counts ?? { present: 0, absent: 0 }),
    nextSession: next && toSession(next),
    currentSessions: current.map(({ presentCount, ...session }) => ({ ...toSession(session), presentCount })),
    latestFeedback: feedback.map((entry) => ({
      ...entry,
      createdAt: new Date(entry.createdAt).toISOString(),
    })),
  }
}

interface SessionRow {
  readonly time: string
  readonly startsAt: string
  readonly duration: SessionDuration
  readonly hall: { readonly [Name in keyof HallHours]: string | null }
  readonly participantCount: number | null
}

function toSession<S extends SessionRow>({ hall, ...session }: S) {
  const startsAt = new Date(session.startsAt)
  const { begunAt, endedAt, runsUntil } = hall
  const hours = { begunAt: instantOf(begunAt), endedAt: instantOf(endedAt), runsUntil: instantOf(runsUntil) }
  return {
    ...session,
    ...underWay({ startsAt, duration: session.duration }, hours),
    participantCount: session.participantCount ?? 0,
    time: session.time.slice(0, 5),
    startsAt: startsAt.toISOString(),
  }
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

interface DashboardQuery {
  readonly clubId: string
  readonly now: Date
  /** No session that began before is still in progress. */
  readonly longestAgo: Date
  /** The hall is open for no session that begins later. */
  readonly opensUntil: Date
  /** Start of the period of the attendance rate. */
  readonly since: Date
}

const selectDashboard = builtOnce((db, wanted: Placeholders<DashboardQuery>) =>
  db
    .selectFrom('clubs')
    .where('clubs.id', '=', wanted.clubId)
    .select((eb) => [
      countPlayers(eb).as('playerCount'),
      countSessions(eb).as('sessionCount'),
      countExercises(eb).as('exerciseCount'),
      countHidden(eb).as('hiddenCount'),
      jsonObjectFrom(presences(eb, wanted)).as('presences'),
      jsonObjectFrom(nextSession(eb, wanted)).as('nextSession'),
      jsonArrayFrom(currentSessions(eb, wanted)).as('currentSessions'),
      jsonArrayFrom(latestFeedback(eb)).as('latestFeedback'),
    ]),
)

type Eb = ExpressionBuilder<DB, 'clubs'>

function countPlayers(eb: Eb) {
  return eb
    .selectFrom('memberships as m')
    .select((count) => count.fn.countAll<number>().as('n'))
    .whereRef('m.club_id', '=', 'clubs.id')
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'player')
}

function countSessions(eb: Eb) {
  return clubSessions(eb).select((count) => count.fn.countAll<number>().as('n'))
}

function countExercises(eb: Eb) {
  return eb
    .selectFrom('exercises as e')
    .select((count) => count.fn.countAll<number>().as('n'))
    .whereRef('e.club_id', '=', 'clubs.id')
}

/** Those of Rebond’s drills that the library does not show: the club put them away, or changed a copy. */
function countHidden(eb: Eb) {
  const hidden = eb
    .selectFrom('exercise_marks as m')
    .select('m.exercise_id as id')
    .whereRef('m.club_id', '=', 'clubs.id')
    .where('m.archived', '=', true)
    .union(
      eb
        .selectFrom('exercises as x')
        .select(sql<string>`x.origin`.as('id'))
        .whereRef('x.club_id', '=', 'clubs.id')
        .where('x.origin', 'is not', null),
    )
  return eb
    .selectFrom(hidden.as('hidden'))
    .select((count) => count.fn.countAll<number>().as('n'))
    .where(sql<boolean>`hidden.id = any(${rebondDrillIds}::text[])`)
}

/** Excused players and sessions without a roll call do not count. */
function presences(eb: Eb, { since, now }: Placeholders<DashboardQuery>) {
  return clubSessions(eb)
    .innerJoin('session_participants as p', 'p.session_id', 's.id')
    .where('s.starts_at', '>=', since)
    .where('s.starts_at', '<', now)
    .select((count) => [
      count.fn.countAll<number>().filterWhere('p.presence', '=', 'present').as('present'),
      count.fn.countAll<number>().filterWhere('p.presence', '=', 'absent').as('absent'),
    ])
}

function nextSession(eb: Eb, { now }: Placeholders<DashboardQuery>) {
  return clubSessions(eb)
    .where('s.starts_at', '>=', now)
    .where((session) => session.not(isBegunEarly))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(1)
    .select((session) => [
      ...sessionColumns,
      participantCount(session).as('participantCount'),
      jsonObjectFrom(replies(session)).$notNull().as('replies'),
    ])
}

function currentSessions(eb: Eb, { now, longestAgo, opensUntil }: Placeholders<DashboardQuery>) {
  return clubSessions(eb)
    .where('s.starts_at', '>=', longestAgo)
    .where('s.starts_at', '<=', opensUntil)
    .where((session) => session.or([session('s.starts_at', '<', now), isBegunEarly]))
    .where((session) => session.not(isOver(now)))
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(maxCurrentSessions)
    .select((session) => [
      ...sessionColumns,
      participantCount(session).as('participantCount'),
      session
        .selectFrom('session_participants as p')
        .select(
          sql<
            number | null
          >`case when count(p.presence) > 0 then count(*) filter (where p.presence = 'present') end`.as('n'),
        )
        .whereRef('p.session_id', '=', 's.id')
        .as('presentCount'),
    ])
}

const sessionColumns = [
  's.id',
  's.title',
  's.date',
  's.time',
  's.duration',
  sql<string>`s.starts_at`.as('startsAt'),
  sql<
    SessionRow['hall']
  >`jsonb_build_object('begunAt', s.hall_begun_at, 'endedAt', s.hall_ended_at, 'runsUntil', s.hall_runs_until)`.as(
    'hall',
  ),
] as const

type SessionEb = ExpressionBuilder<DB & { s: DB['training_sessions'] }, 's'>

function participantCount(eb: SessionEb) {
  return participants(eb).select((count) => count.fn.countAll<number>().as('n'))
}

function replies(eb: SessionEb) {
  return participants(eb).select((count) => [
    count.fn.countAll<number>().filterWhere('p.reply', '=', 'coming').as('coming'),
    count.fn.countAll<number>().filterWhere('p.reply', '=', 'not_coming').as('notComing'),
  ])
}

function participants(eb: SessionEb) {
  return eb.selectFrom('session_participants as p').whereRef('p.session_id', '=', 's.id')
}

function latestFeedback(eb: Eb) {
  return eb
    .selectFrom('session_feedback as f')
    .innerJoin('training_sessions as s', 's.id', 'f.session_id')
    .innerJoin('accounts as a', 'a.id', 'f.player_id')
    .whereRef('f.club_id', '=', 'clubs.id')
    .where('s.deleted_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.player_id')
    .limit(latestFeedbackCount)
    .select([
      'f.session_id as sessionId',
      's.title as sessionTitle',
      'f.player_id as playerId',
      sql<string>`a.first_name || ' ' || a.last_name`.as('playerName'),
      'f.rating',
      'f.comment',
      sql<string>`f.created_at`.as('createdAt'),
    ])
}

function clubSessions(eb: Eb) {
  return eb
    .selectFrom('training_sessions as s')
    .whereRef('s.club_id', '=', 'clubs.id')
    .where('s.deleted_at', 'is', null)
}
