import * as v from 'valibot'
import { ratings } from '../../domain/training-session.ts'
import * as field from './fields.ts'

export const feedbackFields = {
  playerId: field.described(field.id, 'Identifiant du joueur'),
  playerName: field.described(v.string(), 'Prénom et nom'),
  rating: field.described(v.picklist(ratings), 'Avis'),
  comment: field.described(v.string(), 'Commentaire'),
  createdAt: field.described(field.instant, 'Quand il a été donné'),
}

export const feedback = v.object({
  sessionId: field.described(field.id, 'Identifiant de la séance'),
  ...feedbackFields,
})
export type SessionFeedback = v.InferOutput<typeof feedback>
