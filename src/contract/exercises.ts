import * as v from 'valibot'
import { categories, difficulties, exerciseDurations } from '../domain/exercise.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const chooseBoth = 'Veuillez sélectionner une technique et un effet'

export const exerciseContent = {
  type: v.picklist(categories, 'Catégorie inconnue'),
  technique: field.line(chooseBoth, 60),
  effect: field.line(chooseBoth, 60),
  duration: v.picklist(exerciseDurations, 'Durée inconnue'),
  description: field.text(2000),
}

export const exercise = v.object({
  id: field.id,
  ...exerciseContent,
  difficulty: v.picklist(difficulties, 'Difficulté inconnue'),
  version: field.version,
})
export type Exercise = v.InferOutput<typeof exercise>

/** The club's library, by category, then technique and effect. */
export const list = endpoint({
  method: 'GET',
  path: '/api/exercises',
  audience: 'member',
  input: field.nothing,
  output: v.array(exercise),
})
