import * as v from 'valibot'
import { presences, replies } from '../domain/attendance.ts'
import { maxParticipants, maxProgrammeLength, ratings, sessionDurations } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import { exerciseContent } from './exercises.ts'
import * as field from './fields.ts'

/** One exercise of a programme: a copy, with an id of its own. */
const programmeEntry = v.strictObject({ id: field.id, ...exerciseContent })
export type ProgrammeEntry = v.InferOutput<typeof programmeEntry>

const rating = v.picklist(ratings, 'Choisissez un avis')

const feedback = v.object({
  playerId: field.id,
  playerName: v.string(),
  rating,
  comment: v.string(),
  createdAt: field.instant,
})
export type Feedback = v.InferOutput<typeof feedback>

const presence = v.nullable(v.picklist(presences, 'Choisissez présent, absent ou excusé'))
const reply = v.nullable(v.picklist(replies, 'Choisissez votre réponse'))

/** A coach gets every presence and reply; a player only their own. */
export const participant = v.object({
  id: field.id,
  name: v.string(),
  /** From the roll call; null before. */
  presence: v.optional(presence),
  /** Who marked it last, and when. `by` is null if that account was deleted. */
  marked: v.optional(v.nullable(v.object({ by: v.nullable(v.string()), at: field.instant }))),
  /** « Je viens » or « Je ne viens pas »; null before. A session that is moved asks again. */
  reply: v.optional(reply),
})
export type Participant = v.InferOutput<typeof participant>

export const trainingSession = v.object({
  id: field.id,
  clubId: field.id,
  title: v.string(),
  description: v.string(),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations),
  /** Date and time in the club's time zone. */
  startsAt: field.instant,
  version: field.version,
  /** Sorted by name. */
  players: v.array(participant),
  /** To a coach: whoever took part, and has left the club before the session. Absent where nobody has. */
  left: v.optional(v.array(v.object({ id: field.id, name: v.string() }))),
  exercises: v.array(programmeEntry),
  /** By player, in no order; a player reads only their own. */
  feedback: v.record(field.id, feedback),
})
export type TrainingSession = v.InferOutput<typeof trainingSession>

/** Upcoming sessions soonest first, past ones latest first. A player sees those they take part in. */
export const list = endpoint({
  method: 'GET',
  path: '/api/training-sessions',
  ability: 'readSessions',
  input: v.strictObject({ period: v.picklist(['upcoming', 'past'], 'Période inconnue'), page: field.page }),
  output: v.object({
    sessions: v.array(trainingSession),
    total: v.number(),
    page: v.number(),
    pageCount: v.number(),
  }),
})
export type SessionPage = v.InferOutput<typeof list.output>

export const show = endpoint({
  method: 'GET',
  path: '/api/training-sessions/:id',
  ability: 'readSessions',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

const participantIds = field.list(field.id, maxParticipants, `${maxParticipants} participants au maximum`)

const plan = {
  id: field.id,
  title: field.properName('Titre requis', 120),
  description: field.text(2000),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations, 'Durée inconnue'),
  playerIds: participantIds,
  exercises: v.pipe(
    field.list(programmeEntry, maxProgrammeLength, `${maxProgrammeLength} exercices au maximum`),
    v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'Exercice en double'),
  ),
}

export const create = endpoint({
  method: 'POST',
  path: '/api/training-sessions',
  ability: 'planSessions',
  input: v.strictObject(plan),
  output: trainingSession,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id',
  ability: 'planSessions',
  input: v.strictObject({ ...plan, version: field.version }),
  output: trainingSession,
})

/** A soft delete, which can be undone. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/deletion',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id, version: field.version }),
  output: field.done,
})

export const restore = endpoint({
  method: 'DELETE',
  path: '/api/training-sessions/:id/deletion',
  ability: 'planSessions',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/feedback',
  ability: 'giveFeedback',
  input: v.strictObject({ id: field.id, rating, comment: field.requiredText('Commentaire requis', 2000) }),
  output: trainingSession,
})

/**
 * Marks one player, or clears the mark (null). Each player is a separate write, so that the marks of two coaches merge.
 * `was` is what the screen showed: another coach's different mark since then is `changed-meanwhile`, with the current
 * participant.
 */
export const markPresence = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id/presences/:playerId',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, playerId: field.id, presence, was: presence }),
  output: trainingSession,
})

/** « Tous présents »: the players whom the screen shows without a mark. A mark made meanwhile stays. */
export const markAllPresent = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/presences',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, playerIds: participantIds }),
  output: trainingSession,
})

/**
 * Somebody of the club who turned up without being planned: takes part, present. From the opening of the roll on. Whoever is
 * there already, from another device perhaps, is marked present; another coach's different mark is `changed-meanwhile`, with
 * the current participant. `was` is the mark that was seen since; absent or null where none was.
 */
export const addArrival = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/arrivals/:playerId',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, playerId: field.id, was: v.optional(presence) }),
  output: trainingSession,
})

/**
 * A participant's own reply, until the session begins; null clears it. `startsAt` is what the screen showed: a reply
 * belongs to a start time, and does not hold for a session that was moved (`changed-meanwhile`).
 */
export const giveReply = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id/reply',
  ability: 'replyToSessions',
  input: v.strictObject({ id: field.id, reply, startsAt: v.optional(field.instant) }),
  output: trainingSession,
})
