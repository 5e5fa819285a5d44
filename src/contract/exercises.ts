import * as v from 'valibot'
import { categories } from '../domain/category.ts'
import { difficulties, exerciseDurations } from '../domain/exercise.ts'
import { drillTitle, exerciseDrill, libraryId } from './drills.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const exerciseContent = {
  type: v.picklist(categories, 'Catégorie inconnue'),
  technique: field.properName(field.chooseBoth, 60),
  effect: field.properName(field.chooseBoth, 60),
  duration: v.picklist(exerciseDurations, 'Durée inconnue'),
  description: field.text(2000),
}

const written = {
  id: field.id,
  ...exerciseContent,
  difficulty: v.picklist(difficulties, 'Difficulté inconnue'),
  // Beyond the specification, and none required: what an edit does not name stays as it is.
  title: v.exactOptional(drillTitle),
  drill: v.exactOptional(v.nullable(exerciseDrill)),
  /** Which of Rebond’s drills it is a changed copy of. */
  origin: v.exactOptional(v.nullable(libraryId)),
}

export const exercise = v.object({
  ...written,
  clubId: field.id,
  /** Null if that account was deleted. */
  createdBy: v.nullable(field.id),
  createdAt: field.instant,
  updatedAt: field.instant,
  version: field.version,
})
export type Exercise = v.InferOutput<typeof exercise>

/** The club's library, by category, then technique and effect. */
export const list = endpoint({
  method: 'GET',
  path: '/api/exercises',
  ability: 'readLibrary',
  input: field.emptyInput,
  output: v.array(exercise),
})

/** One of the club’s, for whoever has a link to it: players too. */
export const show = endpoint({
  method: 'GET',
  path: '/api/exercises/:id',
  ability: 'readExercise',
  input: v.strictObject({ id: field.id }),
  output: exercise,
})

/** A coach may type a technique or an effect of their own. */
export const create = endpoint({
  method: 'POST',
  path: '/api/exercises',
  ability: 'writeExercises',
  input: v.strictObject(written),
  output: exercise,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/exercises/:id',
  ability: 'writeExercises',
  input: v.strictObject({ ...written, version: field.version }),
  output: exercise,
})

/** Permanent: the screen asks for confirmation. Programmes keep their copies. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/exercises/:id/deletion',
  ability: 'removeExercises',
  input: v.strictObject({ id: field.id, version: field.version }),
  output: field.done,
})
