import { doneAnswer } from '../../contract/fields.ts'
import type * as exercises from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404, Refused } from '../refused.ts'
import type { Asked } from '../request.ts'
import { announceExercise } from './announce-exercise.ts'
import { deleteExercise, findExercise, insertExercise, updateExercise } from './store.ts'

export async function createExercise({ input, actor, db, now }: Asked<typeof exercises.create, Member>) {
  const exercise = await insertExercise(db, actor, input, now)
  announceExercise(db, actor, input.id)
  return exercise
}

export async function changeExercise({ input, actor, db, now }: Asked<typeof exercises.update, Member>) {
  const exercise = await updateExercise(db, actor, input, now)
  if (!exercise) return refuseStale(db, actor, input.id)
  announceExercise(db, actor, input.id)
  return exercise
}

export async function removeExercise({ input, actor, db }: Asked<typeof exercises.remove, Member>) {
  if (!(await deleteExercise(db, actor, input))) await refuseStale(db, actor, input.id)
  announceExercise(db, actor, input.id)
  return doneAnswer
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current exercise */
async function refuseStale(db: Db, actor: Member, id: string): Promise<never> {
  const current = foundOr404(await findExercise(db, actor, id))
  throw new Refused('changed-meanwhile', { current })
}
