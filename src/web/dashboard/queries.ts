import { queryOptions } from '@tanstack/react-query'
import * as dashboard from '../../contract/dashboard.ts'
import { call } from '../call.ts'

const MINUTE_MS = 60_000

/** Anew each minute: the next session is another one once it has begun. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(dashboard.show, {}),
  refetchInterval: MINUTE_MS,
})
