import { hashKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Dashboard } from '../../contract/dashboard.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { useOverlaid, useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import { inputsTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { sessionsQuery } from '../training-sessions/queries.ts'
import {
  overlaySessions,
  serverSession,
  touchedSessions,
  useSessionViewer,
} from '../training-sessions/use-sessions.ts'
import { useNow } from '../app/use-now.ts'
import { dashboardQuery } from './queries.ts'

const nothingListed = { sessions: [], total: 0, page: 1, pageCount: 1 }

/** The dashboard, with the queued writes laid over it. */
export function useDashboard(): UseQueryResult<Dashboard> {
  const client = useQueryClient()
  const queuedWritesFor = useQueuedWritesFor()
  const viewer = useSessionViewer()
  const minute = useNow().getTime()
  const upcoming = useCallback(() => {
    const { queryKey } = sessionsQuery('upcoming', 1)
    const writes = queuedWritesFor(hashKey(queryKey))
    const context = { period: 'upcoming', viewer, now: new Date(minute), serverSession } as const
    return overlaySessions(client.getQueryData(queryKey) ?? nothingListed, writes, context).sessions
  }, [client, queuedWritesFor, viewer, minute])
  return useOverlaid(dashboardQuery, overlayDashboard, upcoming)
}

/** `upcoming` are the soonest sessions, with the same writes laid over them. */
export function overlayDashboard(
  server: Dashboard,
  writes: readonly QueuedWrite[],
  upcoming: () => readonly TrainingSession[],
): Dashboard {
  const touched = touchedSessions(writes)
  const count = (endpoint: Endpoint) => inputsTo(writes, endpoint).length
  return {
    ...server,
    nextSession: touched.size === 0 ? server.nextSession : soonest(server, touched, upcoming()),
    sessionCount:
      server.sessionCount +
      count(trainingSessions.create) +
      count(trainingSessions.restore) -
      count(trainingSessions.remove),
    exerciseCount: server.exerciseCount + count(exercises.create) - count(exercises.remove),
  }
}

function soonest(
  { nextSession }: Dashboard,
  touched: ReadonlySet<string>,
  upcoming: readonly TrainingSession[],
): NextSession | null {
  const candidates = upcoming.map(nextOf)
  if (nextSession && !touched.has(nextSession.id)) candidates.push(nextSession)
  return candidates.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0] ?? null
}

type NextSession = NonNullable<Dashboard['nextSession']>

function nextOf({ id, title, date, time, duration, startsAt, players }: TrainingSession): NextSession {
  return { id, title, date, time, duration, startsAt, participantCount: players.length }
}
