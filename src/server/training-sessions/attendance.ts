import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Mark, Presence, Reply } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'

/** A player in a session. */
interface Place {
  readonly id: string
  readonly playerId: string
}

/** Locks and returns a player's mark; undefined for a player who does not take part. */
export function holdMark(db: Db, actor: Member, { id, playerId }: Place): Promise<Mark | undefined> {
  return db
    .selectFrom('session_participants')
    .select(['presence', 'presence_by as by'])
    .where('session_id', '=', id)
    .where('player_id', '=', playerId)
    .where('club_id', '=', actor.clubId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveMark(
  db: Db,
  actor: Member,
  { id, playerId, presence }: Place & { presence: Presence | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session_participants')
    .set({ presence, presence_at: presence && now, presence_by: presence && actor.id })
    .where('session_id', '=', id)
    .where('player_id', '=', playerId)
    .where('club_id', '=', actor.clubId)
    .execute()
}

/** Overwrites no mark. Returns the players whom it marked. */
export async function markUnmarkedPresent(
  db: Db,
  actor: Member,
  { id, playerIds }: { id: string; playerIds: readonly string[] },
  now: Date,
): Promise<string[]> {
  const marked = await db
    .updateTable('session_participants')
    .set({ presence: 'present', presence_at: now, presence_by: actor.id })
    .where('session_id', '=', id)
    .where(sql<boolean>`player_id = any(${playerIds}::uuid[])`)
    .where('club_id', '=', actor.clubId)
    .where('presence', 'is', null)
    .returning('player_id')
    .execute()
  return marked.map(({ player_id }) => player_id)
}

export async function saveReply(
  db: Db,
  actor: Member,
  { id, reply }: { id: string; reply: Reply | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session_participants')
    .set({ reply, reply_at: reply && now })
    .where('session_id', '=', id)
    .where('player_id', '=', actor.id)
    .where('club_id', '=', actor.clubId)
    .execute()
}

/** A reply belongs to the session's start time, so a new time deletes all replies, concurrent ones included. */
export async function forgetReplies(db: Db, actor: Member, id: string): Promise<void> {
  await db
    .updateTable('session_participants')
    .set({ reply: null, reply_at: null })
    .where('session_id', '=', id)
    .where('club_id', '=', actor.clubId)
    .execute()
}
