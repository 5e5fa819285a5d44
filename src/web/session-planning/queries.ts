import { queryOptions } from '@tanstack/react-query'
import * as sessionPlanning from '../../contract/session-planning.ts'
import { call } from '../call.ts'

export const planningFactsQuery = queryOptions({
  queryKey: ['session-planning'],
  queryFn: () => call(sessionPlanning.facts, {}),
})
