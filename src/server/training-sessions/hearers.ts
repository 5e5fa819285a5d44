import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'

/** Which players hear of a change of these sessions; coaches hear of all. */
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

/** Who takes or took part in a session with this player: their screens show the name. */
export async function companionsOf(db: Db, clubId: string, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('session_participants as mine')
    .innerJoin('session_participants as p', 'p.session_id', 'mine.session_id')
    .select('p.player_id')
    .distinct()
    .where('mine.club_id', '=', clubId)
    .where('mine.player_id', '=', playerId)
    .execute()
  return rows.map(({ player_id }) => player_id)
}
