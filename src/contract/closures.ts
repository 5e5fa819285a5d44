import * as v from 'valibot'
import { schoolZones } from '../domain/school-holidays.ts'
import { maxClosureLabel } from '../domain/session-series.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const written = {
  id: field.id,
  /** Days of the club, both included. */
  from: field.day,
  to: field.day,
  label: field.properName('Motif requis', maxClosureLabel),
}
const schoolZone = v.nullable(v.picklist(schoolZones, 'Zone inconnue'))

/** When the club does not train: school holidays of its zone, and closures of its own, soonest first. */
export const show = endpoint({
  method: 'GET',
  path: '/api/closures',
  ability: 'readClub',
  input: field.emptyInput,
  output: v.object({ schoolZone, closures: v.array(v.object(written)) }),
})

const plannedDate = v.object({ id: field.id, version: field.version, date: field.day, title: v.string() })
export type PlannedDate = v.InferOutput<typeof plannedDate>

/**
 * Series that are planned already stay as they are. Answers which of their dates the club is closed on from now on: how many, and
 * the soonest of them (`sessionSeries.cancelDates`).
 */
const closedDates = v.object({ total: v.number(), dates: v.array(plannedDate) })
export type ClosedDates = v.InferOutput<typeof closedDates>

export const chooseZone = endpoint({
  method: 'PUT',
  path: '/api/closures/zone',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ schoolZone }),
  output: closedDates,
})

export const create = endpoint({
  method: 'POST',
  path: '/api/closures',
  ability: 'runClub',
  online: true,
  input: v.pipe(
    v.strictObject(written),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'La fin vient avant le début'),
      ['to'],
    ),
  ),
  output: closedDates,
})

/** One that is gone already stays so. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/closures/:id/deletion',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: field.done,
})
