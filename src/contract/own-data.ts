import * as v from 'valibot'
import { whoAmI } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Signs every device out; until `erasedFrom` the account can only be kept, then it is erased. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/me/deletion',
  ability: 'manageAccount',
  online: true,
  /** No password where the account has none: that of a child without an address (decision 173). */
  input: v.strictObject({ password: v.nullable(field.typedPassword) }),
  output: v.object({ erasedFrom: field.instant }),
})

/** Signs in with an account that is to be erased, and keeps it. */
export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/kept-accounts',
  ability: null,
  online: true,
  input: v.strictObject({ door: field.accountRole, email: field.email, password: field.typedPassword }),
  output: whoAmI,
})

/** All that is held of whoever asks: a page to read and print, and the same as JSON. */
export const ownDataPaths = { page: '/api/me/data', json: '/api/me/data.json' } as const
