import * as v from 'valibot'
import { absenceReasons, presences, replies } from '../domain/attendance.ts'
import { categories } from '../domain/category.ts'
import { playerFindings } from '../domain/analyses-players.ts'
import { answerSpans } from '../domain/analyses-requests.ts'
import { requestStatuses } from '../domain/exercise-request.ts'
import { ratings } from '../domain/training-session.ts'
import { counts, range, wanted } from './analysis-fields.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What the figures of `analyses.ts` are counted from, a page at a time; apart from it, because no first load needs them. */

const paged = { total: v.number(), page: v.number(), pageCount: v.number() }

/** The players, who needs a look first, a page at a time. */
export const listPlayers = endpoint({
  method: 'GET',
  path: '/api/analyses/players',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({
    ...wanted,
    /** Only those whom it is about. */
    finding: v.optional(v.picklist(playerFindings, 'Constat inconnu')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    today: field.day,
    ...paged,
    /** Of all of them, not only of this page or finding. */
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
        /** Who called the roll, and when. An answer of an earlier release has none of these. */
        markedBy: v.optional(v.nullable(v.string())),
        markedAt: v.optional(v.nullable(field.instant)),
        lateAt: v.optional(v.nullable(field.instant)),
        reply: v.optional(v.nullable(v.picklist(replies))),
        absenceReason: v.optional(v.nullable(v.picklist(absenceReasons))),
      }),
    ),
  }),
})
export type Presences = v.InferOutput<typeof listPresences.output>

/** Attendance by group and week; a week without a session of the group is missing. */
export const listGroupWeeks = endpoint({
  method: 'GET',
  path: '/api/analyses/groups',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject(wanted),
  output: v.object({
    ...range,
    weeks: v.array(v.object({ groupId: field.id, week: field.day, ...counts })),
  }),
})
export type GroupWeeks = v.InferOutput<typeof listGroupWeeks.output>

/** What minutes are made of, latest first. */
export const listDrills = endpoint({
  method: 'GET',
  path: '/api/analyses/drills',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject({
    ...wanted,
    category: v.optional(v.picklist(categories, 'Catégorie inconnue')),
    /** As statistics count: only where the roll says that one of the players was present. */
    only: v.optional(v.literal('attended', 'Séances inconnues')),
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
  input: v.strictObject({
    ...wanted,
    /** In which they were answered. */
    span: v.optional(v.picklist(answerSpans, 'Délai inconnu')),
    page: field.page,
  }),
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
