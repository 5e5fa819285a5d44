import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as analyses from '../../contract/analyses.ts'
import type { Input } from '../../contract/endpoint.ts'
import { call } from '../app/call.ts'
import type { AnalysesSearch } from './analyses-search.ts'

/** Which days, and whose figures. */
export type Wanted = Omit<AnalysesSearch, 'page'>

export function analysesQuery(search: AnalysesSearch) {
  const wanted = wantedIn(search)
  return queryOptions({
    queryKey: ['analyses', 'figures', wanted],
    queryFn: () => call(analyses.show, wanted),
    // What was pressed stays where it is until the answer comes.
    placeholderData: keepPreviousData,
  })
}

/** Without what the address does not say: the same question is one entry of the cache, and no parameter is empty. */
export function wantedIn({ period, from, to, players }: Wanted): Input<typeof analyses.show> {
  return JSON.parse(JSON.stringify({ period, from, to, players })) as Input<typeof analyses.show>
}
