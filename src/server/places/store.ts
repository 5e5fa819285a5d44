import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, Place } from '../../contract/places.ts'
import type { Member } from '../../domain/actor.ts'
import { comparableName } from '../../domain/comparable-name.ts'
import type { Db } from '../database/connection.ts'
import type { PageAfter } from '../keyset.ts'

type WrittenPlace = ParsedInput<typeof create>

const columns = ['id', 'name', 'tables', 'version'] as const

export function listPlaces(db: Db, actor: Member): Promise<Place[]> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('club_id', '=', actor.clubId)
    .orderBy(sql`name collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
}

/** In the order of their ids. */
export function listPlacesAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<Place[]> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('club_id', '=', actor.clubId)
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findPlace(db: Db, actor: Member, id: string): Promise<Place | undefined> {
  return db
    .selectFrom('places')
    .select(columns)
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .executeTakeFirst()
}

export async function countPlaces(db: Db, actor: Member): Promise<number> {
  const { count } = await db
    .selectFrom('places')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', actor.clubId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether another place of the club has that name; case and accents do not count. */
export async function isNameTaken(db: Db, actor: Member, { id, name }: WrittenPlace): Promise<boolean> {
  const other = await db
    .selectFrom('places')
    .select('id')
    .where('club_id', '=', actor.clubId)
    .where('name_key', '=', comparableName(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** A taken id violates the primary key (server/errors.ts). */
export function insertPlace(
  db: Db,
  actor: Member,
  { id, name, tables }: WrittenPlace,
  now: Date,
): Promise<Place> {
  return db
    .insertInto('places')
    .values({
      id,
      club_id: actor.clubId,
      name,
      name_key: comparableName(name),
      tables,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Returns undefined when the version is stale. */
export function updatePlace(
  db: Db,
  actor: Member,
  { id, version, name, tables }: WrittenPlace & { version: number },
  now: Date,
): Promise<Place | undefined> {
  return db
    .updateTable('places')
    .set((eb) => ({
      name,
      name_key: comparableName(name),
      tables,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

/** Returns false when the version is stale. */
export async function deletePlace(
  db: Db,
  actor: Member,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('places')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
