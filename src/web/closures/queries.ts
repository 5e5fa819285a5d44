import { queryOptions } from '@tanstack/react-query'
import * as closures from '../../contract/closures.ts'
import { call } from '../app/call.ts'

export const closuresQuery = queryOptions({
  queryKey: ['closures'],
  queryFn: () => call(closures.show, {}),
})
