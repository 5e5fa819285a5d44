import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'

/** What the form of a technique holds. */
export interface EvaluationDraft {
  readonly status: TechniqueStatus
  readonly coachNotes: string
}

/** What was never evaluated is « Non évalué », without a note. */
export function draftOf(evaluation: Pick<LatestEvaluation, 'status' | 'coachNotes'> | null): EvaluationDraft {
  return { status: evaluation?.status ?? 'not_evaluated', coachNotes: evaluation?.coachNotes ?? '' }
}

/** What differs between two evaluations, in the words of the form. */
export function differences(a: EvaluationDraft, b: EvaluationDraft): string[] {
  return [
    ...(a.status === b.status ? [] : ['statut']),
    ...(a.coachNotes.trim() === b.coachNotes.trim() ? [] : ['notes']),
  ]
}

/**
 * The specification's three sentences for an evaluation that was not saved: the first one of a technique, a later one,
 * and what is neither: taking back, saving over what another coach has said, several at once.
 */
export const failures = {
  first: "Erreur lors de l'ajout de l'évaluation",
  later: "Erreur lors de la mise à jour de l'évaluation",
  other: "Erreur lors de la sauvegarde de l'évaluation",
} as const
