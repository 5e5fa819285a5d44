import { hashKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Dashboard } from '../../contract/dashboard.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { useWaitingOver } from '../outbox/waiting-list.ts'
import { sessionsQuery } from '../training-sessions/queries.ts'
import { overlaySessions } from '../training-sessions/sessions-overlay.ts'
import { serverSession, useViewer } from '../training-sessions/use-sessions.ts'
import { useNow } from '../use-now.ts'
import { overlayDashboard } from './dashboard-overlay.ts'
import { dashboardQuery } from './queries.ts'

const nothingListed = { sessions: [], total: 0, page: 1, pageCount: 1 }

/** The dashboard, with the queued writes laid over it. */
export function useDashboard(): UseQueryResult<Dashboard> {
  const client = useQueryClient()
  const waitingOver = useWaitingOver()
  const viewer = useViewer()
  const minute = useNow().getTime()
  const upcoming = useCallback(() => {
    const { queryKey } = sessionsQuery('upcoming', 1)
    const writes = waitingOver(hashKey(queryKey))
    const context = { period: 'upcoming', viewer, now: new Date(minute), serverSession } as const
    return overlaySessions(client.getQueryData(queryKey) ?? nothingListed, writes, context).sessions
  }, [client, waitingOver, viewer, minute])
  return useOverlaid(dashboardQuery, overlayDashboard, upcoming)
}
