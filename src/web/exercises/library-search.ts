import * as v from 'valibot'
import { categories } from '../../domain/exercise.ts'

/** The address says which tab is open, and the form beside it: `new`, or an exercise's id. */
export const librarySearch = v.object({
  category: v.optional(v.fallback(v.picklist(categories), 'service')),
  form: v.optional(v.fallback(v.string(), 'new')),
})
export type LibrarySearch = v.InferOutput<typeof librarySearch>
