import * as v from 'valibot'
import { rebondDrills } from '../../content/drills.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as field from '../../contract/fields.ts'
import type { App } from '../app-env.ts'
import { announceExercise } from '../exercises/announce-exercise.ts'
import { findExercise } from '../exercises/store.ts'
import { foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { findMark, listMarks, saveMark } from './store.ts'

export function exerciseMarkRoutes(app: App): void {
  serve(app, exerciseMarks.list, ({ actor, db, now }) => listMarks(db, actor, now))

  serve(app, exerciseMarks.mark, async ({ input, actor, db, now }) => {
    const { exerciseId, archived } = input
    if (!rebondDrillIds.has(exerciseId)) {
      foundOr404(v.is(field.id, exerciseId) ? await findExercise(db, actor, exerciseId) : undefined)
      if (archived) throw new Refused('invalid-input', { fields: { archived: notArchived } })
    }
    await saveMark(db, actor, input)
    announceExercise(db, actor, exerciseId)
    return findMark(db, actor, exerciseId, now)
  })
}

/** Every club knows all of them, whichever it has put away. */
const rebondDrillIds = new Set(rebondDrills.map(({ id }) => id))
const notArchived = 'Un exercice du club ne s’archive pas\u00A0: supprimez-le'
