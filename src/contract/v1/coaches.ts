import * as v from 'valibot'
import * as field from './fields.ts'

/** Without the address and what concerns the account. */
export const coach = v.object({
  id: field.ownId,
  clubId: field.clubId,
  firstName: field.described(v.string(), 'Prénom'),
  lastName: field.described(v.string(), 'Nom'),
  role: field.described(v.literal('coach'), 'Toujours coach, pour un assistant aussi'),
})
export type Coach = v.InferOutput<typeof coach>
