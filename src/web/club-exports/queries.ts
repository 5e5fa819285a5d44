import { queryOptions } from '@tanstack/react-query'
import * as clubExports from '../../contract/club-exports.ts'
import type { ExportPage } from '../../contract/club-exports.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

export const exportQuery = queryOptions({
  queryKey: ['club-export'],
  queryFn: () => call(clubExports.show, {}),
})

export function cacheExports(page: ExportPage | null): void {
  if (page) queryClient.setQueryData(exportQuery.queryKey, page)
}
