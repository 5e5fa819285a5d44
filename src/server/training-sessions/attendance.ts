import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import { absenceReasonOf, type GivenReply, type Mark, type Presence } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'

/** A player in a session. */
interface Place {
  readonly id: string
  readonly playerId: string
}

interface Places {
  readonly id: string
  readonly playerIds: readonly string[]
}

interface Noted {
  readonly presence: Presence | null
  readonly lateAt: string | null
}

/** What the roll notes of a player, and nobody else notes until this transaction ends; undefined for who takes no part. */
export function lockMark(db: Db, actor: Member, { id, playerId }: Place): Promise<Mark | undefined> {
  return db
    .selectFrom('session_participants')
    .select(['presence', 'presence_by as by'])
    .where('session_id', '=', id)
    .where('player_id', '=', playerId)
    .where('club_id', '=', actor.clubId)
    .forUpdate()
    .executeTakeFirst()
}

/** Nobody else notes anything of these players until this transaction ends. */
export async function lockMarks(db: Db, actor: Member, { id, playerIds }: Places): Promise<void> {
  await db
    .selectFrom('session_participants')
    .select('player_id')
    .where('session_id', '=', id)
    .where(sql<boolean>`player_id = any(${playerIds}::uuid[])`)
    .where('club_id', '=', actor.clubId)
    // Always in the same order, so that no two wait for each other.
    .orderBy('player_id')
    .forUpdate()
    .execute()
}

/**
 * Nobody else changes the session, its roll or its feedback until this transaction ends. The club is locked before
 * (`lockClubAndPlayers`), as by whoever leaves it. Returns its roll, also of a session that is gone.
 */
export async function lockRecord(
  db: Db,
  { clubId }: Member,
  id: string,
): Promise<{ playerId: string; presence: Presence | null }[]> {
  await db
    .selectFrom('training_sessions')
    .select('id')
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    // Who notes something of it in the journal does not wait, and is not waited for.
    .forNoKeyUpdate()
    .execute()
  return db
    .selectFrom('session_participants')
    .select(['player_id as playerId', 'presence'])
    .where('session_id', '=', id)
    .where('club_id', '=', clubId)
    .orderBy('player_id')
    .forUpdate()
    .execute()
}

/** The session's new version keeps a form that is open from leaving the player out again. */
export async function insertParticipant(
  db: Db,
  { clubId }: Member,
  { id, playerId }: Place,
  now: Date,
): Promise<void> {
  await db
    .insertInto('session_participants')
    .values({ session_id: id, club_id: clubId, player_id: playerId })
    .execute()
  await db
    .updateTable('training_sessions')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    .execute()
}

export async function saveMarks(
  db: Db,
  actor: Member,
  { id, playerIds, presence, lateAt }: Places & Noted,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session_participants')
    .set({ presence, presence_at: presence && now, presence_by: presence && actor.id, late_at: lateAt })
    .where('session_id', '=', id)
    .where(sql<boolean>`player_id = any(${playerIds}::uuid[])`)
    .where('club_id', '=', actor.clubId)
    .execute()
}

export async function saveReply(
  db: Db,
  actor: Member,
  { id, by, ...given }: GivenReply & { readonly id: string; readonly by: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session_participants')
    .set({
      reply: given.reply,
      // The reason comes as a second, equal reply: when they said so stays.
      reply_at: sql`case when reply is not distinct from ${given.reply}::text then reply_at else ${given.reply && now}::timestamptz end`,
      replied_by: given.reply && by,
      absence_reason: absenceReasonOf(given),
    })
    .where('session_id', '=', id)
    .where('player_id', '=', actor.id)
    .where('club_id', '=', actor.clubId)
    .execute()
}

/**
 * A reply belongs to the session's start time, so a new time deletes all replies, concurrent ones included, and those of
 * who may come back.
 */
export async function deleteReplies(db: Db, actor: Member, id: string): Promise<void> {
  const none = { reply: null, reply_at: null, absence_reason: null }
  await db
    .updateTable('session_participants')
    .set({ ...none, replied_by: null })
    .where('session_id', '=', id)
    .where('club_id', '=', actor.clubId)
    .execute()
  await db
    .updateTable('withdrawn_participants')
    .set(none)
    .where('session_id', '=', id)
    .where('club_id', '=', actor.clubId)
    .execute()
}
