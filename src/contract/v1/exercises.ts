import * as v from 'valibot'
import { difficulties, exerciseDurations } from '../../domain/exercise.ts'
import * as field from './fields.ts'

export const exercise = v.object({
  id: field.ownId,
  clubId: field.clubId,
  ...field.exerciseFields,
  difficulty: field.described(v.picklist(difficulties), 'Difficulté'),
  duration: field.described(v.picklist(exerciseDurations), 'Durée'),
  description: field.described(v.string(), 'Description'),
  createdBy: field.described(
    v.nullable(field.id),
    'Identifiant de l’entraineur qui l’a écrit\u202F; null si c’est un programme, ou si son compte n’existe plus',
  ),
  createdAt: field.described(field.instant, 'Date de création'),
  updatedAt: field.described(field.instant, 'Date de la dernière modification'),
})
