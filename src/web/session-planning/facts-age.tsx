import type { UseQueryResult } from '@tanstack/react-query'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { dataOf } from '../offline/data-age.tsx'
import { useReachability } from '../offline/reachability.ts'
import { whyUnread } from '../offline/why-unread.ts'

/** The age of the cached data, where the last refetch has failed. */
export function FactsAge({ query: { error, dataUpdatedAt } }: { query: UseQueryResult }) {
  const timeZone = useTimeZone()
  const now = useNow()
  const reachability = useReachability()
  return (
    <p className="small">
      {whyUnread([error], reachability)}&nbsp;: {dataOf(new Date(dataUpdatedAt), timeZone, now)}
    </p>
  )
}
