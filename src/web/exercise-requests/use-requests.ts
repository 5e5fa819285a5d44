import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ExerciseRequest, RequestPage } from '../../contract/exercise-requests.ts'
import { can } from '../../domain/ability.ts'
import {
  byStatusThenNewest,
  isOpen,
  newestFirst,
  requestsPerPage,
  type RequestView,
} from '../../domain/exercise-request.ts'
import { fullName } from '../../domain/member-name.ts'
import { useOverlaidMe } from '../accounts/use-myself.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { listed, requestsQuery } from './queries.ts'
import { requestWrites, type RequestViewer } from './queued-writes.ts'

/** A page of requests, with the queued writes laid over it. */
export function useRequests(
  view: RequestView,
  page: number,
  viewer: RequestViewer,
): UseQueryResult<RequestPage> {
  const context = useMemo(() => ({ view, viewer, serverRequest: listed }), [view, viewer])
  return useOverlaid(requestsQuery(view, page), overlayRequests, context)
}

/** Whoever is signed in, as a member of that club. */
export function useRequestViewer(clubId: string): RequestViewer {
  const { id, role, rank, ...names } = useOverlaidMe().account
  const name = fullName(names)
  return useMemo(() => ({ id, role, rank, clubId, name }), [id, role, rank, clubId, name])
}

interface Context {
  readonly view: RequestView
  readonly viewer: RequestViewer
  /** What the server said of a request that may stand in the other view, or on another page. */
  readonly serverRequest: (id: string) => ExerciseRequest | undefined
}

/** A page of requests as it will be once the queued writes are done. */
export function overlayRequests(
  page: RequestPage,
  writes: readonly QueuedWrite[],
  { view, viewer, serverRequest }: Context,
): RequestPage {
  const touched = touchedRequests(writes)
  if (touched.size === 0) return page
  const isInView = (request: ExerciseRequest | undefined): request is ExerciseRequest =>
    request !== undefined && (request.status === 'archived') === (view === 'archived')
  const order = can(viewer, 'readAllRequests') ? byStatusThenNewest : newestFirst

  const requests = page.requests.filter(({ id }) => !touched.has(id))
  const open = { ...page.open }
  let { total } = page
  for (const id of touched) {
    const onPage = page.requests.find((request) => request.id === id)
    const before = onPage ?? serverRequest(id)
    const becomes = overlayRequest(before, id, writes, viewer)
    if (before && isOpen(before.status)) open[before.status] -= 1
    if (becomes && isOpen(becomes.status)) open[becomes.status] += 1
    total += Number(isInView(becomes)) - Number(isInView(before))
    // What stands on another page of this list stays there, until it is read again.
    const arrives = !isInView(before) && isInView(becomes) && belongs(becomes, page, order)
    if (isInView(becomes) && (onPage || arrives)) requests.push(becomes)
  }
  return {
    ...page,
    requests: requests.toSorted(order).slice(0, requestsPerPage),
    total,
    pageCount: Math.max(1, Math.ceil(total / requestsPerPage)),
    open,
  }
}

/** Whether something new in the list falls between the first and the last of this page. */
function belongs(
  request: ExerciseRequest,
  { requests, page, pageCount }: RequestPage,
  order: (a: ExerciseRequest, b: ExerciseRequest) => number,
): boolean {
  const [first, last] = [requests.at(0), requests.at(-1)]
  if (!first || !last) return true
  return (page === 1 || order(first, request) < 0) && (page >= pageCount || order(request, last) < 0)
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
