import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { overlayWrite } from '../outbox/write-description.ts'
import { requestWrites, type Viewer } from './queued-writes.ts'

/**
 * The request as it will be once the queued writes are done, versions counted as the server will. `server` is what the
 * server answered, if it ever did.
 */
export function overlayRequest(
  server: ExerciseRequest | undefined,
  id: string,
  writes: readonly WaitingWrite[],
  viewer: Viewer,
): ExerciseRequest | undefined {
  return writes
    .filter(({ input }) => input['id'] === id)
    .reduce((request, write) => overlayWrite(requestWrites, request, write, viewer), server)
}
