import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { overlayWrite } from '../outbox/write-description.ts'
import { sessionWrites, type ShownSession, type Viewer } from './queued-writes.ts'

/**
 * The session as it will be once the queued writes are done, versions counted as the server will; null once it is deleted.
 * `server` is what the server answered, if it ever did. What it has done meanwhile is not done again.
 */
export function overlaySession(
  server: TrainingSession | undefined,
  id: string,
  writes: readonly WaitingWrite[],
  viewer: Viewer,
): TrainingSession | null | undefined {
  const { session, deleted } = writes
    .filter(({ input }) => input['id'] === id)
    .reduce<ShownSession>((shown, write) => overlayWrite(sessionWrites, shown, write, viewer), {
      session: server,
      deleted: false,
    })
  return deleted ? null : session
}
