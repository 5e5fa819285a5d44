import { sql } from 'kysely'
import { announceSessions } from '../clubs/withdrawals.ts'
import type { Db } from '../database/connection.ts'

interface Leaving {
  readonly playerId: string
  readonly clubId: string
}

/**
 * A session keeps how many were there: in each a nameless account of its own takes the person's place, with no date but the
 * session's, so that nothing tells which of them were one person. What they had replied goes. To be called once they are
 * withdrawn from what is still to come.
 */
export async function keepCounts(tx: Db, { playerId, clubId }: Leaving): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with places as (
      select p.session_id, s.starts_at, gen_random_uuid() as stand_in
      from session_participants as p
      join training_sessions as s on s.id = p.session_id
      where p.player_id = ${playerId} and p.club_id = ${clubId}
    ), stand_ins as (
      insert into accounts (id, role, first_name, last_name, active, stand_in_of, created_at, updated_at)
      select stand_in, 'player', 'Compte', 'supprimé', false, ${clubId}::uuid, starts_at, starts_at from places
    ), replaced as (
      update session_participants as p
      set player_id = places.stand_in, reply = null, reply_at = null, replied_by = null, absence_reason = null
      from places
      where p.session_id = places.session_id and p.player_id = ${playerId}
    )
    update training_sessions as s
    set version = version + 1
    from places
    where s.id = places.session_id
    returning s.id`.execute(tx)
  await announceSessions(tx, clubId, rows)
}

/** Those whose session, or place in it, is gone. */
export async function deleteUnusedStandIns(db: Db): Promise<void> {
  await sql`
    delete from accounts as a
    where a.stand_in_of is not null
      and not exists (select from session_participants where player_id = a.id offset 0)`.execute(db)
}
