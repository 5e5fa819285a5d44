import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** « À séparer », or no longer: two players of the club, whoever said it before. */
export const keepApart = endpoint({
  method: 'PUT',
  path: '/api/pairs-apart',
  ability: 'manageGroups',
  online: true,
  input: v.strictObject({
    playerIds: v.pipe(
      field.list(field.id, 2, 'Choisissez deux joueurs'),
      v.check((ids) => new Set(ids).size === 2, 'Choisissez deux joueurs'),
    ),
    apart: v.boolean(),
  }),
  output: field.done,
})
