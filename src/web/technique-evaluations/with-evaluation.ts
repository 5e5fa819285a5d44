import type { Input } from '../../contract/endpoint.ts'
import { evaluate, type LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { instantAfter, replacesEvaluation } from '../../domain/technique-evaluation.ts'
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
  const { id, techniqueId, status, notes: typed, was } = input as Evaluating
  const notes = typed.trim()
  if (current?.id === id || !replacesEvaluation({ status, notes, was }, current)) return null
  // A device's clock may be behind the server's.
  const after = instantAfter(current && new Date(current.evaluatedAt), new Date(at))
  return { id, techniqueId, status, notes, evaluatedAt: after.toISOString(), evaluatedBy: name }
}

type Evaluating = Input<typeof evaluate>

/** Whom an evaluation that waits is about; null for any other write. */
export function evaluatedIn(write: WaitingWrite): Pick<Evaluating, 'playerId' | 'techniqueId'> | null {
  return goesTo(write, evaluate) ? (write.input as Evaluating) : null
}
