import * as v from 'valibot'
import * as field from './fields.ts'

export const place = v.object({
  id: field.ownId,
  clubId: field.clubId,
  name: field.described(v.string(), 'Nom'),
  tables: field.described(v.number(), 'Nombre de tables'),
})
