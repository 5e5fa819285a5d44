import * as v from 'valibot'

const page = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1))

/** The address says which page of each list is shown, so that reloading and going back keep it. */
export const sessionPagesSearch = v.object({ upcoming: page, past: page })

/** And what stands beside the lists: the form (`new`, or a session's id), a session's roll call, or its details. */
export const coachSessionsSearch = v.object({
  ...sessionPagesSearch.entries,
  form: v.optional(v.fallback(v.string(), 'new')),
  roll: v.optional(v.string()),
  session: v.optional(v.string()),
})
export type CoachSessionsSearch = v.InferOutput<typeof coachSessionsSearch>
