import { hashKey, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SessionPage, TrainingSession } from '../../contract/training-sessions.ts'
import { useMe } from '../accounts/queries.ts'
import { clubQuery } from '../clubs/queries.ts'
import { useOverlaid, useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import { useNow } from '../app/use-now.ts'
import { listed, type Period, sessionQuery, sessionsQuery } from './queries.ts'
import type { Viewer } from './queued-writes.ts'
import { overlaySession, overlaySessions } from './sessions-overlay.ts'

/** A page of sessions, with the queued writes laid over it. */
export function useSessions(period: Period, page: number): UseQueryResult<SessionPage> {
  const viewer = useViewer()
  const minute = useNow().getTime()
  const context = useMemo(
    () => ({ period, viewer, now: new Date(minute), serverSession }),
    [period, viewer, minute],
  )
  return useOverlaid(sessionsQuery(period, page), overlaySessions, context)
}

export function serverSession(id: string): TrainingSession | undefined {
  return listed(id)?.session
}

interface SessionReading {
  /** Null once it was deleted here. */
  session: TrainingSession | null | undefined
  /** The server's answer; what was only planned here it does not know yet. */
  query: UseQueryResult<TrainingSession>
}

export function useSession(id: string, options: { refetchOnMount?: 'always' } = {}): SessionReading {
  const waitingOver = useQueuedWritesFor()
  const viewer = useViewer()
  const query = useQuery({ ...sessionQuery(id), ...options })
  const session = useMemo(
    () => overlaySession(query.data, id, waitingOver(hashKey(sessionQuery(id).queryKey)), viewer),
    [query.data, id, waitingOver, viewer],
  )
  return { session, query }
}

export function useViewer(): Viewer {
  const { account, club } = useMe()
  const client = useQueryClient()
  return useMemo(
    () => ({
      id: account.id,
      name: `${account.firstName} ${account.lastName}`,
      timeZone: club?.timeZone ?? 'Europe/Paris',
      nameOf: (id) => {
        const player = client.getQueryData(clubQuery.queryKey)?.players.find((each) => each.id === id)
        return player && `${player.firstName} ${player.lastName}`
      },
    }),
    [account, club, client],
  )
}
