import * as v from 'valibot'
import { techniqueStatuses } from '../../domain/technique-evaluation.ts'
import * as field from './fields.ts'

export const evaluation = v.object({
  evaluationId: field.described(field.id, 'Identifiant de cette évaluation'),
  playerId: field.described(field.id, 'Identifiant du joueur'),
  id: field.described(v.string(), 'Technique du catalogue (service-1) ou identifiant d’un exercice'),
  exerciseId: field.described(v.optional(field.id), 'Présent seulement si c’est un exercice'),
  name: field.described(v.string(), 'Nom de la technique'),
  category: field.described(field.category, 'Catégorie (quart de table)'),
  status: field.described(v.picklist(techniqueStatuses), 'Niveau de maîtrise'),
  coachNotes: field.described(v.string(), 'Notes de l’entraineur'),
  lastEvaluation: field.described(field.instant, 'Date de l’évaluation'),
  evaluatedBy: field.described(
    v.nullable(v.string()),
    'Nom de l’entraineur, ou «\u00A0API\u00A0: Site du club\u00A0»\u202F; null si son compte n’existe plus',
  ),
})
export type TechniqueEvaluation = v.InferOutput<typeof evaluation>
