import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as playerImports from '../../contract/player-imports.ts'
import type { ImportOutcome } from '../../contract/player-imports.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'

export const importsQuery = queryOptions({
  queryKey: ['player-imports', 'list'],
  queryFn: () => call(playerImports.list, {}),
})

export function importQuery(id: string, outcome: ImportOutcome | undefined, page: number) {
  return queryOptions({
    queryKey: ['player-imports', 'one', id, outcome ?? null, page],
    queryFn: () => call(playerImports.show, { id, ...(outcome && { outcome }), page }),
    // The rows stay while others are fetched.
    placeholderData: keepPreviousData,
  })
}

/** Every page of every import: what one write changes shows in several. */
export function readImportsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['player-imports'] })
}
