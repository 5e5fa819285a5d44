import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { playerScores } from './players.ts'
import { evaluation } from './technique-evaluations.ts'

/** Both histories have the newest first, and follow the player from club to club. */
export const progress = v.object({
  evaluations: v.array(evaluation),
  aiSettingsHistory: v.array(playerScores),
  /**
   * The evaluation up to which it was seen before, 1970 where there was none; null for whoever never looked. What came later
   * stands out.
   */
  seenUntil: v.nullable(field.instant),
})
export type Progress = v.InferOutput<typeof progress>

/** A player’s own. */
export const mine = endpoint({
  method: 'GET',
  path: '/api/player-progress',
  ability: 'readOwnProgress',
  input: field.nothing,
  output: progress,
})

/**
 * Everything up to this evaluation has been seen, or that there is none yet: at the next visit, on any device, only what
 * comes later stands out. A part of reading: not worth keeping for later where there is no network.
 */
export const markSeen = endpoint({
  method: 'POST',
  path: '/api/player-progress/seen',
  ability: 'readOwnProgress',
  online: true,
  input: v.strictObject({ evaluationId: v.nullable(field.id) }),
  output: v.object({ seenUntil: field.instant }),
})
