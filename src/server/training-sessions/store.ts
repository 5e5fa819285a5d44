import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type {
  Participant,
  ProgrammeEntry,
  SessionPage,
  TrainingSession,
} from '../../contract/training-sessions.ts'
import { isFor } from '../../domain/ability.ts'
import { addDays, type DateRange } from '../../domain/days.ts'
import type { Member, MemberRank, Rank } from '../../domain/actor.ts'
import type { DrawnDrill } from '../../domain/drills/exercise-drill.ts'
import { underWay } from '../../domain/hall/hall-hours.ts'
import { fullName, abbreviateLastName } from '../../domain/member-name.ts'
import { maxCalendarSessions } from '../../domain/session-calendar.ts'
import { sessionsPerPage } from '../../domain/training-session.ts'
import { readsFullNames } from '../clubs/full-names.ts'
import { builtOnce, type Placeholders, type Value } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import type { PageAfter } from '../keyset.ts'
import { isGuarded } from '../guardians/is-guarded.ts'
import { takesPart } from './takes-part.ts'

interface PageWanted {
  period: 'upcoming' | 'past'
  page: number
  now: Date
}

/** Upcoming sessions soonest first, past ones latest first. Returns the last page for any page beyond it. */
export async function listSessions(
  db: Db,
  actor: Member,
  { period, page, now }: PageWanted,
): Promise<SessionPage> {
  const inPeriod = period === 'upcoming' ? '>=' : '<'
  const direction = period === 'upcoming' ? 'asc' : 'desc'
  const { total } = await visibleSessions(db, actor, { all: true })
    .where('s.starts_at', inPeriod, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pageCount = Math.max(1, Math.ceil(total / sessionsPerPage))
  const shown = Math.min(page, pageCount)
  const rows = await detailed(visibleSessions(db, actor), actor)
    .where('s.starts_at', inPeriod, now)
    .orderBy('s.starts_at', direction)
    .orderBy('s.id', direction)
    .limit(sessionsPerPage)
    .offset((shown - 1) * sessionsPerPage)
    .execute()
  return { sessions: rows.map((row) => toTrainingSession(row, actor)), total, page: shown, pageCount }
}

/**
 * Of the days from the first to the last, soonest first. The bounds of the start stand beside them, because an index has the start
 * alone, and no time zone is more than a day away.
 */
export async function listSessionsWithin(
  db: Db,
  actor: Member,
  { from, to }: DateRange,
): Promise<TrainingSession[]> {
  const rows = await detailed(visibleSessions(db, actor), actor)
    .where('s.starts_at', '>=', new Date(`${addDays(from, -1)}T00:00:00Z`))
    .where('s.starts_at', '<', new Date(`${addDays(to, 2)}T00:00:00Z`))
    .where('s.date', '>=', from)
    .where('s.date', '<=', to)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(maxCalendarSessions)
    .execute()
  return rows.map((row) => toTrainingSession(row, actor))
}

/** Where a list by their starts goes on. */
export interface SessionKey {
  readonly startsAt: Date
  readonly id: string
}

/** From the earliest start on; of those that start together by their ids. */
export async function listSessionsAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<SessionKey>,
): Promise<TrainingSession[]> {
  const rows = await detailed(visibleSessions(db, actor), actor)
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('s.starts_at', 's.id'), '>', eb.tuple(after!.startsAt, after!.id))),
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return rows.map((row) => toTrainingSession(row, actor))
}

export async function findSession(db: Db, actor: Member, id: string): Promise<TrainingSession | undefined> {
  const { rows } = await findFor[readerOf(actor)](db, { actorId: actor.id, clubId: actor.clubId, id })
  return rows[0] && toTrainingSession(rows[0], actor)
}

const findFor = {
  coach: findAs('coach'),
  assistant: findAs('assistant'),
  player: findAs('player'),
  program: findAs('coach', ''),
}

function readerOf({ keyName, rank }: Member): MemberRank | 'program' {
  if (keyName !== undefined) return 'program'
  // A guardian reads as the child does (`childOf`).
  return rank === 'guardian' ? 'player' : rank
}

function findAs(rank: Rank, keyName?: string) {
  return builtOnce(
    (db, { actorId, clubId, id }: Placeholders<{ actorId: string; clubId: string; id: string }>) => {
      const actor = { id: actorId, clubId, rank, ...(keyName !== undefined && { keyName }) }
      return detailed(visibleSessions(db, actor), actor).where('s.id', '=', id)
    },
  )
}

interface Viewer {
  readonly id: Value<string>
  readonly clubId: Value<string>
  readonly rank: Rank
  readonly keyName?: string
}

/**
 * Not deleted. Cancelling sets `deleted_at` to `cancelled_at` (migration 0041), so that every query for sessions that take
 * place skips a cancelled one; what people see finds it by this comparison.
 */
export const isShown = sql<SqlBool>`s.deleted_at is not distinct from s.cancelled_at`

/**
 * Coaches see the club's sessions, players those they take part in; nobody sees deleted ones. Cancelled ones are shown to people alone:
 * a program takes what it reads for something that takes place.
 */
function visibleSessions(db: Db, actor: Viewer, wanted: { all?: boolean } = {}) {
  return db
    .selectFrom('training_sessions as s')
    .where('s.club_id', '=', actor.clubId)
    .where(actor.keyName === undefined ? isShown : sql<SqlBool>`s.deleted_at is null`)
    .$if(!isFor(actor, 'readAllSessions'), (query) => query.where(takesPart(actor.id, wanted)))
}

/** The name of the account `a`. */
export const nameOf = sql<string>`a.first_name || ' ' || a.last_name`
export const byName = sql`a.first_name || ' ' || a.last_name collate "fr-x-icu"`

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number]
type Player = Row['players'][number]

function detailed(sessions: ReturnType<typeof visibleSessions>, actor: Viewer) {
  const readsAll = isFor(actor, 'readAllSessions')
  return sessions
    .$if(readsAll, (query) => query.select(withdrawn))
    .select((eb) => [
      readsAll ? sql<boolean>`true`.as('fullNames') : readsFullNames(actor.id).as('fullNames'),
      's.id',
      's.club_id as clubId',
      's.title',
      's.description',
      's.date',
      's.time',
      's.duration',
      's.starts_at as startsAt',
      's.version',
      's.cancelled_at as cancelledAt',
      's.moved_from as movedFrom',
      's.hall_begun_at as hallBegunAt',
      's.hall_ended_at as hallEndedAt',
      's.hall_runs_until as hallRunsUntil',
      's.series_id as seriesId',
      jsonArrayFrom(
        eb
          .selectFrom('session_participants as p')
          .innerJoin('accounts as a', 'a.id', 'p.player_id')
          .leftJoin('accounts as marker', 'marker.id', 'p.presence_by')
          .leftJoin('accounts as replier', 'replier.id', 'p.replied_by')
          .select([
            'p.player_id as id',
            'a.first_name as firstName',
            'a.last_name as lastName',
            'p.presence',
            sql<string | null>`marker.first_name || ' ' || marker.last_name`.as('markedBy'),
            sql<string | null>`p.presence_at`.as('markedAt'),
            sql<string | null>`p.late_at`.as('lateAt'),
            'p.reply',
            sql<string | null>`replier.first_name || ' ' || replier.last_name`.as('repliedBy'),
            'p.absence_reason as absenceReason',
            sql<boolean>`a.email is null
              and not exists (select from login_sessions as l where l.account_id = a.id)
              and not ${isGuarded(sql.ref('a.id'))}`.as('cannotReply'),
          ])
          .whereRef('p.session_id', '=', 's.id')
          .orderBy(byName)
          .orderBy('p.player_id'),
      ).as('players'),
      jsonArrayFrom(
        eb
          .selectFrom('session_exercises as e')
          .select([
            'e.id',
            'e.type',
            'e.technique',
            'e.effect',
            'e.duration',
            'e.description',
            'e.title',
            'e.drill',
            'e.exercise_id as exerciseId',
          ])
          .whereRef('e.session_id', '=', 's.id')
          .orderBy('e.position'),
      ).as('exercises'),
      jsonArrayFrom(
        eb
          .selectFrom('session_feedback as f')
          .innerJoin('accounts as a', 'a.id', 'f.player_id')
          .select([
            'f.player_id as playerId',
            nameOf.as('playerName'),
            'f.rating',
            'f.comment',
            sql<string>`f.created_at`.as('createdAt'),
          ])
          .whereRef('f.session_id', '=', 's.id')
          .$if(!readsAll, (query) => query.where('f.player_id', '=', actor.id)),
      ).as('feedback'),
      jsonArrayFrom(
        eb
          .selectFrom('session_blocks as b')
          .select(['b.id', 'b.title', 'b.duration', 'b.position'])
          .whereRef('b.session_id', '=', 's.id')
          .orderBy('b.position'),
      ).as('blocks'),
      jsonObjectFrom(
        eb
          .selectFrom('places as place')
          .select(['place.id', 'place.name', 'place.tables'])
          .whereRef('place.id', '=', 's.place_id'),
      ).as('place'),
      jsonObjectFrom(
        eb.selectFrom('player_groups as g').select(['g.id', 'g.name']).whereRef('g.id', '=', 's.group_id'),
      ).as('group'),
      jsonArrayFrom(
        eb
          .selectFrom('session_coaches as c')
          .innerJoin('accounts as a', 'a.id', 'c.coach_id')
          .select(['a.id', nameOf.as('name')])
          .whereRef('c.session_id', '=', 's.id')
          .orderBy(byName)
          .orderBy('a.id'),
      ).as('coaches'),
    ])
}

function withdrawn(eb: ExpressionBuilder<DB & { s: DB['training_sessions'] }, 's'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('withdrawn_participants as w')
      .innerJoin('accounts as a', 'a.id', 'w.player_id')
      .select(['a.id', nameOf.as('name')])
      .whereRef('w.session_id', '=', 's.id')
      .orderBy(byName)
      .orderBy('a.id'),
  ).as('left')
}

function toTrainingSession(
  {
    startsAt,
    cancelledAt,
    movedFrom,
    hallBegunAt,
    hallEndedAt,
    hallRunsUntil,
    seriesId,
    players,
    exercises,
    feedback,
    fullNames,
    left = [],
    ...row
  }: Row,
  actor: Member,
): TrainingSession {
  const readsAll = isFor(actor, 'readAllSessions')
  const hall = { begunAt: hallBegunAt, endedAt: hallEndedAt, runsUntil: hallRunsUntil }
  const nameOfOther = (player: Player) => fullName(fullNames ? player : abbreviateLastName(player))
  return {
    ...row,
    ...(left.length > 0 && { left }),
    startsAt: startsAt.toISOString(),
    ...underWay({ startsAt, duration: row.duration }, hall),
    ...(seriesId && { seriesId }),
    ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
    ...(movedFrom && { movedFrom: movedFrom.toISOString() }),
    exercises: exercises.map(toEntry),
    players: players.map((player) =>
      readsAll || player.id === actor.id
        ? toParticipant(player)
        : { id: player.id, name: nameOfOther(player) },
    ),
    feedback: Object.fromEntries(
      feedback.map((entry) => [
        entry.playerId,
        { ...entry, createdAt: new Date(entry.createdAt).toISOString() },
      ]),
    ),
  }
}

/** Most exercises have neither title nor drawing: what they do not have is not sent. */
function toEntry({ title, drill, exerciseId, ...entry }: Row['exercises'][number]): ProgrammeEntry {
  return {
    ...entry,
    ...(title && { title }),
    // As the contract checked it.
    ...(drill && { drill: drill as unknown as DrawnDrill }),
    ...(exerciseId && { exerciseId }),
  }
}

function toParticipant(player: Player): Participant {
  const { id, presence, markedBy, markedAt, lateAt, reply, absenceReason, cannotReply } = player
  const replier = player.repliedBy !== null && { repliedBy: player.repliedBy }
  const marked = markedAt === null ? null : { by: markedBy, at: new Date(markedAt).toISOString() }
  const late = lateAt !== null && { lateAt: new Date(lateAt).toISOString() }
  const reason = absenceReason !== null && { absenceReason }
  const unable = cannotReply && { cannotReply }
  return { id, name: fullName(player), presence, marked, ...late, reply, ...replier, ...reason, ...unable }
}
