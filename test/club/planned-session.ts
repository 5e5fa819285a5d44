import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Presence } from '../../src/domain/attendance.ts'
import type { SessionDuration } from '../../src/domain/training-session.ts'
import type { AppContext } from '../../src/server/app-env.ts'

const dayMs = 24 * 3600 * 1000

export interface Planned {
  clubId: string
  /** Counted in days from now; negative is past. */
  inDays: number
  duration?: SessionDuration
  /** With their mark of the roll call, or null. */
  players: Readonly<Record<string, Presence | null>>
  deleted?: boolean
}

/** Inserts a session into the database: dated by the test’s clock, with a roll call, perhaps deleted. */
export async function plannedSession(
  { db, now }: AppContext,
  { clubId, inDays, duration = '1h', players, deleted = false }: Planned,
): Promise<string> {
  const id = uuidv7()
  const startsAt = new Date(now().getTime() + inDays * dayMs)
  const inParis = sql`${startsAt}::timestamptz at time zone 'Europe/Paris'`
  await db
    .insertInto('training_sessions')
    .values({
      id,
      club_id: clubId,
      title: 'Entrainement',
      date: sql<string>`(${inParis})::date`,
      time: sql<string>`(${inParis})::time`,
      duration,
      starts_at: startsAt,
      created_at: now(),
      updated_at: now(),
      deleted_at: deleted ? now() : null,
    })
    .execute()
  for (const [playerId, presence] of Object.entries(players)) {
    await db
      .insertInto('session_participants')
      .values({
        session_id: id,
        club_id: clubId,
        player_id: playerId,
        presence,
        presence_at: presence && now(),
      })
      .execute()
  }
  return id
}
