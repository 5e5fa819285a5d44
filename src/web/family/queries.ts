import { queryOptions } from '@tanstack/react-query'
import * as family from '../../contract/family.ts'
import type { Family, FamilySession } from '../../contract/family.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { minuteMs } from '../app/use-now.ts'

/** Anew each minute: what was to come is past once its time has come. */
export const familyQuery = queryOptions({
  queryKey: ['family', 'list'],
  queryFn: () => call(family.list, {}),
  refetchInterval: minuteMs,
})

export function childQuery(childId: string) {
  return queryOptions({
    queryKey: ['family', 'one', childId],
    queryFn: () => call(family.show, { childId }),
  })
}

/** After a write that answers with all of it. */
export function cacheFamily(answer: Family | null): void {
  if (answer) queryClient.setQueryData(familyQuery.queryKey, answer)
}

/** After a reply: what stands there now. */
export function cacheSession(childId: string, session: FamilySession): void {
  queryClient.setQueryData(
    familyQuery.queryKey,
    (before) =>
      before && {
        children: before.children.map((child) =>
          child.id === childId
            ? { ...child, sessions: child.sessions.map((each) => (each.id === session.id ? session : each)) }
            : child,
        ),
      },
  )
}
