import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import { can } from '../../domain/ability.ts'
import { authorOf, type Member } from '../../domain/actor.ts'
import {
  activeStatuses,
  newRequest,
  requestsPerPage,
  type RequestState,
  type RequestStatus,
  requestStatuses,
  type RequestView,
} from '../../domain/exercise-request.ts'
import { nameOfAccount, nameOfAuthor } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import type { PageAfter } from '../keyset.ts'
import { takesPart } from '../training-sessions/takes-part.ts'

const statusesOf: Readonly<Record<RequestView, readonly RequestStatus[]>> = {
  active: activeStatuses,
  archived: ['archived'],
}

interface PageWanted {
  view: RequestView
  page: number
  now: Date
}

/** Sorted as `byStatusThenNewest` and `newestFirst` do. Returns the last page for any page beyond it. */
export async function listRequests(
  db: Db,
  actor: Member,
  { view, page, now }: PageWanted,
): Promise<RequestPage> {
  const counts = await countByStatus(db, actor)
  const total = statusesOf[view].reduce((sum, status) => sum + counts[status], 0)
  const pageCount = Math.max(1, Math.ceil(total / requestsPerPage))
  const shown = Math.min(page, pageCount)
  const rows = await detailed(visibleRequests(db, actor), now)
    .where(sql<boolean>`r.status = any(${[...statusesOf[view]]}::text[])`)
    .$if(can(actor, 'readAllRequests'), (query) =>
      query.orderBy(sql`array_position(${[...requestStatuses]}::text[], r.status)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(requestsPerPage)
    .offset((shown - 1) * requestsPerPage)
    .execute()
  const { pending, in_progress } = counts
  return {
    requests: rows.map((row) => toRequest(row, actor)),
    total,
    page: shown,
    pageCount,
    open: { pending, in_progress },
  }
}

/** Archived ones too, in the order of their ids. */
export async function listRequestsAfter(
  db: Db,
  actor: Member,
  { after, limit, now }: PageAfter<string> & { now: Date },
): Promise<ExerciseRequest[]> {
  const rows = await detailed(visibleRequests(db, actor), now)
    .$if(after !== null, (query) => query.where('r.id', '>', after!))
    .orderBy('r.id')
    .limit(limit)
    .execute()
  return rows.map((row) => toRequest(row, actor))
}

/** Of a player's own those in the archive count as none. */
export async function countByStatus(db: Db, actor: Member): Promise<Record<RequestStatus, number>> {
  const rows = await visibleRequests(db, actor)
    .select((eb) => ['r.status', eb.fn.countAll<number>().as('count')])
    .groupBy('r.status')
    .execute()
  const none = { pending: 0, in_progress: 0, approved: 0, rejected: 0, archived: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

export async function findRequest(
  db: Db,
  actor: Member,
  { id, now }: { id: string; now: Date },
): Promise<ExerciseRequest | undefined> {
  const row = await detailed(visibleRequests(db, actor), now).where('r.id', '=', id).executeTakeFirst()
  return row && toRequest(row, actor)
}

/** A taken id violates the primary key (server/errors.ts). */
export async function insertRequest(
  db: Db,
  actor: Member,
  request: ParsedInput<typeof create>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('exercise_requests')
    .values({
      ...request,
      ...columnsOf(newRequest),
      club_id: actor.clubId,
      player_id: actor.id,
      updated_by: actor.id,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findState>>>

/** What is decided on, of a request of the club. */
export async function findState(db: Db, actor: Member, id: string) {
  const row = await db
    .selectFrom('exercise_requests as r')
    .leftJoin('training_sessions as s', (join) =>
      join.onRef('s.id', '=', 'r.session_id').on('s.deleted_at', 'is', null),
    )
    .select([
      'r.id',
      'r.player_id as playerId',
      'r.type',
      'r.technique',
      'r.effect',
      'r.status',
      'r.status_before as statusBefore',
      'r.assigned_to as assignedTo',
      'r.assigned_at as assignedAt',
      'r.answered_at as answeredAt',
      'r.exercise_id as exerciseId',
      's.id as sessionId',
      'r.version',
    ])
    .where('r.id', '=', id)
    .where('r.club_id', '=', actor.clubId)
    .executeTakeFirst()
  if (!row) return undefined
  const { assignedAt, answeredAt } = row
  return {
    ...row,
    assignedAt: assignedAt && assignedAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
  }
}

/** The version that the coach saw. */
interface Seen {
  readonly id: string
  readonly version: number
}

/** Returns false when the version is stale. */
export function saveState(
  db: Db,
  actor: Member,
  seen: Seen,
  { answeredAt, ...state }: RequestState & Pick<StoredRequest, 'answeredAt'>,
  now: Date,
): Promise<boolean> {
  return change(db, actor, seen, now, { ...columnsOf(state), answered_at: answeredAt })
}

function columnsOf({ status, statusBefore, assignedTo, assignedAt }: RequestState) {
  return { status, status_before: statusBefore, assigned_to: assignedTo, assigned_at: assignedAt }
}

/** Stores where the exercise was added. Returns false when the version is stale. */
export function saveFollowUp(
  db: Db,
  actor: Member,
  seen: Seen,
  added: { exercise_id: string } | { session_id: string },
  now: Date,
): Promise<boolean> {
  return change(db, actor, seen, now, added)
}

async function change(
  db: Db,
  actor: Member,
  { id, version }: Seen,
  now: Date,
  columns: Updateable<DB['exercise_requests']>,
): Promise<boolean> {
  const { accountId, keyName } = authorOf(actor)
  const updated = await db
    .updateTable('exercise_requests')
    .set((eb) => ({
      ...columns,
      version: eb('version', '+', 1),
      updated_by: accountId,
      updated_by_key: keyName,
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Coaches see the club's requests, players their own until they are archived. */
function visibleRequests(db: Db, actor: Member) {
  return db
    .selectFrom('exercise_requests as r')
    .where('r.club_id', '=', actor.clubId)
    .$if(!can(actor, 'readAllRequests'), (query) =>
      query.where('r.player_id', '=', actor.id).where('r.status', '<>', 'archived'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number]

function detailed(requests: ReturnType<typeof visibleRequests>, now: Date) {
  return requests.select((eb) => [
    'r.id',
    'r.club_id as clubId',
    'r.player_id as playerId',
    nameOfAccount(sql.ref('r.player_id')).$notNull().as('playerName'),
    'r.type',
    'r.technique',
    'r.effect',
    'r.message',
    'r.status',
    'r.status_before as statusBefore',
    'r.created_at as createdAt',
    'r.updated_at as updatedAt',
    'r.updated_by as updatedBy',
    nameOfAuthor(sql.ref('r.updated_by'), sql.ref('r.updated_by_key')).as('updatedByName'),
    'r.assigned_to as assignedTo',
    nameOfAccount(sql.ref('r.assigned_to')).as('assignedToName'),
    'r.assigned_at as assignedAt',
    'r.version',
    'r.exercise_id as exerciseId',
    jsonObjectFrom(sessionOf(eb)).as('session'),
    jsonObjectFrom(nextSession(eb, now)).as('nextSession'),
  ])
}

type OfRequest = ExpressionBuilder<DB & { r: DB['exercise_requests'] }, 'r'>

function sessions(eb: OfRequest) {
  return eb
    .selectFrom('training_sessions as s')
    .select(['s.id', 's.title', 's.date', 's.time'])
    .where('s.deleted_at', 'is', null)
}

/** The session to which the exercise was added, unless it was deleted since. */
function sessionOf(eb: OfRequest) {
  return sessions(eb).whereRef('s.id', '=', 'r.session_id').whereRef('s.club_id', '=', 'r.club_id')
}

/** The session to which the exercise can be added; before the approval too, for a coach who approves it offline. */
function nextSession(eb: OfRequest, now: Date) {
  return sessions(eb)
    .whereRef('s.club_id', '=', 'r.club_id')
    .where('r.status', '<>', 'archived')
    .where((s) => s.not(s.exists(sessionOf(eb))))
    .where('s.starts_at', '>=', now)
    .where((s) => takesPart(s.ref('r.player_id')))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(1)
}

function toRequest({ exerciseId, session, nextSession, ...row }: Row, actor: Member): ExerciseRequest {
  const request = {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    assignedAt: row.assignedAt && row.assignedAt.toISOString(),
  }
  if (!can(actor, 'readAllRequests')) return request
  return {
    ...request,
    followUp: { exerciseId, session: withMinutes(session), nextSession: withMinutes(nextSession) },
  }
}

/** PostgreSQL writes « 18:00:00 » into JSON. */
function withMinutes<S extends { time: string }>(session: S | null): S | null {
  return session && { ...session, time: session.time.slice(0, 5) }
}
