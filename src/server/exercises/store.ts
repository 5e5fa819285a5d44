import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import { categories } from '../../domain/exercise.ts'
import type { Db } from '../database/connection.ts'

/** The club's library in the order of the table's quarters. */
export async function listExercises(db: Db, actor: Member): Promise<Exercise[]> {
  const rows = await ofClub(db, actor)
    .orderBy(sql`array_position(${[...categories]}::text[], type)`)
    .orderBy(sql`technique collate "fr-x-icu"`)
    .orderBy(sql`effect collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
  return rows.map(toExercise)
}

export async function findExercise(db: Db, actor: Member, id: string): Promise<Exercise | undefined> {
  const row = await ofClub(db, actor).where('id', '=', id).executeTakeFirst()
  return row && toExercise(row)
}

/** The library's own exercise of that technique and effect, which stays until this transaction ends. */
export async function findLike(
  db: Db,
  actor: Member,
  { type, technique, effect }: Pick<Exercise, 'type' | 'technique' | 'effect'>,
): Promise<Exercise | undefined> {
  const row = await ofClub(db, actor)
    .where('type', '=', type)
    .where('technique', '=', technique)
    .where('effect', '=', effect)
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst()
  return row && toExercise(row)
}

function ofClub(db: Db, actor: Member) {
  return db.selectFrom('exercises').select(columns).where('club_id', '=', actor.clubId)
}

const columns = [
  'id',
  'club_id as clubId',
  'type',
  'technique',
  'effect',
  'difficulty',
  'duration',
  'description',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const

type Row = Awaited<ReturnType<ReturnType<typeof ofClub>['execute']>>[number]

function toExercise({ createdAt, updatedAt, ...row }: Row): Exercise {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export type NewExercise = ParsedInput<typeof create>

/** An id that is taken is refused by the key (server/errors.ts). */
export async function insertExercise(
  db: Db,
  actor: Member,
  exercise: NewExercise,
  now: Date,
): Promise<Exercise> {
  const row = await db
    .insertInto('exercises')
    .values({ club_id: actor.clubId, ...exercise, created_by: actor.id, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toExercise(row)
}

/** Undefined when the version was no longer the one that was edited. */
export async function updateExercise(
  db: Db,
  actor: Member,
  { id, version, ...content }: NewExercise & { version: number },
  now: Date,
): Promise<Exercise | undefined> {
  const row = await db
    .updateTable('exercises')
    .set((eb) => ({ ...content, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && toExercise(row)
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
