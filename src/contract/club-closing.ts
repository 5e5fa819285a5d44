import * as v from 'valibot'
import { whoAmI } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** By its owner: every member is told, the subscription ends, and thirty days later the club is erased. */
export const close = endpoint({
  method: 'POST',
  path: '/api/club/closing',
  ability: 'closeClub',
  online: true,
  input: v.strictObject({ password: field.typedPassword }),
  output: whoAmI,
})

/** Gives its members back their club. Its subscription has ended. */
export const reopen = endpoint({
  method: 'DELETE',
  path: '/api/club/closing',
  ability: 'closeClub',
  online: true,
  input: field.emptyInput,
  output: whoAmI,
})
