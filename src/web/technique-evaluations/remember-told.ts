import type { PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { queryClient } from '../query-client.ts'
import { evaluationTableQuery } from './queries.ts'
import { type ToldOfPlayer, withTold } from './with-told.ts'

/** What an answer or a refusal told of one player's technique. The rest of the table is as old as it was. */
export function rememberEvaluation(told: PlayerEvaluation | null): void {
  if (!told) return
  const { playerId, ...evaluation } = told
  rememberTold([{ playerId, evaluations: [evaluation] }])
}

/** @param readAt what was done before it, in this browser, is in the table from now on */
export function rememberTold(told: readonly ToldOfPlayer[], readAt = 0): void {
  const { queryKey } = evaluationTableQuery
  const updatedAt = Math.max(readAt, queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  queryClient.setQueryData(queryKey, (table) => table && withTold(table, told), { updatedAt })
}
