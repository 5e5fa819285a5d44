import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Dashboard } from '../../contract/dashboard.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
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
  const waitingOver = useWaitingOver()
  const onlooker = useOnlooker()
  const minute = useNow().getTime()
  const select = useCallback(
    (told: Dashboard) => {
      const { queryKey } = sessionsQuery('upcoming', 1)
      const { sessions } = sessionsWithWaiting(client.getQueryData(queryKey) ?? nothingListed, {
        period: 'upcoming',
        writes: waitingOver(queryKey),
        onlooker,
        now: new Date(minute),
        toldOf: (id) => listed(id)?.session,
      })
      return dashboardWithWaiting(told, waitingOver(dashboardQuery.queryKey), sessions)
    },
    [client, waitingOver, onlooker, minute],
  )
  return useQuery({ ...dashboardQuery, select })
}
