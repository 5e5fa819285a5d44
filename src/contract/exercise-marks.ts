import * as v from 'valibot'
import { libraryId } from './drills.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const exerciseMark = v.object({
  /** One of the club’s exercises, or the name of one of Rebond’s drills. */
  exerciseId: libraryId,
  archived: v.boolean(),
  favourite: v.boolean(),
  /** The day of the last past session that had it in its programme. */
  lastDone: v.nullable(field.day),
})
export type ExerciseMark = v.InferOutput<typeof exerciseMark>

/** Of every exercise that was marked or done; of the others there is nothing to say. */
export const list = endpoint({
  method: 'GET',
  path: '/api/exercise-marks',
  ability: 'readLibrary',
  input: field.emptyInput,
  output: v.array(exerciseMark),
})

/** What is not named stays. Only Rebond’s drills can be archived: a club’s own exercise is deleted. */
export const mark = endpoint({
  method: 'PUT',
  path: '/api/exercise-marks/:exerciseId',
  ability: 'writeExercises',
  input: v.strictObject({
    exerciseId: libraryId,
    archived: v.exactOptional(v.boolean('Valeur invalide')),
    favourite: v.exactOptional(v.boolean('Valeur invalide')),
  }),
  output: exerciseMark,
})
