import { queryOptions } from '@tanstack/react-query'
import * as calendarFeeds from '../../contract/calendar-feeds.ts'
import { call } from '../app/call.ts'

/** Below `me`, with which it is read again. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['me', 'calendar-feed'],
  queryFn: () => call(calendarFeeds.show, {}),
})
