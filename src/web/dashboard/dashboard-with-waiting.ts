import type { Dashboard } from '../../contract/dashboard.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { waitingFor, type WaitingWrite } from '../outbox/waiting-write.ts'
import { touchedSessions } from '../training-sessions/sessions-with-waiting.ts'

/** `upcoming`: the soonest sessions, as they will be once what waits on this device is done. */
export function dashboardWithWaiting(
  told: Dashboard,
  writes: readonly WaitingWrite[],
  upcoming: readonly TrainingSession[],
): Dashboard {
  const touched = touchedSessions(writes)
  if (touched.size === 0) return told
  const candidates = upcoming.map(nextOf)
  if (told.nextSession && !touched.has(told.nextSession.id)) candidates.push(told.nextSession)
  const [soonest = null] = candidates.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const count = (endpoint: Parameters<typeof waitingFor>[1]) => waitingFor(writes, endpoint).length
  return {
    ...told,
    nextSession: soonest,
    sessionCount:
      told.sessionCount +
      count(trainingSessions.create) +
      count(trainingSessions.restore) -
      count(trainingSessions.remove),
  }
}

type NextSession = NonNullable<Dashboard['nextSession']>

function nextOf({ id, title, date, time, duration, startsAt, players }: TrainingSession): NextSession {
  return { id, title, date, time, duration, startsAt, participantCount: players.length }
}
