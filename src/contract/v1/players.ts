import * as v from 'valibot'
import { playerTypes, playingStyles, preferredHands, rubbers } from '../../domain/player.ts'
import { highestScore, lowestScore } from '../../domain/player-scores.ts'
import * as field from './fields.ts'

const score = v.pipe(v.number(), v.integer(), v.minValue(lowestScore), v.maxValue(highestScore))

const aiSettings = v.object({
  service: field.described(score, 'Service, de 1 à 10'),
  initiative: field.described(score, 'Initiative, de 1 à 10'),
  counterInitiative: field.described(score, 'Contre-initiative, de 1 à 10'),
  defense: field.described(score, 'Défense, de 1 à 10'),
  setAt: field.described(field.instant, 'Quand un entraineur a donné ces notes'),
  setBy: field.described(
    v.nullable(v.string()),
    'Son nom, ou «\u00A0API\u00A0: Site du club\u00A0» pour un programme\u202F; null si son compte n’existe plus',
  ),
})

/** Without the address and what concerns the account. */
export const player = v.object({
  id: field.ownId,
  clubId: field.clubId,
  firstName: field.described(v.string(), 'Prénom'),
  lastName: field.described(v.string(), 'Nom'),
  role: field.described(v.literal('player'), 'Toujours player'),
  playingStyle: field.described(v.nullable(v.picklist(playingStyles)), 'Style de jeu'),
  preferredHand: field.described(v.nullable(v.picklist(preferredHands)), 'Main préférée'),
  forehandRubber: field.described(v.nullable(v.picklist(rubbers)), 'Revêtement coup droit'),
  backhandRubber: field.described(v.nullable(v.picklist(rubbers)), 'Revêtement revers'),
  playerType: field.described(v.nullable(v.picklist(playerTypes)), 'Type de joueur'),
  goals: field.described(v.string(), 'Objectifs, en texte libre'),
  ranking: field.described(v.nullable(v.number()), 'Classement, en points FFTT'),
  since: field.described(field.instant, 'Dans le club depuis'),
  aiSettings: field.described(v.nullable(aiSettings), 'Les dernières notes des entraineurs'),
})
export type Player = v.InferOutput<typeof player>
