import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { playerScores } from './players.ts'
import { evaluation } from './technique-evaluations.ts'

/** Both histories are newest first, and follow the player from club to club. */
export const progress = v.object({
  evaluations: v.array(evaluation),
  aiSettingsHistory: v.array(playerScores),
  /**
   * The instant of the latest evaluation that the player has seen, 1970 if there was none; null before the first visit.
   * Later evaluations are highlighted.
   */
  seenUntil: v.nullable(field.instant),
})
export type Progress = v.InferOutput<typeof progress>

/** A player’s own. */
export const mine = endpoint({
  method: 'GET',
  path: '/api/player-progress',
  ability: 'readOwnProgress',
  input: field.emptyInput,
  output: progress,
})

/**
 * Marks everything up to this evaluation as seen (null: there is none yet), so that the next visit, on any device,
 * highlights only later ones. A part of reading, so not worth queueing while offline.
 */
export const markSeen = endpoint({
  method: 'POST',
  path: '/api/player-progress/seen',
  ability: 'readOwnProgress',
  online: true,
  input: v.strictObject({ evaluationId: v.nullable(field.id) }),
  output: v.object({ seenUntil: field.instant }),
})
