import { queryOptions } from '@tanstack/react-query'
import * as apiKeys from '../../contract/api-keys.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => call(apiKeys.list, {}),
})

export function invalidateKeys(): Promise<void> {
  return queryClient.invalidateQueries(apiKeysQuery)
}
