import * as v from 'valibot'
import { presences, ratings, sessionDurations } from '../domain/training-session.ts'
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

export const trainingSession = v.object({
  id: field.id,
  title: v.string(),
  description: v.string(),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations),
  /** Date and time in the club's time zone. */
  startsAt: field.instant,
  version: field.version,
  /** Sorted by name. A coach also reads who was present. */
  players: v.array(
    v.object({ id: field.id, name: v.string(), presence: v.optional(v.nullable(v.picklist(presences))) }),
  ),
  exercises: v.array(programmeEntry),
  /** A player reads only their own. */
  feedback: v.array(feedback),
})
export type TrainingSession = v.InferOutput<typeof trainingSession>

/** Upcoming sessions soonest first, past ones latest first. A player sees those they take part in. */
export const list = endpoint({
  method: 'GET',
  path: '/api/training-sessions',
  audience: 'member',
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
  audience: 'member',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

const plan = {
  id: field.id,
  title: field.line('Titre requis', 120),
  description: field.text(2000),
  date: field.day,
  time: field.timeOfDay,
  duration: v.picklist(sessionDurations, 'Durée inconnue'),
  playerIds: v.pipe(v.array(field.id), v.maxLength(500, '500 participants au maximum')),
  exercises: v.pipe(
    v.array(programmeEntry),
    v.maxLength(50, '50 exercices au maximum'),
    v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'Exercice en double'),
  ),
}

export const create = endpoint({
  method: 'POST',
  path: '/api/training-sessions',
  audience: 'member',
  input: v.strictObject(plan),
  output: trainingSession,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/training-sessions/:id',
  audience: 'member',
  input: v.strictObject({ ...plan, version: field.version }),
  output: trainingSession,
})

/** Only marks it: the deletion can be taken back. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/deletion',
  audience: 'member',
  input: v.strictObject({ id: field.id, version: field.version }),
  output: field.done,
})

export const restore = endpoint({
  method: 'DELETE',
  path: '/api/training-sessions/:id/deletion',
  audience: 'member',
  input: v.strictObject({ id: field.id }),
  output: trainingSession,
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:id/feedback',
  audience: 'member',
  input: v.strictObject({ id: field.id, rating, comment: field.requiredText('Commentaire requis', 2000) }),
  output: trainingSession,
})
