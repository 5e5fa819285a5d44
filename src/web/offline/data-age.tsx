import { type ReactNode, useSyncExternalStore } from 'react'
import { meQuery, useTimeZone } from '../accounts/queries.ts'
import { clubDay, clubTime, dateOf, daysBetween } from '../clubs/club-time.ts'
import { queryClient } from '../app/query-client.ts'
import { useReachable } from './reachability.ts'
import { isGone, isUnreachable } from '../app/call.ts'

/** Says how old what is on screen is, while it cannot be read again; otherwise it takes no room. */
export function DataAge(): ReactNode {
  const reachable = useReachable()
  const oldest = useSyncExternalStore(subscribe, () => oldestShown(reachable))
  const timeZone = useTimeZone()
  // The paragraph is always there: a screen reader announces what changes in a region that it knows.
  return (
    <p role="status" className="data-age">
      {oldest !== null &&
        `${notReadAgain(reachable).every(({ state }) => !state.error || isUnreachable(state.error)) ? 'Hors ligne' : 'Non actualisé'}\u00a0: ${dataOf(new Date(oldest), timeZone, new Date())}`}
    </p>
  )
}

const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

function oldestShown(reachable: boolean): number | null {
  const times = notReadAgain(reachable).map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * What the screen shows although reading it again has failed, or is under way while nobody answers. Who is signed in is
 * not what one came to see.
 */
function notReadAgain(reachable: boolean) {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) =>
        queryKey[0] !== meQuery.queryKey[0] &&
        state.data !== undefined &&
        (state.status === 'error' || (state.fetchStatus === 'fetching' && !reachable)) &&
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
