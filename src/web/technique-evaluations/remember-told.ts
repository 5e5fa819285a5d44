import type { PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { queryClient } from '../query-client.ts'
import { evaluationTableQuery } from './queries.ts'
import { withTold } from './with-told.ts'

/** What an answer or a refusal told of one player's technique. The rest of the table is as old as it was. */
export function rememberEvaluation(told: PlayerEvaluation | null): void {
  if (!told) return
  const { playerId, ...evaluation } = told
  const { queryKey } = evaluationTableQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const ofPlayer = [{ playerId, evaluations: [evaluation] }]
  queryClient.setQueryData(queryKey, (table) => table && withTold(table, ofPlayer), { updatedAt })
}
