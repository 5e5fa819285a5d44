import { queryOptions } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { meQuery, cacheMe } from '../accounts/queries.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { focusNextPageTitle } from '../ui/layout.tsx'

export const clubQuery = queryOptions({
  queryKey: ['club'],
  queryFn: () => call(clubs.show, {}),
})

/** Caches the club that a write returned; null if the write was queued. */
export function cacheClub(club: ClubPage | null): void {
  if (club) queryClient.setQueryData(clubQuery.queryKey, club)
}

/** After joining, founding or leaving a club: the cached data is that of the previous one. */
export function handleClubChange(me: WhoAmI): void {
  // The focused button is removed with its page.
  focusNextPageTitle()
  cacheMe(me)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
}
