import * as clubs from '../../contract/clubs.ts'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'
import { evaluatedIn, evaluationAfter, type Evaluator } from './with-evaluation.ts'

/** The table of evaluations as it will be once what waits on this device is done. */
export function tableWithWaiting(
  told: EvaluationTable,
  writes: readonly WaitingWrite[],
  evaluator: Evaluator,
): EvaluationTable {
  return writes.reduce((table, write) => after(table, write, evaluator), told)
}

function after(table: EvaluationTable, write: WaitingWrite, evaluator: Evaluator): EvaluationTable {
  if (goesTo(write, clubs.removeMember)) {
    return { ...table, players: table.players.filter(({ id }) => id !== write.input['id']) }
  }
  const about = evaluatedIn(write)
  const index = about ? table.players.findIndex(({ id }) => id === about.playerId) : -1
  const player = table.players[index]
  if (!about || !player) return table
  const isSame = ({ id }: { id: string }) => id === about.techniqueId
  const latest = evaluationAfter(write, player.evaluations.find(isSame) ?? null, evaluator)
  if (!latest) return table
  const others = player.evaluations.filter((each) => !isSame(each))
  return { ...table, players: table.players.with(index, { ...player, evaluations: [...others, latest] }) }
}
