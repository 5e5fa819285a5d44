import type { Input } from '../../contract/endpoint.ts'
import { evaluate, type LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { exerciseIdField, instantAfter, replacesEvaluation } from '../../domain/technique-evaluation.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/** Whose device this is: what they write carries their name. */
export interface Evaluator {
  readonly name: string
}

/**
 * The evaluation that counts once this write is done; null when it changes nothing: the server has done it already, or
 * will refuse it because another coach has said something else meanwhile.
 */
export function evaluationAfter(
  { input, at }: WaitingWrite,
  current: LatestEvaluation | null,
  { name }: Evaluator,
): LatestEvaluation | null {
  const { evaluationId, id, status, coachNotes: typed, was } = input as Evaluating
  const coachNotes = typed.trim()
  if (current?.evaluationId === evaluationId || !replacesEvaluation({ status, coachNotes, was }, current))
    return null
  // A device's clock may be behind the server's.
  const after = instantAfter(current && new Date(current.lastEvaluation), new Date(at))
  const lastEvaluation = after.toISOString()
  return { evaluationId, id, ...exerciseIdField(id), status, coachNotes, lastEvaluation, evaluatedBy: name }
}

type Evaluating = Input<typeof evaluate>

/** Whom an evaluation that waits is about; null for any other write. */
export function evaluatedIn(write: WaitingWrite): { playerId: string; techniqueId: string } | null {
  if (!goesTo(write, evaluate)) return null
  const { playerId, id: techniqueId } = write.input as Evaluating
  return { playerId, techniqueId }
}
