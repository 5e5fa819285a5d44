import * as v from 'valibot'
import { refusals } from '../domain/refusal.ts'

/** The body of every error response. */
export const problem = v.object({
  refusal: v.picklist(refusals),
  requestId: v.string(),
  /** What a person reads, where the screens have no sentence of their own for this refusal. */
  sentence: v.optional(v.string()),
  /** With `invalid-input`: a French sentence for each field, by its path such as `exercises.0.technique`. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** With `changed-meanwhile`: the current state. */
  current: v.optional(v.unknown()),
})
export type Problem = v.InferOutput<typeof problem>
