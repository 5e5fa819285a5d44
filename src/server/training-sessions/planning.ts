import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, TrainingSession } from '../../contract/training-sessions.ts'
import { type Author, authorOf, type Member } from '../../domain/actor.ts'
import { deletedSessionKeptDays } from '../../domain/training-session.ts'
import { builtOnce, type Given, type Value } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import { byName, nameOf } from './store.ts'

export type SessionPlan = ParsedInput<typeof create> & { readonly startsAt: Date }

interface Invitation {
  readonly playerIds: readonly string[]
  readonly date: string
  readonly time: string
}

interface ClubOccasion {
  readonly startsAt: Date
  readonly shown: { readonly date: string; readonly time: string }
  readonly players: { id: string; name: string }[]
}

/**
 * Locks the club's time zone and these players' memberships. Returns the instant of the club's local date and time, what
 * the club's clock shows then, and which of them are players of the club, sorted by name. Of a time that comes twice,
 * when summer time ends, it is the second; one that is skipped, when it begins, shows an hour later.
 */
export async function lockInvitation(
  tx: Db,
  { clubId }: Member,
  { playerIds, date, time }: Invitation,
): Promise<ClubOccasion> {
  // The club first, as in `leave`: the other order could deadlock.
  await lockClub(tx, { clubId })
  const { rows } = await lockInvitedPlayers(tx, { clubId, playerIds, date, time })
  const { startsAt, shownDate, shownTime, players } = foundOr404(rows[0])
  return { startsAt, shown: { date: shownDate, time: shownTime }, players }
}

const startOf = (date: Value<string>, time: Value<string>) =>
  sql<Date>`(${date}::date + ${time}::time) at time zone c.time_zone`

const lockClub = builtOnce((db, { clubId }: Given<{ clubId: string }>) =>
  db.selectFrom('clubs').select('id').where('id', '=', clubId).forShare(),
)

const lockInvitedPlayers = builtOnce(
  (db, { clubId, playerIds, date, time }: Given<Invitation & { clubId: string }>) =>
    db
      .selectFrom('clubs as c')
      .select((eb) => [
        startOf(date, time).as('startsAt'),
        sql<string>`(${startOf(date, time)} at time zone c.time_zone)::date`.as('shownDate'),
        sql<string>`(${startOf(date, time)} at time zone c.time_zone)::time`.as('shownTime'),
        jsonArrayFrom(
          eb
            .selectFrom('memberships as m')
            .innerJoin('accounts as a', 'a.id', 'm.account_id')
            .select(['a.id', nameOf.as('name')])
            .whereRef('m.club_id', '=', 'c.id')
            .where('m.standing', '=', 'member')
            .where('m.role', '=', 'player')
            .where(sql<boolean>`m.account_id = any(${playerIds}::uuid[])`)
            .orderBy(byName)
            .orderBy('a.id')
            .forShare('m'),
        ).as('players'),
      ])
      .where('c.id', '=', clubId),
)

/** A taken id violates the primary key (server/errors.ts). */
export async function insertSession(tx: Db, actor: Member, plan: SessionPlan, now: Date): Promise<void> {
  await insertRow(tx, { ...plan, ...authorOf(actor), clubId: actor.clubId, now })
  await writeDetails(tx, actor, plan)
}

const insertRow = builtOnce((db, row: Given<SessionPlan & Author & { clubId: string; now: Date }>) =>
  db.insertInto('training_sessions').values({
    id: row.id,
    club_id: row.clubId,
    title: row.title,
    description: row.description,
    date: row.date,
    time: row.time,
    duration: row.duration,
    starts_at: row.startsAt,
    created_by: row.accountId,
    created_by_key: row.keyName,
    created_at: row.now,
    updated_at: row.now,
  }),
)

/**
 * Saves the next version of a session; answers whether the one before was still there. Who stays keeps what the roll call
 * noted.
 */
export async function updateSession(
  db: Db,
  actor: Member,
  session: TrainingSession,
  now: Date,
): Promise<boolean> {
  const playerIds = session.players.map(({ id }) => id)
  const updated = await db
    .updateTable('training_sessions')
    .set({
      title: session.title,
      description: session.description,
      date: session.date,
      time: session.time,
      duration: session.duration,
      starts_at: session.startsAt,
      version: session.version,
      updated_at: now,
    })
    .where('id', '=', session.id)
    .where('club_id', '=', actor.clubId)
    .where('deleted_at', 'is', null)
    .where('version', '=', session.version - 1)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) return false
  await sql`
    with left_out as (
      delete from session_participants where session_id = ${session.id} and player_id <> all(${playerIds}::uuid[])
    )
    delete from session_exercises where session_id = ${session.id}`.execute(db)
  await writeDetails(db, actor, { ...session, playerIds })
  return true
}

async function writeDetails(
  db: Db,
  actor: Member,
  { id, playerIds, exercises }: Pick<SessionPlan, 'id' | 'playerIds' | 'exercises'>,
): Promise<void> {
  const rows = JSON.stringify(exercises.map((exercise, position) => ({ ...exercise, position })))
  await sql`
    with invited as (
      insert into session_participants (session_id, club_id, player_id)
      select ${id}::uuid, ${actor.clubId}::uuid, unnest(${playerIds}::uuid[])
      on conflict do nothing
    )
    insert into session_exercises (session_id, club_id, id, position, type, technique, effect, duration, description)
    select ${id}::uuid, ${actor.clubId}::uuid, e.id, e.position, e.type, e.technique, e.effect, e.duration, e.description
    from jsonb_to_recordset(${rows}::jsonb) as e (
      id uuid, position integer, type text, technique text, effect text, duration text, description text
    )`.execute(db)
}

/** A soft delete. Returns false when the version is stale. */
export async function markDeleted(
  db: Db,
  actor: Member,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('training_sessions')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

export async function unmarkDeleted(db: Db, actor: Member, id: string, now: Date): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Deletes the rows of sessions that were marked as deleted long enough ago. */
export async function removeDeletedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletedSessionKeptDays * 24 * 3600 * 1000)
  await db.deleteFrom('training_sessions').where('deleted_at', '<', before).execute()
}
