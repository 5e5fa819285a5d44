import { evaluate, type PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { marksOf, type MarkedPlayer, type Proposal, proposalsOf } from '../../domain/hall/hall-marks.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { CallFailed } from '../app/call.ts'
import { newId } from '../app/new-id.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { whoEvaluated } from '../technique-evaluations/evaluation-words.ts'
import { useEvaluationTable } from '../technique-evaluations/use-evaluation-table.ts'
import type { HallState } from './use-hall.ts'

type Marked = Pick<MarkedPlayer, 'playerId' | 'techniqueId'>

/** The evening’s marks, and the evaluations that they propose. */
export function useMarks(hall: HallState) {
  const table = useEvaluationTable()
  const { act, troubles, forget } = useAction()
  const marks = marksOf(hall.events)

  function current({ playerId, techniqueId }: Marked) {
    const player = table.data?.players.find(({ id }) => id === playerId)
    return player?.evaluations.find(({ id }) => id === techniqueId) ?? null
  }
  const statusOf = (marked: Marked) => current(marked)?.status ?? 'not_evaluated'
  const evidenceFor = ({ playerId, techniqueId }: Marked) =>
    table.data?.proposals?.find((each) => each.playerId === playerId && each.id === techniqueId)?.observations
  const standingOf = (marked: Marked) => ({
    status: statusOf(marked),
    isProven: evidenceFor(marked) !== undefined,
  })

  function confirm(proposal: Proposal): void {
    const { playerId, techniqueId: id, status } = proposal
    const before = current(proposal)
    const evaluationId = newId()
    const input = {
      evaluationId,
      playerId,
      id,
      status,
      coachNotes: before?.coachNotes ?? '',
      was: before?.evaluationId ?? null,
    }
    void act(`${playerId} ${id}`, evaluate, input, {
      named: [{ name: catalogueTechnique(id)?.name ?? '' }],
      explain: (failure) => {
        if (!(failure instanceof CallFailed) || failure.refusal !== 'changed-meanwhile' || !failure.current) {
          return sentenceFor(failure, 'Ce repère n’a pas pu être confirmé.')
        }
        return whoEvaluated(failure.current as PlayerEvaluation)
      },
    })
  }
  return {
    marks,
    statusOf,
    evidenceFor,
    // Without the evaluations nobody knows what is new.
    proposals: table.data ? proposalsOf(marks, standingOf) : [],
    confirm,
    troubles,
    forget,
  }
}
