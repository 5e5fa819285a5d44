import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Dashboard } from '../../contract/dashboard.ts'
import { useWaiting } from '../outbox/waiting-list.ts'
import { listed, sessionsQuery } from '../training-sessions/queries.ts'
import { sessionsWithWaiting } from '../training-sessions/sessions-with-waiting.ts'
import { useOnlooker } from '../training-sessions/use-sessions.ts'
import { useNow } from '../use-now.ts'
import { dashboardWithWaiting } from './dashboard-with-waiting.ts'
import { dashboardQuery } from './queries.ts'

const nothingListed = { sessions: [], total: 0, page: 1, pageCount: 1 }

/** The dashboard, what was written here and not sent yet laid over it. */
export function useDashboard(): UseQueryResult<Dashboard> {
  const client = useQueryClient()
  const writes = useWaiting()
  const onlooker = useOnlooker()
  const minute = useNow().getTime()
  const select = useCallback(
    (told: Dashboard) => {
      const page = client.getQueryData(sessionsQuery('upcoming', 1).queryKey) ?? nothingListed
      const { sessions } = sessionsWithWaiting(page, {
        period: 'upcoming',
        writes,
        onlooker,
        now: new Date(minute),
        toldOf: (id) => listed(id)?.session,
      })
      return dashboardWithWaiting(told, writes, sessions)
    },
    [client, writes, onlooker, minute],
  )
  return useQuery({ ...dashboardQuery, select })
}
