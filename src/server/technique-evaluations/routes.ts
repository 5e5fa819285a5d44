import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { App } from '../app-env.ts'
import { archivedIds } from '../exercise-marks/store.ts'
import { listExercises } from '../exercises/store.ts'
import { serve } from '../serve.ts'
import { listEvaluatedPlayers } from './store.ts'
import { evaluationTable } from './table.ts'
import { evaluate } from './writing.ts'

export function techniqueEvaluationRoutes(app: App): void {
  serve(app, techniqueEvaluations.list, async ({ actor, db }) =>
    evaluationTable(
      await listEvaluatedPlayers(db, actor),
      await listExercises(db, actor),
      await archivedIds(db, actor),
    ),
  )
  serve(app, techniqueEvaluations.evaluate, evaluate)
}
