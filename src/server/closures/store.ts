import type { Member } from '../../domain/actor.ts'
import type { SchoolZone } from '../../domain/school-holidays.ts'
import type { ClubClosures, Closure } from '../../domain/session-series.ts'
import type { Db } from '../database/connection.ts'

/** Soonest first. */
export async function findClosures(
  db: Db,
  { clubId }: Member,
): Promise<ClubClosures & { closures: Closure[] }> {
  const { schoolZone } = await db
    .selectFrom('clubs')
    .select('school_zone as schoolZone')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const closures = await db
    .selectFrom('club_closures')
    .select(['id', 'first_day as from', 'last_day as to', 'label'])
    .where('club_id', '=', clubId)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return { schoolZone, closures }
}

export async function saveZone(
  db: Db,
  { clubId }: Member,
  zone: SchoolZone | null,
  now: Date,
): Promise<void> {
  await db.updateTable('clubs').set({ school_zone: zone, updated_at: now }).where('id', '=', clubId).execute()
}

export async function countClosures(db: Db, { clubId }: Member): Promise<number> {
  const { count } = await db
    .selectFrom('club_closures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  return count
}

/** A taken id violates the primary key (server/errors.ts). */
export async function insertClosure(
  db: Db,
  { clubId }: Member,
  { id, from, to, label }: Closure,
  now: Date,
): Promise<void> {
  await db
    .insertInto('club_closures')
    .values({ id, club_id: clubId, first_day: from, last_day: to, label, created_at: now })
    .execute()
}

/** @returns its days; undefined for one that is gone already */
export async function deleteClosure(
  db: Db,
  { clubId }: Member,
  id: string,
): Promise<{ date: string; until: string } | undefined> {
  return db
    .deleteFrom('club_closures')
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    .returning(['first_day as date', 'last_day as until'])
    .executeTakeFirst()
}
