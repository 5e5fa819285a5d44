import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { create, Exercise } from '../../contract/exercises.ts'
import { authorOf, type Member } from '../../domain/actor.ts'
import { categories } from '../../domain/category.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import type { Db } from '../database/connection.ts'
import type { PageAfter } from '../keyset.ts'

export async function listExercises(db: Db, actor: Member): Promise<Exercise[]> {
  const rows = await selectExercises(db, actor)
    .orderBy(sql`array_position(${[...categories]}::text[], type)`)
    .orderBy(sql`technique collate "fr-x-icu"`)
    .orderBy(sql`effect collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
  return rows.map(toExercise)
}

/** In the order of their ids. */
export async function listExercisesAfter(
  db: Db,
  actor: Member,
  { after, limit }: PageAfter<string>,
): Promise<Exercise[]> {
  const rows = await selectExercises(db, actor)
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toExercise)
}

export async function findExercise(db: Db, actor: Member, id: string): Promise<Exercise | undefined> {
  const row = await selectExercises(db, actor).where('id', '=', id).executeTakeFirst()
  return row && toExercise(row)
}

/** The library's exercise of that type, technique and effect, locked against deletion. */
export async function findEqualExercise(
  db: Db,
  actor: Member,
  { type, technique, effect }: Pick<Exercise, 'type' | 'technique' | 'effect'>,
): Promise<Exercise | undefined> {
  const row = await selectExercises(db, actor)
    .where('type', '=', type)
    .where('technique', '=', technique)
    .where('effect', '=', effect)
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst()
  return row && toExercise(row)
}

function selectExercises(db: Db, actor: Member) {
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
  'title',
  'drill',
  'origin',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
] as const

type Row = Awaited<ReturnType<ReturnType<typeof selectExercises>['execute']>>[number]

/** What an exercise does not have of a drill is not sent. */
function toExercise({ createdAt, updatedAt, title, drill, origin, ...row }: Row): Exercise {
  return {
    ...row,
    ...(title && { title }),
    // As the contract checked it.
    ...(drill && { drill: drill as ExerciseDrill }),
    ...(origin && { origin }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export type NewExercise = ParsedInput<typeof create>

/** What is not named stays as it is. */
function toColumns<C extends { drill?: ExerciseDrill | null }>({ drill, ...content }: C) {
  return drill === undefined ? content : { ...content, drill: drill && JSON.stringify(drill) }
}

/** A taken id violates the primary key (server/errors.ts). */
export async function insertExercise(
  db: Db,
  actor: Member,
  exercise: NewExercise,
  now: Date,
): Promise<Exercise> {
  const { accountId, keyName } = authorOf(actor)
  const row = await db
    .insertInto('exercises')
    .values({
      club_id: actor.clubId,
      ...toColumns(exercise),
      created_by: accountId,
      created_by_key: keyName,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toExercise(row)
}

/** Returns undefined when the version is stale. */
export async function updateExercise(
  db: Db,
  actor: Member,
  { id, version, ...content }: NewExercise & { version: number },
  now: Date,
): Promise<Exercise | undefined> {
  const row = await db
    .updateTable('exercises')
    .set((eb) => ({ ...toColumns(content), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && toExercise(row)
}

/** Returns false when the version is stale. */
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
  if (deleted.numDeletedRows !== 1n) return false
  await db
    .deleteFrom('exercise_marks')
    .where('club_id', '=', actor.clubId)
    .where('exercise_id', '=', id)
    .execute()
  return true
}
