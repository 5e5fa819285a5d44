import * as v from 'valibot'
import { pauseSpans } from '../domain/statistics.ts'
import { clockSpans } from '../domain/statistics-clock.ts'
import { minuteSpans } from '../domain/statistics-crossings.ts'
import { techniqueCatalogue } from '../domain/technique-catalogue.ts'
import { range, wanted } from './analysis-fields.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What seasons come to: how a figure is counted is in `domain/statistics.ts`. Too few cases have no figure: it is null. */

const allowed = { ability: 'readStatistics', right: 'advancedStatistics' } as const

const seasonFigures = v.object({
  sessions: v.number(),
  present: v.number(),
  absent: v.number(),
  minutes: v.number(),
  gained: v.number(),
})

const raised = v.object({ cases: v.number(), raised: v.number() })

export const show = endpoint({
  method: 'GET',
  path: '/api/statistics',
  ...allowed,
  input: v.strictObject(wanted),
  output: v.object({
    ...range,
    /** The first day that any figure looks at. */
    since: field.day,
    /** With a roll, since then. */
    sessions: v.number(),
    /** What became of techniques in 60 days, by the minutes that they were trained: see `domain/statistics-crossings.ts`. */
    crossings: v.object({
      /** The first day of the first 60. */
      from: field.day,
      cases: v.number(),
      /** `low` and `high` are shares from 0 to 1. */
      spans: v.array(
        v.object({
          span: v.picklist(minuteSpans),
          cases: v.number(),
          share: v.nullable(v.object({ raised: v.number(), low: v.number(), high: v.number() })),
        }),
      ),
      /** From 60 minutes on, against fewer. */
      compared: v.nullable(v.object({ above: raised, below: raised })),
      /** In points, from -100 to 100. */
      techniques: v.array(
        v.object({
          techniqueId: v.string(),
          cases: v.number(),
          difference: v.nullable(
            v.object({ points: v.number(), low: v.number(), high: v.number(), isThin: v.boolean() }),
          ),
        }),
      ),
    }),
    /** What is mastered on the last day, by how long it has not been played. */
    clock: v.object({
      mastered: v.number(),
      toRefresh: v.number(),
      spans: v.array(v.object({ span: v.picklist(clockSpans), techniques: v.number() })),
    }),
    /** Practised before a technique was mastered; the first is of all techniques together. */
    minutes: v.array(
      v.object({
        techniqueId: v.nullable(v.string()),
        cases: v.number(),
        spread: v.nullable(v.object({ first: v.number(), median: v.number(), third: v.number() })),
      }),
    ),
    /** `low` and `high` are shares from 0 to 1. */
    retention: v.array(
      v.object({
        span: v.picklist(pauseSpans),
        cases: v.number(),
        retained: v.nullable(v.object({ kept: v.number(), low: v.number(), high: v.number() })),
      }),
    ),
    /** The earliest first; the last one is that of the period's end. */
    seasons: v.array(v.object({ start: field.day, toDate: seasonFigures, whole: seasonFigures })),
  }),
})
export type Statistics = v.InferOutput<typeof show.output>

const paged = { total: v.number(), page: v.number(), pageCount: v.number() }
const ofPlayer = { playerId: field.id, playerName: v.string() }

/** The median points of the same players month by month, beside the minutes that each of them trained. */
export const showPoints = endpoint({
  method: 'GET',
  path: '/api/statistics/points',
  ...allowed,
  input: v.strictObject(wanted),
  output: v.object({
    ...range,
    players: v.number(),
    months: v.array(v.object({ month: v.string(), points: v.number(), minutes: v.number() })),
  }),
})
export type Points = v.InferOutput<typeof showPoints.output>

/** What a month of the points is counted from: each player by the ranking that was known at its end, the most points first. */
export const listPoints = endpoint({
  method: 'GET',
  path: '/api/statistics/rankings',
  ...allowed,
  input: v.strictObject({
    ...wanted,
    month: v.pipe(v.string('Mois inconnu'), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Mois inconnu')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        ...ofPlayer,
        points: v.number(),
        /** Of the ranking. */
        day: field.day,
        /** Trained in that month. */
        minutes: v.number(),
      }),
    ),
  }),
})
export type PointRows = v.InferOutput<typeof listPoints.output>

/** By name, a page at a time. */
export const listPlayers = endpoint({
  method: 'GET',
  path: '/api/statistics/players',
  ...allowed,
  input: v.strictObject({ ...wanted, page: field.page }),
  output: v.object({
    ...range,
    ...paged,
    /** Of all of them, the most that one has gained. */
    mostGained: v.number(),
    rows: v.array(v.object({ ...ofPlayer, present: v.number(), absent: v.number(), gained: v.number() })),
  }),
})
export type PlayerRows = v.InferOutput<typeof listPlayers.output>

const techniqueId = v.picklist(
  techniqueCatalogue.map(({ id }) => id),
  'Technique inconnue',
)

/** What became of techniques in 60 days, the most minutes first. */
export const listCrossings = endpoint({
  method: 'GET',
  path: '/api/statistics/crossings',
  ...allowed,
  input: v.strictObject({
    ...wanted,
    technique: v.optional(techniqueId),
    span: v.optional(v.picklist(minuteSpans, 'Minutes inconnues')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        ...ofPlayer,
        techniqueId: v.string(),
        /** The last of the 60. */
        day: field.day,
        minutes: v.number(),
        isRaised: v.boolean(),
      }),
    ),
  }),
})
export type CrossingRows = v.InferOutput<typeof listCrossings.output>

/** What is mastered on the last day, and when it was played for the last time; the longest ago first. */
export const listPlayed = endpoint({
  method: 'GET',
  path: '/api/statistics/played',
  ...allowed,
  input: v.strictObject({
    ...wanted,
    span: v.optional(v.picklist(clockSpans, 'Durée inconnue')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(v.object({ ...ofPlayer, techniqueId: v.string(), day: field.day, days: v.number() })),
  }),
})
export type PlayedRows = v.InferOutput<typeof listPlayed.output>

/** The techniques that became mastered in the period, latest first. */
export const listMasteries = endpoint({
  method: 'GET',
  path: '/api/statistics/masteries',
  ...allowed,
  input: v.strictObject({
    ...wanted,
    technique: v.optional(techniqueId),
    /** Of other days than those of the period, which says how far back anything is looked at. */
    gainedFrom: v.optional(field.day),
    gainedTo: v.optional(field.day),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        ...ofPlayer,
        techniqueId: v.string(),
        day: field.day,
        minutes: v.number(),
        sessions: v.number(),
      }),
    ),
  }),
})
export type MasteryRows = v.InferOutput<typeof listMasteries.output>

/** The mastered techniques that were evaluated again in the period, latest first. */
export const listPauses = endpoint({
  method: 'GET',
  path: '/api/statistics/pauses',
  ...allowed,
  input: v.strictObject({
    ...wanted,
    span: v.optional(v.picklist(pauseSpans, 'Pause inconnue')),
    page: field.page,
  }),
  output: v.object({
    ...range,
    ...paged,
    rows: v.array(
      v.object({
        ...ofPlayer,
        techniqueId: v.string(),
        day: field.day,
        days: v.number(),
        isKept: v.boolean(),
      }),
    ),
  }),
})
export type PauseRows = v.InferOutput<typeof listPauses.output>
