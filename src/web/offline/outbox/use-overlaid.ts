import {
  hashKey,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { useQueuedWritesFor } from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'

/**
 * What the server answered a query, with what was written here and is not in that answer yet laid over it. The context is
 * the same object from one rendering to the next.
 */
export function useOverlaid<Server, Shown, Context, Key extends QueryKey>(
  query: UseQueryOptions<Server, Error, Server, Key>,
  overlay: (server: Server, writes: readonly QueuedWrite[], context: Context) => Shown,
  context: Context,
): UseQueryResult<Shown> {
  const queuedWritesFor = useQueuedWritesFor()
  const queryHash = hashKey(query.queryKey)
  const select = useCallback(
    (server: Server) => overlay(server, queuedWritesFor(queryHash), context),
    [overlay, queuedWritesFor, queryHash, context],
  )
  return useQuery({ ...query, select })
}
