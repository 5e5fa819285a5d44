import * as exercises from '../../contract/exercises.ts'
import type { App } from '../app-env.ts'
import { serve } from '../serve.ts'
import { listExercises } from './store.ts'
import { changeExercise, createExercise, removeExercise } from './writing.ts'

export function exerciseRoutes(app: App): void {
  serve(app, exercises.list, ({ actor, db }) => listExercises(db, actor))
  serve(app, exercises.create, createExercise)
  serve(app, exercises.update, changeExercise)
  serve(app, exercises.remove, removeExercise)
}
