import type { Query, QueryClient } from '@tanstack/react-query'
import { intervals } from '../app/intervals.ts'
import { isUnreachable } from '../app/call.ts'

/**
 * Reads on screen that got no answer are tried again until they do, for a hall's Wi-Fi that comes back does not say
 * so. One answer is enough to try all others at once. A page that nobody looks at waits to be looked at.
 */
export function recoverReads(client: QueryClient, random: () => number = Math.random): () => void {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function tryAgainIn(pauseMs: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (document.visibilityState === 'visible') void client.refetchQueries({ predicate: isLost })
    }, pauseMs)
  }
  function tryAgainLater() {
    if (timer !== undefined) return
    tryAgainIn(
      Math.min(intervals.longestRetry, intervals.firstReadRetry * 2 ** failures) * (0.5 + random() / 2),
    )
    failures += 1
  }

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'error' && isLost(query)) tryAgainLater()
    if (action.type === 'success' && !action.manual) {
      failures = 0
      if (cache.getAll().some(isLost)) tryAgainIn(0)
    }
  })
  if (cache.getAll().some(isLost)) tryAgainLater()
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

function isLost(query: Query): boolean {
  return query.isActive() && query.state.fetchStatus === 'idle' && isUnreachable(query.state.error)
}
