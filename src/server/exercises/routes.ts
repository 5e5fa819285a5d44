import * as exercises from '../../contract/exercises.ts'
import type { App } from '../app-env.ts'
import { foundOr404 } from '../refused.ts'
import { serve } from '../serve.ts'
import { findExercise, listExercises } from './store.ts'
import { changeExercise, createExercise, removeExercise } from './writing.ts'

export function exerciseRoutes(app: App): void {
  serve(app, exercises.list, ({ actor, db }) => listExercises(db, actor))
  serve(app, exercises.show, async ({ input, actor, db }) =>
    foundOr404(await findExercise(db, actor, input.id)),
  )
  serve(app, exercises.create, createExercise)
  serve(app, exercises.update, changeExercise)
  serve(app, exercises.remove, removeExercise)
}
