import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { Category } from './category.ts'
import type { Composition } from './exercise.ts'
import { instantAfter } from './history.ts'
import type { Refusal } from './refusal.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

export const techniqueStatuses = [
  'not_evaluated',
  'in_progress',
  'mastered',
] as const satisfies readonly TechniqueStatus[]

/** What is evaluated: of the catalogue (`service-1`), an exercise of a club by its own id, or a pair of Rebond’s drills. */
export interface Technique {
  readonly id: string
  readonly name: string
  readonly category: Category
}

/** One of a dated history. It keeps the name and the category, for a club's exercise may change or go. */
export interface Evaluation {
  /** Of the technique. */
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly status: TechniqueStatus
  readonly coachNotes: string
  /** An ISO instant in UTC, as the contract carries it: no two of one player have the same. */
  readonly lastEvaluation: string
}

export function exerciseTechnique({
  id,
  type,
  technique,
  effect,
}: Composition & { readonly id: string }): Technique {
  return { id, name: `${technique} - ${effect}`, category: type }
}

/** What a coach says; `was` is the id of the evaluation that the screen showed, null where there was none. */
export interface Judgement {
  readonly status: TechniqueStatus
  readonly coachNotes: string
  readonly was: string | null
}

/** The evaluation that counts now: the latest of a player and technique. */
export interface CurrentEvaluation extends Pick<Judgement, 'status' | 'coachNotes'> {
  readonly evaluationId: string
}

/** Of two coaches at once the second one hears what the first one said; the same from both is no quarrel. */
export function whyNotEvaluate(
  actor: Member,
  judgement: Judgement,
  current: CurrentEvaluation | null,
): Refusal | null {
  const cannot = whyCannot(actor, 'markEvaluations')
  if (cannot) return cannot
  return replacesEvaluation(judgement, current) ? null : 'changed-meanwhile'
}

/** Whether a judgement was made in sight of the evaluation that counts. */
export function replacesEvaluation(
  { status, coachNotes, was }: Judgement,
  current: CurrentEvaluation | null,
): boolean {
  const agrees = current !== null && current.status === status && current.coachNotes === coachNotes
  return agrees || (current?.evaluationId ?? null) === was
}

/** The evaluation that counts from now on; `before` is when the player was last evaluated, on whatever is known. */
export function newEvaluation(
  { evaluationId, id, status, coachNotes }: CurrentEvaluation & { readonly id: string },
  before: Date | null,
  by: string | null,
  now: Date,
) {
  return {
    evaluationId,
    id,
    status,
    coachNotes,
    lastEvaluation: instantAfter(before, now).toISOString(),
    evaluatedBy: by,
  }
}

/** The latest evaluation of each technique counts: those, in no particular order. */
export function latestEvaluations<E extends Evaluation>(history: readonly E[]): readonly E[] {
  const latest = new Map<string, E>()
  for (const evaluation of history) {
    const known = latest.get(evaluation.id)
    if (!known || evaluation.lastEvaluation > known.lastEvaluation) latest.set(evaluation.id, evaluation)
  }
  return [...latest.values()]
}
