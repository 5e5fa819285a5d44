import { sql } from 'kysely'
import type { Exercise } from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import { categories } from '../../domain/exercise.ts'
import type { Db } from '../database/connection.ts'

/** The club's library in the order of the table's quarters. */
export function listExercises(db: Db, actor: Member): Promise<Exercise[]> {
  return db
    .selectFrom('exercises')
    .select(['id', 'type', 'technique', 'effect', 'difficulty', 'duration', 'description', 'version'])
    .where('club_id', '=', actor.clubId)
    .orderBy(sql`array_position(${[...categories]}::text[], type)`)
    .orderBy(sql`technique collate "fr-x-icu"`)
    .orderBy(sql`effect collate "fr-x-icu"`)
    .orderBy('id')
    .execute()
}
