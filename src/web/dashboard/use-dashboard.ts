import { hashKey, usePrefetchQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Dashboard } from '../../contract/dashboard.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { countReplies } from '../../domain/attendance.ts'
import { sessionPhase, type SessionPhase } from '../../domain/training-session.ts'
import { marksQuery } from '../exercises/library-queries.ts'
import { useOverlaid, useQueuedWritesFor } from '../offline/outbox/outbox-state.ts'
import { inputsTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { findInCachedLists, type Period, sessionsQuery } from '../training-sessions/queries.ts'
import { presentCount } from '../training-sessions/session-words.ts'
import { overlaySessions, touchedSessions, useSessionViewer } from '../training-sessions/use-sessions.ts'
import { useNow } from '../app/use-now.ts'
import { dashboardQuery } from './queries.ts'

/** What was made here; a changed copy stands in its original’s place. */
function added(writes: readonly QueuedWrite[]): number {
  return inputsTo(writes, exercises.create).filter(({ origin }) => !origin).length
}

/** Where a changed copy is deleted, its original comes back, unless it was put away. */
function removed(writes: readonly QueuedWrite[], archived: ReadonlySet<string>): number {
  return writes
    .filter(({ path }) => path === exercises.remove.path)
    .filter(({ named }) => {
      const { origin } = (named?.[0] ?? {}) as Partial<Exercise>
      return !origin || archived.has(origin)
    }).length
}

/** How many more of Rebond’s drills are put away than the server counted; `archived` is what it knows of. */
function putAway(writes: readonly QueuedWrite[], archived: ReadonlySet<string>): number {
  const marked = inputsTo(writes, exerciseMarks.mark).filter((mark) => mark.archived !== undefined)
  const latest = new Map(marked.map((mark) => [mark.exerciseId, mark.archived]))
  return [...latest].reduce((sum, [id, is]) => sum + Number(is) - Number(archived.has(id)), 0)
}

const nothingListed = { sessions: [], total: 0, page: 1, pageCount: 1 }

/** The dashboard, with the queued writes laid over it. */
export function useDashboard(): UseQueryResult<Dashboard> {
  // When the next session begins without network, the one after it has to be known.
  usePrefetchQuery(sessionsQuery('upcoming', 1))
  const client = useQueryClient()
  const queuedWritesFor = useQueuedWritesFor()
  const viewer = useSessionViewer()
  const minute = useNow().getTime()
  const context = useMemo(() => {
    const now = new Date(minute)
    const sessionsOf = (period: Period) => {
      const { queryKey } = sessionsQuery(period, 1)
      const writes = queuedWritesFor(hashKey(queryKey))
      const page = client.getQueryData(queryKey) ?? nothingListed
      return overlaySessions(page, writes, { period, viewer, now, findInCachedLists }).sessions
    }
    const marks = client.getQueryData(marksQuery.queryKey) ?? []
    const archived = new Set(marks.filter((mark) => mark.archived).map(({ exerciseId }) => exerciseId))
    return { now, archived, sessions: () => [...sessionsOf('past'), ...sessionsOf('upcoming')] }
  }, [client, queuedWritesFor, viewer, minute])
  return useOverlaid(dashboardQuery, overlayDashboard, context)
}

interface Context {
  readonly now: Date
  /** Those of Rebond’s drills that the server said were put away. */
  readonly archived: ReadonlySet<string>
  /** The first of both lists, with the same writes laid over them. */
  readonly sessions: () => readonly TrainingSession[]
}

/** Without network as well a session begins, and ends. */
export function overlayDashboard(
  server: Dashboard,
  writes: readonly QueuedWrite[],
  { now, archived, sessions }: Context,
): Dashboard {
  const touched = touchedSessions(writes)
  const count = (endpoint: Endpoint) => inputsTo(writes, endpoint).length
  const { nextSession, currentSessions = [] } = server
  const hasBegun = nextSession && sessionPhase(nextSession, now) !== 'upcoming'
  const onServer: KnownSession[] = [
    ...currentSessions,
    ...(nextSession ? [{ ...nextSession, presentCount: null }] : []),
  ]
  const known = new Map(onServer.filter(({ id }) => !touched.has(id)).map((each) => [each.id, each]))
  if (touched.size > 0 || hasBegun)
    for (const session of sessions())
      if (touched.has(session.id) || !known.has(session.id)) known.set(session.id, knownOf(session))
  const inPhase = (phase: SessionPhase) =>
    [...known.values()]
      .filter((session) => sessionPhase(session, now) === phase)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
  return {
    ...server,
    nextSession: inPhase('upcoming')[0] ?? null,
    currentSessions: inPhase('in-progress').toReversed(),
    sessionCount:
      server.sessionCount +
      count(trainingSessions.create) +
      count(trainingSessions.restore) +
      count(trainingSessions.reinstate) -
      count(trainingSessions.remove) -
      count(trainingSessions.cancel),
    exerciseCount:
      server.exerciseCount + added(writes) - removed(writes, archived) - putAway(writes, archived),
  }
}

type CurrentSession = NonNullable<Dashboard['currentSessions']>[number]
type NextSession = NonNullable<Dashboard['nextSession']>
type KnownSession = CurrentSession & NextSession

function knownOf({ players, ...session }: TrainingSession): KnownSession {
  const participantCount = players.length
  const counts = { participantCount, presentCount: presentCount(players), replies: countReplies(players) }
  return { ...session, ...counts }
}
