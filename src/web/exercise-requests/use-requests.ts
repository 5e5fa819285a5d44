import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { can } from '../../domain/ability.ts'
import { byStatusThenNewest, newestFirst, type RequestView } from '../../domain/exercise-request.ts'
import { fullName } from '../../domain/member-name.ts'
import { useOverlaidMe } from '../accounts/use-myself.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { listed, requestsQuery } from './queries.ts'
import { requestWrites, type RequestViewer } from './queued-writes.ts'

/** Requests of that view, with the queued writes laid over them. */
export function useRequests(
  view: RequestView,
  viewer: RequestViewer,
): UseQueryResult<readonly ExerciseRequest[]> {
  const context = useMemo(() => ({ view, viewer, serverRequest: listed }), [view, viewer])
  return useOverlaid(requestsQuery(view), overlayRequests, context)
}

/** Whoever is signed in, as a member of that club. */
export function useRequestViewer(clubId: string): RequestViewer {
  const { id, role, ...names } = useOverlaidMe().account
  const name = fullName(names)
  return useMemo(() => ({ id, role, clubId, name }), [id, role, clubId, name])
}

interface Context {
  readonly view: RequestView
  readonly viewer: RequestViewer
  /** What the server said of a request that may stand in the other view. */
  readonly serverRequest: (id: string) => ExerciseRequest | undefined
}

/** A list of requests as it will be once the queued writes are done. */
export function overlayRequests(
  server: readonly ExerciseRequest[],
  writes: readonly QueuedWrite[],
  { view, viewer, serverRequest }: Context,
): readonly ExerciseRequest[] {
  const touched = touchedRequests(writes)
  if (touched.size === 0) return server
  const isInView = (request: ExerciseRequest | undefined): request is ExerciseRequest =>
    request !== undefined && (request.status === 'archived') === (view === 'archived')
  const becoming = [...touched].map((id) => {
    const known = server.find((request) => request.id === id) ?? serverRequest(id)
    return overlayRequest(known, id, writes, viewer)
  })
  return [...server.filter(({ id }) => !touched.has(id)), ...becoming.filter(isInView)].toSorted(
    can(viewer, 'readAllRequests') ? byStatusThenNewest : newestFirst,
  )
}

function touchedRequests(writes: readonly QueuedWrite[]): ReadonlySet<string> {
  const requestWrites = writes.filter(({ path }) => path.startsWith('/api/exercise-requests'))
  return new Set(requestWrites.map(({ input }) => String(input['id'])))
}

/**
 * The request as it will be once the queued writes are done, versions counted as the server will. `server` is what the
 * server answered, if it ever did.
 */
export function overlayRequest(
  server: ExerciseRequest | undefined,
  id: string,
  writes: readonly QueuedWrite[],
  viewer: RequestViewer,
): ExerciseRequest | undefined {
  return writes
    .filter(({ input }) => input['id'] === id)
    .reduce((request, write) => overlayWrite(requestWrites, request, write, viewer), server)
}
