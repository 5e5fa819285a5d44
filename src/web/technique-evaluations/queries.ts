import { queryOptions } from '@tanstack/react-query'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { LatestEvaluation, PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { call } from '../call.ts'
import { queryClient } from '../query-client.ts'

/** Where all players of the club stand: one reading for the table, for the form of one player, and for the hall. */
export const evaluationTableQuery = queryOptions({
  queryKey: ['technique-evaluations'],
  queryFn: () => call(techniqueEvaluations.list, {}),
})

/** What an answer or a refusal told of one player's technique. The rest of the table is as old as it was. */
export function rememberEvaluation(told: PlayerEvaluation | null): void {
  if (!told) return
  const { playerId, name: _name, category: _category, ...latest } = told
  const { queryKey } = evaluationTableQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(
    queryKey,
    (table) =>
      table && {
        ...table,
        players: table.players.map((player) =>
          player.id === playerId
            ? { ...player, evaluations: withLatest(player.evaluations, latest) }
            : player,
        ),
      },
    { updatedAt },
  )
}

function withLatest(evaluations: readonly LatestEvaluation[], told: LatestEvaluation): LatestEvaluation[] {
  const known = evaluations.find(({ techniqueId }) => techniqueId === told.techniqueId)
  if (known && known.evaluatedAt >= told.evaluatedAt) return [...evaluations]
  return [...evaluations.filter((each) => each !== known), told]
}
