import { queryOptions } from '@tanstack/react-query'
import * as profiles from '../../contract/profiles.ts'
import { call } from '../app/call.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(profiles.show, {}),
})
