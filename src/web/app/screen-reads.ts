import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { meQuery } from '../accounts/queries.ts'
import { queryClient } from './query-client.ts'
import type { SearchParams } from './search-params.ts'

interface ScreenReads {
  loader: (context: { location: { search: SearchParams } }) => void
  preload: false
}

/**
 * Options of a route: what its screen reads is asked for beside its files, once the guard knows who is there. The loader
 * waits for no answer: the screen shows what is cached, or that it is loading.
 */
export function reads<Data, Key extends QueryKey>(
  queriesAt: (search: SearchParams) => readonly FetchQueryOptions<Data, Error, Data, Key>[],
): ScreenReads {
  return {
    loader: ({ location }) => {
      // Without a club most screens only say where to join one.
      if (!queryClient.getQueryData(meQuery.queryKey)?.club) return
      for (const query of queriesAt(location.search)) void queryClient.prefetchQuery(query)
    },
    // A link that is pointed at fetches files alone: an answer may be megabytes.
    preload: false,
  }
}
