import { doneAnswer } from '../../contract/fields.ts'
import type * as exercises from '../../contract/exercises.ts'
import type { Member } from '../../domain/actor.ts'
import { refuseStale } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { announceExercise } from './announce-exercise.ts'
import { checkedDrill } from './checked-drill.ts'
import { deleteExercise, findExercise, insertExercise, updateExercise } from './store.ts'

export async function createExercise({
  input,
  actor,
  db,
  now,
}: RuleRequest<typeof exercises.create, Member>) {
  const exercise = await insertExercise(db, actor, checkedDrill(input), now)
  announceExercise(db, actor, input.id)
  return exercise
}

export async function changeExercise({
  input,
  actor,
  db,
  now,
}: RuleRequest<typeof exercises.update, Member>) {
  const exercise = await updateExercise(db, actor, checkedDrill(input), now)
  if (!exercise) return refuseStale(await findExercise(db, actor, input.id))
  announceExercise(db, actor, input.id)
  return exercise
}

export async function removeExercise({ input, actor, db }: RuleRequest<typeof exercises.remove, Member>) {
  if (!(await deleteExercise(db, actor, input))) refuseStale(await findExercise(db, actor, input.id))
  announceExercise(db, actor, input.id)
  return doneAnswer
}
