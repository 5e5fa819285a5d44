import { queryOptions } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { meQuery, rememberMe } from '../accounts/queries.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { focusNextPageTitle } from '../ui/layout.tsx'

export const clubQuery = queryOptions({
  queryKey: ['club'],
  queryFn: () => call(clubs.show, {}),
})

/** After a change of the club that the server has answered. */
export function rememberClub(club: ClubPage | null): void {
  if (club) queryClient.setQueryData(clubQuery.queryKey, club)
}

/** After joining, founding or leaving: whatever was read before is another club's. */
export function changeClub(me: WhoAmI): void {
  // The button that was pressed goes with its page.
  focusNextPageTitle()
  rememberMe(me)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
}
