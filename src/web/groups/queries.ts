import { queryOptions } from '@tanstack/react-query'
import * as groups from '../../contract/groups.ts'
import { call } from '../app/call.ts'

export const groupsQuery = queryOptions({
  queryKey: ['groups'],
  queryFn: () => call(groups.list, {}),
})
