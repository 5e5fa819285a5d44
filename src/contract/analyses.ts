import * as v from 'valibot'
import { analysisPeriods } from '../domain/analysis-period.ts'
import { presences } from '../domain/attendance.ts'
import { categories } from '../domain/category.ts'
import { requestStatuses } from '../domain/exercise-request.ts'
import { ratings } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const maxPlayers = 1000

/** Ids in one parameter of a query, with commas between; everybody where it is missing. */
const players = v.pipe(
  v.string('Joueurs inconnus'),
  v.maxLength(37 * maxPlayers, `${maxPlayers} joueurs au maximum`),
  v.transform((ids) => ids.split(',')),
  v.array(field.id),
)

/** Days win over a period; what they come to is in `domain/analysis-period.ts`, and in each answer. */
const wanted = {
  period: v.optional(v.picklist(analysisPeriods, 'Période inconnue')),
  from: v.optional(field.day),
  to: v.optional(field.day),
  players: v.optional(players),
}

const range = { from: field.day, to: field.day }
const counts = { present: v.number(), absent: v.number(), excused: v.number() }
const paged = { total: v.number(), page: v.number(), pageCount: v.number() }

/** What the club did in a period, by day, week or month. */
export const show = endpoint({
  method: 'GET',
  path: '/api/analyses',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject(wanted),
  output: v.object({
    ...range,
    /** Sessions with a roll that the club ever had, up to as many as a picture needs. */
    rolledSessions: v.number(),
    /** On which a session took place. `rolled` are those with a roll. */
    days: v.array(v.object({ date: field.day, sessions: v.number(), rolled: v.number(), ...counts })),
    /** Of the programmes of sessions that are over. */
    minutes: v.array(v.object({ month: v.string(), category: v.picklist(categories), minutes: v.number() })),
    /** By the Monday of its week. */
    feedback: v.array(v.object({ week: field.day, positive: v.number(), negative: v.number() })),
    /** Of requests that were made in the period, whole days until a coach took charge of them or decided; null where none has. */
    answers: v.array(v.object({ days: v.nullable(v.number()), count: v.number() })),
  }),
})
export type Analyses = v.InferOutput<typeof show.output>

/** The players, who needs a look first, a page at a time. */
export const listPlayers = endpoint({
  method: 'GET',
  path: '/api/analyses/players',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({ ...wanted, page: field.page }),
  output: v.object({
    ...range,
    today: field.day,
    ...paged,
    /** Of all of them, not only of this page. */
    unevaluated: v.number(),
    farBelow: v.number(),
    mean: v.nullable(v.number()),
    players: v.array(
      v.object({
        id: field.id,
        firstName: v.string(),
        lastName: v.string(),
        since: field.day,
        present: v.number(),
        absent: v.number(),
        lastSeen: v.nullable(field.day),
        lastEvaluated: v.nullable(field.day),
        weeks: v.array(v.object({ week: field.day, present: v.number(), absent: v.number() })),
        /** Techniques of the catalogue, by id. */
        mastered: v.array(v.string()),
        inProgress: v.array(v.string()),
      }),
    ),
  }),
})
export type AnalysedPlayers = v.InferOutput<typeof listPlayers.output>

/** What each attendance rate is counted from, latest first. */
export const listPresences = endpoint({
  method: 'GET',
  path: '/api/analyses/presences',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({
    ...wanted,
    /** 0 is Monday. */
    weekday: v.optional(v.picklist(['0', '1', '2', '3', '4', '5', '6'], 'Jour inconnu')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    ...counts,
    rows: v.array(
      v.object({
        sessionId: field.id,
        title: v.string(),
        date: field.day,
        playerId: field.id,
        playerName: v.string(),
        presence: v.picklist(presences),
      }),
    ),
  }),
})
export type Presences = v.InferOutput<typeof listPresences.output>

/** What the minutes of a category are made of, latest first. */
export const listDrills = endpoint({
  method: 'GET',
  path: '/api/analyses/drills',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({
    ...wanted,
    category: v.picklist(categories, 'Catégorie inconnue'),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    minutes: v.number(),
    rows: v.array(
      v.object({
        sessionId: field.id,
        title: v.string(),
        date: field.day,
        /** In the session's programme. */
        position: v.number(),
        technique: v.string(),
        effect: v.string(),
        minutes: v.number(),
      }),
    ),
  }),
})
export type Drills = v.InferOutput<typeof listDrills.output>

/** The sentences, latest first. */
export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/analyses/feedback',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({ ...wanted, page: field.page }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        sessionId: field.id,
        title: v.string(),
        playerId: field.id,
        playerName: v.string(),
        rating: v.picklist(ratings),
        comment: v.string(),
        createdAt: field.instant,
      }),
    ),
  }),
})
export type FeedbackRows = v.InferOutput<typeof listFeedback.output>

/** The requests of the period with how long each waited, latest first. */
export const listRequests = endpoint({
  method: 'GET',
  path: '/api/analyses/requests',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({ ...wanted, page: field.page }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        id: field.id,
        playerId: field.id,
        playerName: v.string(),
        technique: v.string(),
        effect: v.string(),
        status: v.picklist(requestStatuses),
        createdAt: field.instant,
        days: v.nullable(v.number()),
      }),
    ),
  }),
})
export type RequestRows = v.InferOutput<typeof listRequests.output>
