import { type ReactNode, useSyncExternalStore } from 'react'
import { meQuery, useTimeZone } from '../accounts/queries.ts'
import { clubDay, clubTime, dateOf, daysBetween } from '../clubs/club-time.ts'
import { queryClient } from '../app/query-client.ts'
import { type Reachability, useReachability } from './reachability.ts'
import { isGone } from '../app/call.ts'
import { whyUnread } from './why-unread.ts'

/** Says how old what is on screen is, while it cannot be read again; otherwise it takes no room. */
export function DataAge(): ReactNode {
  const reachability = useReachability()
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(reachability))
  const timeZone = useTimeZone()
  // The paragraph is always there: a screen reader announces what changes in a region that it knows.
  return (
    <p role="status" className="data-age">
      {oldest !== null &&
        `${whyUnread(errorsOf(reachability), reachability)}\u00a0: ${dataOf(new Date(oldest), timeZone, new Date())}`}
    </p>
  )
}

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

function errorsOf(reachability: Reachability) {
  return notReadAgain(reachability).map(({ state }) => state.error)
}

function oldestShown(reachability: Reachability): number | null {
  const times = notReadAgain(reachability).map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * What the screen shows although reading it again has failed, or is under way while nobody answers. Who is signed in is
 * not what one came to see.
 */
function notReadAgain(reachability: Reachability) {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) =>
        (queryKey[0] !== meQuery.queryKey[0] || queryKey.length > 1) &&
        state.data !== undefined &&
        (state.status === 'error' || (state.fetchStatus === 'fetching' && reachability !== 'reachable')) &&
        !isGone(state.error),
    )
}

/** « données de 14 h 32 », « données d’hier, 18 h 05 », « données du 3 octobre, 9 h 40 ». */
export function dataOf(at: Date, timeZone: string, now: Date): string {
  const [day, today] = [clubDay(at, timeZone), clubDay(now, timeZone)]
  const [hour, minute] = clubTime(at, timeZone).split(':')
  const time = `${Number(hour)}\u00a0h\u00a0${minute}`
  const days = daysBetween(day, today)
  if (days === 0) return `données de ${time}`
  if (days === 1) return `données d’hier, ${time}`
  return `données du ${dateOf(at.toISOString(), timeZone, now)}, ${time}`
}
