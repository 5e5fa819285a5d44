import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { call } from '../call.ts'
import { leaveNoMore, leaveNow } from './late-sign-out.ts'
import { queryClient } from '../query-client.ts'

/** Who is signed in; null when nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    await leaveNow()
    return call(accounts.me, {})
  },
  staleTime: 60_000,
})

/** Where one is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['login-sessions'],
  queryFn: () => call(accounts.loginSessions, {}),
})

/** Inside the signed-in areas, whose guard has let nobody else in. Once nobody is, it is about to show the door. */
export function useMe(): WhoAmI {
  const { data } = useSuspenseQuery(meQuery)
  return data ?? use(theDoor)
}

const theDoor = new Promise<never>(() => {})

/** The club's time zone; without a club the device's own. */
export function useTimeZone(): string {
  const { club } = useMe()
  return club?.timeZone ?? (deviceTimeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

// Finding it out takes longer than all the rest of the first load; hardly anybody is without a club.
let deviceTimeZone: string | undefined

/** After signing in or joining: the shell and the guards read it. */
export function rememberMe(me: WhoAmI): void {
  leaveNoMore()
  queryClient.setQueryData(meQuery.queryKey, me)
}

/** Nothing of the person who leaves stays in memory. */
export function forgetEverything(): void {
  queryClient.clear()
  queryClient.setQueryData(meQuery.queryKey, null)
}
