import { queryOptions } from '@tanstack/react-query'
import * as playerProgress from '../../contract/player-progress.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'
import { write } from '../write.ts'

/** A player's own. */
export const progressQuery = queryOptions({
  queryKey: ['player-progress'],
  queryFn: () => call(playerProgress.mine, {}),
})

/**
 * Everything up to the newest evaluation has been on the screen, or that there was none yet. What stands out there is the page's to remember, as long
 * as it stays open: what is kept knows it as seen from now on. Without network it stands out once more next time.
 */
export async function markSeen(): Promise<void> {
  const { queryKey } = progressQuery
  const told = queryClient.getQueryData(queryKey)
  if (!told) return
  const newest = told.evaluations[0]
  if (told.seenUntil !== null && (!newest || newest.lastEvaluation <= told.seenUntil)) return
  const marked = await write(playerProgress.markSeen, { evaluationId: newest?.evaluationId ?? null }).catch(
    () => null,
  )
  if (!marked) return
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(queryKey, (now) => now && { ...now, ...marked }, { updatedAt })
}
