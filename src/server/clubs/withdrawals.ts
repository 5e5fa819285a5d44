import { sql } from 'kysely'
import { departuresUndoneSince } from '../../domain/club.ts'
import { maxParticipants } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { participantsOf } from '../training-sessions/recipients.ts'

/**
 * Past sessions keep their participants, and any session those whom its roll has noted. Upcoming ones get a new version, so
 * that an open form does not invite the person again; deleted ones too, because a deletion can be undone. A coach coaches no
 * upcoming session any more.
 */
export async function withdrawFromUpcoming(
  db: Db,
  clubId: string,
  leaverIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with upcoming as (
      delete from session_participants as p
      where p.player_id = any(${leaverIds}::uuid[]) and p.club_id = ${clubId} and p.presence is null
        and p.session_id = any(array(
          select s.id from training_sessions as s
          where s.club_id = ${clubId} and s.starts_at >= ${now} and exists (
            select 1 from session_participants as p
            where p.session_id = s.id and p.player_id = any(${leaverIds}::uuid[]) offset 0
          )
        ))
      returning p.session_id, p.player_id, p.reply, p.reply_at, p.absence_reason
    ), kept as (
      insert into withdrawn_participants (session_id, club_id, player_id, withdrawn_at, reply, reply_at, absence_reason)
      select session_id, ${clubId}, player_id, ${now}, reply, reply_at, absence_reason from upcoming
      on conflict (session_id, player_id) do update
      set withdrawn_at = excluded.withdrawn_at, reply = excluded.reply, reply_at = excluded.reply_at,
        absence_reason = excluded.absence_reason
    ), coached as (
      delete from session_coaches as c
      where c.coach_id = any(${leaverIds}::uuid[]) and c.club_id = ${clubId}
        and c.session_id = any(array(
          select s.id from training_sessions as s
          where s.club_id = ${clubId} and s.starts_at >= ${now} and exists (
            select 1 from session_coaches as c
            where c.session_id = s.id and c.coach_id = any(${leaverIds}::uuid[]) offset 0
          )
        ))
      returning c.session_id
    )
    update training_sessions as s
    set version = s.version + 1, updated_at = ${now}
    from (select session_id from upcoming union select session_id from coached) as upcoming
    where s.id = upcoming.session_id
    returning s.id`.execute(db)
  await announceSessions(db, clubId, rows)
}

interface Return {
  readonly clubId: string
  readonly playerId: string
  /** When they came, or asked to come. */
  readonly backAt: Date
  readonly now: Date
}

/**
 * Whoever comes back soon takes part again in what is still to come and has a place left, with what they had replied. The club
 * is locked, so nobody takes the last place meanwhile.
 */
export async function returnToUpcoming(db: Db, { clubId, playerId, backAt, now }: Return): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with withdrawn as (
      delete from withdrawn_participants
      where player_id = ${playerId} and club_id = ${clubId}
      returning session_id, withdrawn_at, reply, reply_at, absence_reason
    ), returned as (
      insert into session_participants (session_id, club_id, player_id, reply, reply_at, absence_reason)
      select w.session_id, ${clubId}, ${playerId}, w.reply, w.reply_at, w.absence_reason
      from withdrawn as w
      join training_sessions as s on s.id = w.session_id
      where s.starts_at >= ${now} and w.withdrawn_at >= ${departuresUndoneSince(backAt)}
        and (select count(*) from session_participants as p where p.session_id = s.id) < ${maxParticipants}
      on conflict (session_id, player_id) do nothing
      returning session_id
    )
    update training_sessions as s
    set version = s.version + 1, updated_at = ${now}
    from returned
    where s.id = returned.session_id
    returning s.id`.execute(db)
  await announceSessions(db, clubId, rows)
}

export async function announceSessions(
  db: Db,
  clubId: string,
  sessions: readonly { readonly id: string }[],
): Promise<void> {
  if (sessions.length === 0) return
  const ids = sessions.map(({ id }) => id)
  const accounts = await participantsOf(db, clubId, ids)
  announce(db, { topic: 'training-sessions', ids, clubId, to: 'coaches', accounts })
}

export async function deleteWithdrawalsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('withdrawn_participants').where('withdrawn_at', '<', before).execute()
}
