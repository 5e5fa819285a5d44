import { sql } from 'kysely'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

/** Tells the coaches and these players that the session changed. */
export function announceSession(db: Db, { clubId }: Member, id: string, playerIds: readonly string[]): void {
  announce(db, {
    topic: 'training-sessions',
    ids: [id],
    clubId,
    to: 'coaches',
    accounts: [...new Set(playerIds)],
  })
}

/** The players to notify of a change of these sessions; coaches are notified of every session. */
export async function participantsOf(db: Db, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('session_participants')
    .select('player_id')
    .distinct()
    .where('club_id', '=', clubId)
    .where(sql<boolean>`session_id = any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ player_id }) => player_id)
}
