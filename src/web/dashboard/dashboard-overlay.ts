import type { Dashboard } from '../../contract/dashboard.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { waitingFor, type WaitingWrite } from '../outbox/waiting-write.ts'
import { touchedSessions } from '../training-sessions/sessions-overlay.ts'

/** `upcoming` are the soonest sessions, with the same writes laid over them. */
export function overlayDashboard(
  server: Dashboard,
  writes: readonly WaitingWrite[],
  upcoming: () => readonly TrainingSession[],
): Dashboard {
  const touched = touchedSessions(writes)
  const count = (endpoint: Endpoint) => waitingFor(writes, endpoint).length
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
