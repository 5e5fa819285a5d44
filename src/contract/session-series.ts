import * as v from 'valibot'
import { maxSeriesDates } from '../domain/session-series.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import * as trainingSessions from './training-sessions.ts'

const { id: _, date: _date, ...plan } = trainingSessions.create.input.entries

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
    sessions: v.pipe(
      field.list(
        v.strictObject({ id: field.id, date: field.day }),
        maxSeriesDates,
        `${maxSeriesDates} dates au maximum`,
      ),
      v.minLength(2, 'Une série a au moins deux dates'),
      v.check((dates) => new Set(dates.map(({ date }) => date)).size === dates.length, 'Date en double'),
    ),
  }),
  output: field.done,
})
