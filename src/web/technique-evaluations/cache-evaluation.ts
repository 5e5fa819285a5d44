import type {
  Evaluation,
  EvaluationTable,
  LatestEvaluation,
  PlayerEvaluation,
} from '../../contract/technique-evaluations.ts'
import { catalogueTechnique, withoutKnownFields } from '../../domain/technique-catalogue.ts'
import { queryClient } from '../app/query-client.ts'
import { evaluationTableQuery } from './queries.ts'

/** What an answer or a refusal says of one player's technique. The rest of the table is as old as it was. */
export function cacheEvaluation(current: PlayerEvaluation | null): void {
  if (!current) return
  const { playerId, ...evaluation } = current
  const { queryKey } = evaluationTableQuery
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const ofPlayer = [{ playerId, evaluations: [evaluation] }]
  queryClient.setQueryData(queryKey, (table) => table && withServerEvaluations(table, ofPlayer), {
    updatedAt,
  })
}

/** What the server said of one player, who may know less than the table does: of each technique the later one counts. */
export interface ServerEvaluations {
  readonly playerId: string
  readonly evaluations: readonly Evaluation[]
}

/** The same table where it knew all of it, and the same rows of those of whom nothing was said. */
export function withServerEvaluations(
  table: EvaluationTable,
  server: readonly ServerEvaluations[],
): EvaluationTable {
  const news = new Map(server.map(({ playerId, evaluations }) => [playerId, evaluations]))
  const players = table.players.map((player) => {
    const evaluations = (news.get(player.id) ?? []).reduce(withLatest, player.evaluations)
    return evaluations === player.evaluations ? player : { ...player, evaluations }
  })
  if (players.every((player, index) => player === table.players[index])) return table
  const here = new Set(players.map(({ id }) => id))
  const named = server.filter(({ playerId }) => here.has(playerId)).flatMap(({ evaluations }) => evaluations)
  return { players, techniques: techniquesAfter({ players, techniques: table.techniques }, named) }
}

function withLatest(evaluations: LatestEvaluation[], current: Evaluation): LatestEvaluation[] {
  const known = evaluations.findIndex(({ id }) => id === current.id)
  const before = evaluations[known]
  if (before && before.lastEvaluation >= current.lastEvaluation) return evaluations
  const latest = withoutKnownFields(current)
  return before ? evaluations.with(known, latest) : [...evaluations, latest]
}

/** The library, and of what is not in it whatever somebody is still evaluated on. */
function techniquesAfter(
  { players, techniques }: EvaluationTable,
  named: readonly Evaluation[],
): EvaluationTable['techniques'] {
  const isUsed = (id: string) =>
    players.some(({ evaluations }) =>
      evaluations.some((evaluation) => evaluation.id === id && evaluation.status !== 'not_evaluated'),
    )
  const known = new Set(techniques.map(({ id }) => id))
  const brought = new Map(
    named
      .filter(({ id }) => !known.has(id) && !catalogueTechnique(id))
      .map(({ id, name, category }) => [id, { id, name, category, inLibrary: false }]),
  )
  return [...techniques, ...brought.values()].filter(({ id, inLibrary }) => inLibrary || isUsed(id))
}
