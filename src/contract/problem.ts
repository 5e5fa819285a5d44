import * as v from 'valibot'
import { refusals } from '../domain/refusal.ts'

/** What every answer that is not a success carries. */
export const problem = v.object({
  refusal: v.picklist(refusals),
  requestId: v.string(),
  /** With `invalid-input`: a French sentence for each field, by its path such as `exercises.0.technique`. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** With `changed-meanwhile`: what is there now. */
  current: v.optional(v.unknown()),
})
export type Problem = v.InferOutput<typeof problem>
