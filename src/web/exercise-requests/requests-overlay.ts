import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { can } from '../../domain/ability.ts'
import { byStatusThenNewest, newestFirst, type RequestView } from '../../domain/exercise-request.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import type { Viewer } from './queued-writes.ts'
import { overlayRequest } from './request-overlay.ts'

interface Context {
  readonly view: RequestView
  readonly viewer: Viewer
  /** What the server said of a request that may stand in the other view. */
  readonly serverRequest: (id: string) => ExerciseRequest | undefined
}

/** A list of requests as it will be once the queued writes are done. */
export function overlayRequests(
  server: readonly ExerciseRequest[],
  writes: readonly WaitingWrite[],
  { view, viewer, serverRequest }: Context,
): readonly ExerciseRequest[] {
  const touched = touchedRequests(writes)
  if (touched.size === 0) return server
  const isHere = (request: ExerciseRequest | undefined): request is ExerciseRequest =>
    request !== undefined && (request.status === 'archived') === (view === 'archived')
  const becoming = [...touched].map((id) => {
    const known = server.find((request) => request.id === id) ?? serverRequest(id)
    return overlayRequest(known, id, writes, viewer)
  })
  return [...server.filter(({ id }) => !touched.has(id)), ...becoming.filter(isHere)].toSorted(
    can(viewer, 'readAllRequests') ? byStatusThenNewest : newestFirst,
  )
}

function touchedRequests(writes: readonly WaitingWrite[]): ReadonlySet<string> {
  const requestWrites = writes.filter(({ path }) => path.startsWith('/api/exercise-requests'))
  return new Set(requestWrites.map(({ input }) => String(input['id'])))
}
