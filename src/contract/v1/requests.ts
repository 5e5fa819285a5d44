import * as v from 'valibot'
import { requestStatuses } from '../../domain/exercise-request.ts'
import * as field from './fields.ts'

export const request = v.object({
  id: field.ownId,
  clubId: field.clubId,
  playerId: field.described(field.id, 'Identifiant du joueur'),
  playerName: field.described(v.string(), 'Prénom et nom du joueur'),
  ...field.exerciseFields,
  message: field.described(v.string(), 'Message du joueur'),
  status: field.described(v.picklist(requestStatuses), 'Où en est la demande'),
  createdAt: field.described(field.instant, 'Date de la demande'),
  updatedAt: field.described(field.instant, 'Date de la dernière modification'),
  updatedBy: field.described(
    v.nullable(field.id),
    'Identifiant de qui l’a modifiée en dernier\u202F; null si c’est un programme, ou si son compte n’existe plus',
  ),
  updatedByName: field.described(
    v.nullable(v.string()),
    'Son nom, ou «\u00A0API\u00A0: Site du club\u00A0» pour un programme\u202F; null si son compte n’existe plus',
  ),
  assignedTo: field.described(v.nullable(field.id), 'Identifiant de l’entraineur qui l’a prise en charge'),
  assignedToName: field.described(v.nullable(v.string()), 'Son nom'),
  assignedAt: field.described(v.nullable(field.instant), 'Depuis quand'),
})
