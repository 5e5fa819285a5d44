import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create } from '../../contract/training-sessions.ts'
import type { Member } from '../../domain/actor.ts'
import { deletedSessionKeptDays } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'
import { withTheNext } from '../database/prepared-statements.ts'

export type SessionPlan = ParsedInput<typeof create>

/**
 * Keeps the club's time zone and these players' membership as they are until this transaction ends. Answers which of
 * them are players of the club.
 */
export async function holdClubPlayers(
  db: Db,
  actor: Member,
  playerIds: readonly string[],
): Promise<Set<string>> {
  await db
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', actor.clubId)
    .forShare()
    .modifyEnd(withTheNext)
    .execute()
  const players = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('club_id', '=', actor.clubId)
    .where('standing', '=', 'member')
    .where('role', '=', 'player')
    .where(sql<boolean>`account_id = any(${playerIds}::uuid[])`)
    .forShare()
    .execute()
  return new Set(players.map(({ account_id }) => account_id))
}

/** An id that is taken is refused by the key (server/errors.ts). */
export async function insertSession(db: Db, actor: Member, plan: SessionPlan, now: Date): Promise<void> {
  await db
    .insertInto('training_sessions')
    .values({
      id: plan.id,
      club_id: actor.clubId,
      ...columnsOf(actor, plan),
      created_by: actor.id,
      created_at: now,
      updated_at: now,
    })
    .modifyEnd(withTheNext)
    .execute()
  await writeDetails(db, actor, plan)
}

/** Answers whether the version was still the one that was edited. Who stays keeps what the roll call noted. */
export async function updateSession(
  db: Db,
  actor: Member,
  plan: SessionPlan & { version: number },
  now: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('training_sessions')
    .set((eb) => ({ ...columnsOf(actor, plan), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', plan.id)
    .where('club_id', '=', actor.clubId)
    .where('deleted_at', 'is', null)
    .where('version', '=', plan.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) return false
  await db
    .deleteFrom('session_participants')
    .where('session_id', '=', plan.id)
    .where(sql<boolean>`player_id <> all(${plan.playerIds}::uuid[])`)
    .modifyEnd(withTheNext)
    .execute()
  await db.deleteFrom('session_exercises').where('session_id', '=', plan.id).modifyEnd(withTheNext).execute()
  await writeDetails(db, actor, plan)
  return true
}

function columnsOf(actor: Member, { title, description, date, time, duration }: SessionPlan) {
  const zone = sql`(select time_zone from clubs where id = ${actor.clubId})`
  const starts_at = sql<Date>`(${date}::date + ${time}::time) at time zone ${zone}`
  return { title, description, date, time, duration, starts_at }
}

async function writeDetails(db: Db, actor: Member, { id, playerIds, exercises }: SessionPlan): Promise<void> {
  await sql`
    insert into session_participants (session_id, club_id, player_id)
    select ${id}::uuid, ${actor.clubId}::uuid, unnest(${playerIds}::uuid[])
    on conflict do nothing ${withTheNext}`.execute(db)
  const rows = JSON.stringify(exercises.map((exercise, position) => ({ ...exercise, position })))
  await sql`
    insert into session_exercises (session_id, club_id, id, position, type, technique, effect, duration, description)
    select ${id}::uuid, ${actor.clubId}::uuid, e.id, e.position, e.type, e.technique, e.effect, e.duration, e.description
    from jsonb_to_recordset(${rows}::jsonb) as e (
      id uuid, position integer, type text, technique text, effect text, duration text, description text
    ) ${withTheNext}`.execute(db)
}

/** Only marks it. Answers whether the version was still the one on the screen. */
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

/** Removes for good what was deleted long enough ago. */
export async function removeDeletedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletedSessionKeptDays * 24 * 3600 * 1000)
  await db.deleteFrom('training_sessions').where('deleted_at', '<', before).execute()
}
