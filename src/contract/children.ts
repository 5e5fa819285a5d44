import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { listedPlayer } from './players.ts'

/**
 * A child without an address: a player of the club as any other, whose account nobody can sign in to. `id` is the account’s.
 */
export const add = endpoint({
  method: 'POST',
  path: '/api/children',
  ability: 'runClub',
  online: true,
  input: v.strictObject({
    id: field.id,
    firstName: field.firstName,
    lastName: field.lastName,
    birthYear: field.birthYear,
  }),
  output: listedPlayer,
})
