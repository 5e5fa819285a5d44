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

/** The club of an account, and who takes or took part in a session there with it: their screens show its name. */
export function membershipWithCompanions(db: Db, accountId: string) {
  return db
    .selectFrom('memberships as m')
    .select((eb) => [
      'm.club_id as clubId',
      'm.standing',
      sql<string[]>`array(${eb
        .selectFrom('session_participants as mine')
        .innerJoin('session_participants as p', 'p.session_id', 'mine.session_id')
        .select('p.player_id')
        .distinct()
        .whereRef('mine.club_id', '=', 'm.club_id')
        .whereRef('mine.player_id', '=', 'm.account_id')})`.as('companions'),
    ])
    .where('m.account_id', '=', accountId)
    .executeTakeFirst()
}
