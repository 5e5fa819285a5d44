import { v7 as uuidv7 } from 'uuid'
import * as drillFiles from '../../contract/drill-files.ts'
import { exerciseOfFile } from '../../domain/drills/drill-file.ts'
import type { App } from '../app-env.ts'
import { announceExercises } from '../exercises/announce-exercise.ts'
import { insertExercise } from '../exercises/store.ts'
import { serve } from '../serve.ts'
import { drillsOfFile } from './drills-of-file.ts'

export function drillFileRoutes(app: App): void {
  serve(app, drillFiles.create, async ({ input, actor, db, now }) => {
    const drills = drillsOfFile(input.file)
    const ids = drills.map(() => uuidv7())
    for (const [index, drill] of drills.entries()) {
      await insertExercise(db, actor, { id: ids[index]!, ...exerciseOfFile(drill) }, now)
    }
    announceExercises(db, actor, ids)
    return { added: ids.length, firstId: ids[0]! }
  })
}
