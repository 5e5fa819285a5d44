import * as exercises from '../../contract/exercises.ts'
import { whyNotCoach } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import { allow } from '../errors.ts'
import { serve } from '../serve.ts'
import { listExercises } from './store.ts'

export function exerciseRoutes(app: App): void {
  serve(app, exercises.list, async ({ actor, db }) => {
    allow(whyNotCoach(actor))
    return listExercises(db, actor)
  })
}
