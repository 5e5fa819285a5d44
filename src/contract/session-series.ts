import * as v from 'valibot'
import { maxClosedDates, maxSeriesDates } from '../domain/session-series.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import * as trainingSessions from './training-sessions.ts'

const { id: _, date: _date, ...plan } = trainingSessions.create.input.entries

const dates = v.pipe(
  field.list(
    v.strictObject({ id: field.id, date: field.day }),
    maxSeriesDates,
    `${maxSeriesDates} dates au maximum`,
  ),
  v.check((each) => new Set(each.map(({ date }) => date)).size === each.length, 'Date en double'),
)

/**
 * Sessions on several dates with the same time, place, group, coaches and players, planned together or not at all. The programme is
 * the first one's: the others have none yet.
 */
export const create = endpoint({
  method: 'POST',
  path: '/api/session-series',
  ability: 'planSessions',
  online: true,
  input: v.strictObject({
    ...plan,
    id: field.id,
    sessions: v.pipe(dates, v.minLength(2, 'Une série a au moins deux dates')),
  }),
  output: field.done,
})

/** When it ends, counting what is cancelled, and how many of its dates are to come. */
export const show = endpoint({
  method: 'GET',
  path: '/api/session-series/:id',
  ability: 'readAllSessions',
  input: v.strictObject({ id: field.id }),
  output: v.object({ lastDate: field.day, upcoming: v.number() }),
})
export type SeriesEnd = v.InferOutput<typeof show.output>

/**
 * « Prolonger »: further dates after its last one, as one of its sessions is, without the programme. `after` is the last date that
 * was on the screen.
 */
export const extend = endpoint({
  method: 'POST',
  path: '/api/session-series/:id/dates',
  ability: 'planSessions',
  online: true,
  input: v.strictObject({
    id: field.id,
    sessionId: field.id,
    after: field.day,
    sessions: v.pipe(dates, v.minLength(1, 'Choisissez au moins une date')),
  }),
  output: field.done,
})

/** Of these dates of series each that is still to come, and as it was on the screen. Answers how many were cancelled. */
export const cancelDates = endpoint({
  method: 'POST',
  path: '/api/session-series/cancellation',
  ability: 'planSessions',
  online: true,
  input: v.strictObject({
    sessions: v.pipe(
      field.list(
        v.strictObject({ id: field.id, version: field.version }),
        maxClosedDates,
        `${maxClosedDates} séances au maximum`,
      ),
      v.minLength(1, 'Choisissez au moins une séance'),
    ),
  }),
  output: v.object({ cancelled: v.number() }),
})
