import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { announce } from '../live/announce.ts'

/** Tells the coaches and these players that the session changed. */
export function announceSession(db: Db, actor: Member, id: string, playerIds: readonly string[]): void {
  announceSessions(db, actor, [id], playerIds)
}

export function announceSessions(
  db: Db,
  { clubId }: Member,
  ids: readonly string[],
  playerIds: readonly string[],
): void {
  announce(db, {
    topic: 'training-sessions',
    ids,
    clubId,
    to: 'coaches',
    accounts: [...new Set(playerIds)],
  })
}

/** The players to notify of a change of these sessions; coaches are notified of every session. */
export async function participantsOf(db: Db, clubId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.player_id as id
    from unnest(${ids}::uuid[]) as s (id)
    cross join lateral (
      select player_id from session_participants where session_id = s.id and club_id = ${clubId} ${optimizationFence}
    ) as p`.execute(db)
  return rows.map(({ id }) => id)
}
