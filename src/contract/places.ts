import * as v from 'valibot'
import { maxPlaceName, maxTables } from '../domain/place.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const written = {
  id: field.id,
  name: field.properName('Nom du lieu requis', maxPlaceName),
  tables: v.pipe(
    v.number('Nombre de tables requis'),
    v.integer('Nombre de tables invalide'),
    v.minValue(1, '1 table au minimum'),
    v.maxValue(maxTables, tooManyTables()),
  ),
}

/** Where a club trains. */
const place = v.object({ ...written, version: field.version })
export type Place = v.InferOutput<typeof place>

/** By name. */
export const list = endpoint({
  method: 'GET',
  path: '/api/places',
  ability: 'readClub',
  input: field.emptyInput,
  output: v.array(place),
})

/** The first one is there on every plan; a further one is `not-in-plan` without the right « clubManagement ». */
export const create = endpoint({
  method: 'POST',
  path: '/api/places',
  ability: 'runClub',
  online: true,
  input: v.strictObject(written),
  output: place,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/places/:id',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ ...written, version: field.version }),
  output: place,
})

/** Groups that train there stay, without a place. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/places/:id/deletion',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ id: field.id, version: field.version }),
  output: field.done,
})

/** A function, which the bundler can drop. */
function tooManyTables(): string {
  return `${maxTables} tables au maximum`
}
