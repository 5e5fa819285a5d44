import * as v from 'valibot'
import { categories } from '../domain/category.ts'
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
  /** « À rafraîchir »: of the catalogue, by their ids. Absent from what an earlier version cached. */
  refresh: v.exactOptional(v.array(v.string())),
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

/** A season at the present club: minutes by month and category, as the analyses count them, and its weeks. */
const roadAnswer = v.object({
  /** The day on which the season began; null without a club. */
  from: v.nullable(field.day),
  minutes: v.array(v.object({ month: v.string(), category: v.picklist(categories), minutes: v.number() })),
  /** Those in which something was planned; each by its Monday. */
  weeks: v.array(v.object({ week: field.day, planned: v.number(), attended: v.number() })),
  /** What was trained this month, most first; `id` of the catalogue. An earlier release did not answer it. */
  techniques: v.optional(
    v.array(
      v.object({
        id: v.nullable(v.string()),
        name: v.string(),
        category: v.picklist(categories),
        minutes: v.number(),
      }),
    ),
  ),
})
export type Road = v.InferOutput<typeof roadAnswer>

/** « Mon parcours », a player’s own. */
export const road = endpoint({
  method: 'GET',
  path: '/api/player-progress/road',
  ability: 'readOwnProgress',
  input: field.emptyInput,
  output: roadAnswer,
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
