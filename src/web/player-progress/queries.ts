import { queryOptions } from '@tanstack/react-query'
import * as playerProgress from '../../contract/player-progress.ts'
import { call } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import { write } from '../app/write.ts'

/** The signed-in player's progress. */
export const progressQuery = queryOptions({
  queryKey: ['player-progress'],
  queryFn: () => call(playerProgress.mine, {}),
})

/**
 * Marks everything up to the newest evaluation as seen, or that there was none. Only in the cache: the open page goes
 * on showing what was new when it was opened. Without network the next visit shows it as new again.
 */
export async function markSeen(): Promise<void> {
  const { queryKey } = progressQuery
  const cached = queryClient.getQueryData(queryKey)
  if (!cached) return
  const newest = cached.evaluations[0]
  if (cached.seenUntil !== null && (!newest || newest.lastEvaluation <= cached.seenUntil)) return
  const marked = await write(playerProgress.markSeen, { evaluationId: newest?.evaluationId ?? null }).catch(
    () => null,
  )
  if (!marked) return
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(queryKey, (now) => now && { ...now, ...marked }, { updatedAt })
}
