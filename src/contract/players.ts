import * as v from 'valibot'
import { presences } from '../domain/attendance.ts'
import { categories } from '../domain/category.ts'
import { requestStatuses } from '../domain/exercise-request.ts'
import { levels } from '../domain/player.ts'
import { maxSettings } from '../domain/max-settings.ts'
import { highestScore, lowestScore } from '../domain/player-scores.ts'
import { ratings } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { evaluation } from './technique-evaluations.ts'

const score = v.pipe(
  v.number('Note invalide'),
  v.integer('Note invalide'),
  v.minValue(lowestScore, outOfRange()),
  v.maxValue(highestScore, outOfRange()),
)
const aiSettings = { service: score, initiative: score, counterInitiative: score, defense: score }
export const writtenAiSettings = v.strictObject(aiSettings)

export const playerScores = v.object({
  id: field.id,
  ...aiSettings,
  setAt: field.instant,
  /** The coach’s name; null if that account was deleted. */
  setBy: v.nullable(v.string()),
})
/** One entry of a player’s history. */
export type SetScores = v.InferOutput<typeof playerScores>

export const listedPlayer = v.object({
  id: field.id,
  firstName: v.string(),
  lastName: v.string(),
  /** To whoever reads addresses. */
  email: v.optional(v.string()),
  /** « Géré par un parent »: somebody acts for them. */
  guarded: v.optional(v.literal(true)),
  playingStyle: field.playingStyle,
  /** Since when in this club. */
  since: field.instant,
  /** The latest; null while no coach has set any. */
  aiSettings: v.nullable(playerScores),
})
export type ListedPlayer = v.InferOutput<typeof listedPlayer>

/** A coach reads all players of the club, by name. */
export const list = endpoint({
  method: 'GET',
  path: '/api/players',
  ability: 'readPlayers',
  input: field.emptyInput,
  output: v.array(listedPlayer),
})

const sessionOf = { sessionId: field.id, title: v.string(), date: field.day, time: field.timeOfDay }

/**
 * All that a coach reads of one player. Scores and evaluations are their whole history; the rest is what happened in this
 * club, attendance and feedback over the last twelve months. Each list has the newest first.
 */
export const playerRecord = v.object({
  id: field.id,
  role: field.role,
  clubId: field.id,
  version: field.version,
  firstName: v.string(),
  lastName: v.string(),
  email: v.optional(v.string()),
  guarded: v.optional(v.literal(true)),
  since: field.instant,
  playingStyle: field.playingStyle,
  preferredHand: field.preferredHand,
  forehandRubber: field.rubber,
  backhandRubber: field.rubber,
  playerType: field.playerType,
  goals: v.string(),
  ranking: v.nullable(v.number()),
  /** Of whom a coach has added and who has not entered yet; `invitedAt` is null where no link is open. */
  invitation: v.nullable(v.object({ invitedAt: v.nullable(field.instant) })),
  statistics: v.object({
    totalSessions: v.number(),
    totalHours: v.number(),
    level: v.picklist(levels),
  }),
  aiSettingsHistory: v.array(playerScores),
  evaluations: v.array(evaluation),
  lastEvaluation: v.nullable(field.instant),
  /** « À rafraîchir »: of the catalogue, by their ids. Absent from what an earlier version cached. */
  refresh: v.exactOptional(v.array(v.string())),
  /** Past sessions that the player was planned for. */
  attendance: v.array(
    v.object({
      ...sessionOf,
      startsAt: field.instant,
      presence: v.nullable(v.picklist(presences)),
      /** Whether anybody was marked: without a roll call everybody counts as having taken part. */
      rollCalled: v.boolean(),
    }),
  ),
  feedback: v.array(
    v.object({
      ...sessionOf,
      rating: v.picklist(ratings),
      comment: v.string(),
      createdAt: field.instant,
    }),
  ),
  /** Archived ones included. */
  requests: v.array(
    v.object({
      id: field.id,
      type: v.picklist(categories),
      technique: v.string(),
      effect: v.string(),
      message: v.string(),
      status: v.picklist(requestStatuses),
      createdAt: field.instant,
    }),
  ),
})
export type PlayerRecord = v.InferOutput<typeof playerRecord>

export const show = endpoint({
  method: 'GET',
  path: '/api/players/:id',
  ability: 'readPlayers',
  input: v.strictObject({ id: field.id }),
  output: playerRecord,
})

const rankingOfPlayer = v.object({ id: field.id, ranking: v.nullable(v.number()) })
export type RankingOfPlayer = v.InferOutput<typeof rankingOfPlayer>

/** The player may edit it as well. If somebody set it meanwhile, `changed-meanwhile` carries it (RankingOfPlayer). */
export const setRanking = endpoint({
  method: 'PUT',
  path: '/api/players/:id/ranking',
  ability: 'setRankings',
  /** `was` is the ranking that the screen showed. */
  input: v.strictObject({ id: field.id, ranking: field.ranking, was: field.ranking }),
  output: rankingOfPlayer,
})

/**
 * Mails a player who has not entered yet a new link to choose a password. `email` is for whom the club knows no address of, or a
 * wrong one; `was` is the one that the screen showed.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/players/:id/invitation',
  ability: 'invitePlayers',
  online: true,
  input: v.strictObject({
    id: field.id,
    email: v.nullable(field.email),
    was: v.optional(
      v.nullable(v.pipe(v.string('Email invalide'), v.maxLength(254, 'Email trop long'))),
      null,
    ),
  }),
  output: v.object({ id: field.id, email: v.string(), invitedAt: field.instant }),
})

const setting = v.strictObject({
  /** The id of the new scores. */
  id: field.id,
  playerId: field.id,
  aiSettings: writtenAiSettings,
  /** The id of the scores that the screen showed; null when there were none. */
  was: v.nullable(field.id),
})

const savedScores = v.array(v.object({ playerId: field.id, aiSettings: v.nullable(playerScores) }))
export type SavedScores = v.InferOutput<typeof savedScores>

/**
 * « Sauvegarder (n modification(s)) »: all of it or nothing. If another coach has set some of them meanwhile,
 * `changed-meanwhile` carries those players’ current scores (SavedScores).
 */
export const saveScores = endpoint({
  method: 'POST',
  path: '/api/players/scores',
  ability: 'setScores',
  input: v.strictObject({
    settings: v.pipe(
      field.list(setting, maxSettings, `${maxSettings} joueurs au maximum`, 'Aucune modification'),
      v.minLength(1, 'Aucune modification'),
      v.check(
        (settings) => new Set(settings.map(({ playerId }) => playerId)).size === settings.length,
        'Un joueur y est deux fois',
      ),
    ),
  }),
  /** In the order of the input. */
  output: savedScores,
})

/** A function, which the bundler can drop: a template literal in its place would keep the schemas in the bundle. */
function outOfRange(): string {
  return `De ${lowestScore} à ${highestScore}`
}
