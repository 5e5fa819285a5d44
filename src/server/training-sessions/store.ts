import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Participant, SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import { isFor } from '../../domain/ability.ts'
import type { Member, Role } from '../../domain/actor.ts'
import { fullName, abbreviateLastName } from '../../domain/member-name.ts'
import { sessionsPerPage } from '../../domain/training-session.ts'
import { readsFullNames } from '../clubs/full-names.ts'
import { builtOnce, type Given, type Value } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import type { PageAfter } from '../keyset.ts'
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
  const { rows } = await findFor[actor.role](db, { actorId: actor.id, clubId: actor.clubId, id })
  return rows[0] && toTrainingSession(rows[0], actor)
}

const findFor = { coach: findAs('coach'), player: findAs('player') }

function findAs(role: Role) {
  return builtOnce((db, { actorId, clubId, id }: Given<{ actorId: string; clubId: string; id: string }>) => {
    const actor = { id: actorId, clubId, role }
    return detailed(visibleSessions(db, actor), actor).where('s.id', '=', id)
  })
}

interface Viewer {
  readonly id: Value<string>
  readonly clubId: Value<string>
  readonly role: Role
}

/** Coaches see the club's sessions, players those they take part in; nobody sees deleted ones. */
function visibleSessions(db: Db, actor: Viewer, wanted: { all?: boolean } = {}) {
  return db
    .selectFrom('training_sessions as s')
    .where('s.club_id', '=', actor.clubId)
    .where('s.deleted_at', 'is', null)
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
      jsonArrayFrom(
        eb
          .selectFrom('session_participants as p')
          .innerJoin('accounts as a', 'a.id', 'p.player_id')
          .leftJoin('accounts as marker', 'marker.id', 'p.presence_by')
          .select([
            'p.player_id as id',
            'a.first_name as firstName',
            'a.last_name as lastName',
            'p.presence',
            sql<string | null>`marker.first_name || ' ' || marker.last_name`.as('markedBy'),
            sql<string | null>`p.presence_at`.as('markedAt'),
            'p.reply',
          ])
          .whereRef('p.session_id', '=', 's.id')
          .orderBy(byName)
          .orderBy('p.player_id'),
      ).as('players'),
      jsonArrayFrom(
        eb
          .selectFrom('session_exercises as e')
          .select(['e.id', 'e.type', 'e.technique', 'e.effect', 'e.duration', 'e.description'])
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
  { startsAt, players, feedback, fullNames, left = [], ...row }: Row,
  actor: Member,
): TrainingSession {
  const readsAll = isFor(actor, 'readAllSessions')
  const nameOfOther = (player: Player) => fullName(fullNames ? player : abbreviateLastName(player))
  return {
    ...row,
    ...(left.length > 0 && { left }),
    startsAt: startsAt.toISOString(),
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

function toParticipant(player: Player): Participant {
  const { id, presence, markedBy, markedAt, reply } = player
  const marked = markedAt === null ? null : { by: markedBy, at: new Date(markedAt).toISOString() }
  return { id, name: fullName(player), presence, marked, reply }
}
