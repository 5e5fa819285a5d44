import * as v from 'valibot'
import { feedToken } from '../domain/calendar-feed.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const calendarFeed = v.object({
  createdAt: field.instant,
  /** When a calendar read it last, to the hour; null while none has. */
  lastReadAt: v.nullable(field.instant),
})

/** One's own; null without one. */
export const show = endpoint({
  method: 'GET',
  path: '/api/me/calendar-feed',
  ability: 'manageAccount',
  input: field.emptyInput,
  output: v.nullable(calendarFeed),
})

/**
 * Opens the feed at this token's address; an earlier address opens nothing any more. The token is made where it is shown, and comes
 * back in no answer.
 */
export const open = endpoint({
  method: 'PUT',
  path: '/api/me/calendar-feed',
  ability: 'manageAccount',
  online: true,
  input: v.strictObject({ token: v.pipe(v.string(), v.regex(feedToken)) }),
  output: calendarFeed,
})

/** Succeeds also where there is none any more. */
export const close = endpoint({
  method: 'DELETE',
  path: '/api/me/calendar-feed',
  ability: 'manageAccount',
  online: true,
  input: field.emptyInput,
  output: field.done,
})
