import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import { categories } from '../../domain/exercise.ts'
import type { Db } from '../database/connection.ts'

/** The club's library in the order of the table's quarters. */
export function listExercises(db: Db, actor: Member): Promise<Exercise[]> {
  return ofClub(db, actor)
    .orderBy(sql`array_position(${[...categories]}::text[], type)`)
    .orderBy(sql`technique collate "fr-x-icu"`)
    .orderBy(sql`effect collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
}

export function findExercise(db: Db, actor: Member, id: string): Promise<Exercise | undefined> {
  return ofClub(db, actor).where('id', '=', id).executeTakeFirst()
}

/** The library's own exercise of that technique and effect, which stays until this transaction ends. */
export function findLike(
  db: Db,
  actor: Member,
  { type, technique, effect }: Pick<Exercise, 'type' | 'technique' | 'effect'>,
): Promise<Exercise | undefined> {
  return ofClub(db, actor)
    .where('type', '=', type)
    .where('technique', '=', technique)
    .where('effect', '=', effect)
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst()
}

function ofClub(db: Db, actor: Member) {
  return db
    .selectFrom('exercises')
    .select(['id', 'type', 'technique', 'effect', 'difficulty', 'duration', 'description', 'version'])
    .where('club_id', '=', actor.clubId)
}

export type NewExercise = ParsedInput<typeof create>

/** An id that is taken is refused by the key (server/errors.ts). */
export async function insertExercise(db: Db, actor: Member, exercise: NewExercise, now: Date): Promise<void> {
  await db
    .insertInto('exercises')
    .values({ club_id: actor.clubId, ...exercise, created_by: actor.id, created_at: now, updated_at: now })
    .execute()
}

/** Answers whether the version was still the one that was edited. */
export async function updateExercise(
  db: Db,
  actor: Member,
  { id, version, ...content }: NewExercise & { version: number },
  now: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('exercises')
    .set((eb) => ({ ...content, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** For good. Answers whether the version was still the one on the screen. */
export async function deleteExercise(
  db: Db,
  actor: Member,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('exercises')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
