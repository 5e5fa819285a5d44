import * as exercises from '../../contract/exercises.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { Member } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { announceExercise } from './announce-exercise.ts'
import { deleteExercise, findExercise, insertExercise, listExercises, updateExercise } from './store.ts'

export function exerciseRoutes(app: App): void {
  serve(app, exercises.list, ({ actor, db }) => listExercises(db, actor))

  serve(app, exercises.create, async ({ input, actor, db, now }) => {
    const exercise = await insertExercise(db, actor, input, now)
    announceExercise(db, actor, input.id)
    return exercise
  })

  serve(app, exercises.update, async ({ input, actor, db, now }) => {
    const exercise = await updateExercise(db, actor, input, now)
    if (!exercise) return refuseStale(db, actor, input.id)
    announceExercise(db, actor, input.id)
    return exercise
  })

  serve(app, exercises.remove, async ({ input, actor, db }) => {
    if (!(await deleteExercise(db, actor, input))) await refuseStale(db, actor, input.id)
    announceExercise(db, actor, input.id)
    return doneAnswer
  })
}

/** @throws Refused `not-found`, or `changed-meanwhile` with the current exercise */
async function refuseStale(db: Db, actor: Member, id: string): Promise<never> {
  const current = foundOr404(await findExercise(db, actor, id))
  throw new Refused('changed-meanwhile', { current })
}
