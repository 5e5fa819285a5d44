import { queryOptions } from '@tanstack/react-query'
import * as analyses from '../../contract/analyses.ts'
import { call } from '../app/call.ts'
import type { AnalysesSearch } from './analyses-search.ts'

/** Which days, and whose figures. */
export type Wanted = Omit<AnalysesSearch, 'page'>

export function analysesQuery(search: AnalysesSearch) {
  const wanted = wantedIn(search)
  return queryOptions({
    queryKey: ['analyses', 'figures', wanted],
    queryFn: () => call(analyses.show, wanted),
  })
}

/** Only what the address says: the same question is one entry of the cache. */
export function wantedIn({ period, from, to, players }: Wanted) {
  return { ...(period && { period }), ...(from && { from }), ...(to && { to }), ...(players && { players }) }
}
