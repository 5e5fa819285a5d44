import { sql } from 'kysely'
import type { Db } from '../server/database/connection.ts'
import type { Club } from './club.ts'
import { instantOn } from './club-days.ts'

/** Licences, years of birth and dated rankings. */
export async function fillRegistrations(
  db: Db,
  { id, founder }: Pick<Club, 'id' | 'founder'>,
  { registrations, rankings }: Pick<Club, 'registrations' | 'rankings'>,
): Promise<void> {
  for (const { playerId, licence, birthYear } of registrations) {
    await db.updateTable('memberships').set({ licence }).where('account_id', '=', playerId).execute()
    await db.updateTable('accounts').set({ birth_year: birthYear }).where('id', '=', playerId).execute()
  }
  if (rankings.length === 0) return
  await db
    .insertInto('ranking_entries')
    .values(
      rankings.map(({ playerId, date, points }) => ({
        club_id: id,
        player_id: playerId,
        on_date: sql<string>`${date}::date`,
        points,
        source: 'typed' as const,
        set_by: founder.id,
        set_at: instantOn(date, '17:05:00'),
      })),
    )
    .execute()
}
