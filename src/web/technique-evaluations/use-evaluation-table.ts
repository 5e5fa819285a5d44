import type { UseQueryResult } from '@tanstack/react-query'
import * as clubs from '../../contract/clubs.ts'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { evaluationTableQuery } from './queries.ts'
import { evaluatedIn, evaluationWrites } from './queued-writes.ts'

/** Where all players of the club stand, with the queued writes laid over it. */
export function useEvaluationTable(): UseQueryResult<EvaluationTable> {
  return useOverlaid(evaluationTableQuery, overlayTable, useMyName())
}

/** The table of evaluations as it will be once the queued writes are done; what is written carries the viewer's name. */
export function overlayTable(
  server: EvaluationTable,
  writes: readonly QueuedWrite[],
  name: string,
): EvaluationTable {
  return writes.reduce((table, write) => after(table, write, name), server)
}

function after(table: EvaluationTable, write: QueuedWrite, name: string): EvaluationTable {
  if (goesTo(write, clubs.removeMember)) {
    return { ...table, players: table.players.filter(({ id }) => id !== write.input['id']) }
  }
  const about = evaluatedIn(write)
  const index = about ? table.players.findIndex(({ id }) => id === about.playerId) : -1
  const player = table.players[index]
  if (!about || !player) return table
  const isSame = ({ id }: { id: string }) => id === about.techniqueId
  const current = player.evaluations.find(isSame) ?? null
  const latest = overlayWrite(evaluationWrites, current, write, name)
  if (!latest || latest === current) return table
  const others = player.evaluations.filter((each) => !isSame(each))
  return { ...table, players: table.players.with(index, { ...player, evaluations: [...others, latest] }) }
}
