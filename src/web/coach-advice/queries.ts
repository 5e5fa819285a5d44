import { queryOptions } from '@tanstack/react-query'
import * as coachAdvice from '../../contract/coach-advice.ts'
import { call } from '../app/call.ts'

export const adviceQuery = queryOptions({
  queryKey: ['coach-advice'],
  queryFn: () => call(coachAdvice.mine, {}),
})
