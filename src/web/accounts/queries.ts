import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { clearRecordedSignOut, sendRecordedSignOut } from './pending-sign-out.ts'
import { type Me, withRank } from './with-rank.ts'

/** The signed-in account with its club; null without a session. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    await sendRecordedSignOut()
    return call(accounts.me, {})
  },
  staleTime: 60_000,
})

/** The account's login sessions. */
export const devicesQuery = queryOptions({
  queryKey: ['login-sessions'],
  queryFn: () => call(accounts.loginSessions, {}),
})

/** For the signed-in areas, whose guard requires a session. After a sign-out it suspends until the entry page opens. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery)
  return withRank(data ?? use(neverSettles))
}

const neverSettles = new Promise<never>(() => {})

/** The club's time zone; without a club the device's own. */
export function useTimeZone(): string {
  const { club } = useMe()
  return club?.timeZone ?? (deviceTimeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

// Computed only if needed: it takes longer than the rest of the first load, and hardly anybody is without a club.
let deviceTimeZone: string | undefined

/** After signing in, or joining or leaving a club. */
export function cacheMe(me: WhoAmI): void {
  clearRecordedSignOut()
  queryClient.setQueryData(meQuery.queryKey, me)
}

/** Clears the memory after a sign-out. */
export function clearCache(): void {
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, null)
}
