import { queryOptions } from '@tanstack/react-query'
import * as dashboard from '../../contract/dashboard.ts'
import { call } from '../app/call.ts'
import { minuteMs } from '../app/use-now.ts'

/** Refetched each minute, because the next session changes when it begins. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(dashboard.show, {}),
  refetchInterval: minuteMs,
})
