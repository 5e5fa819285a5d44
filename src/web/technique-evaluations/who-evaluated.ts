import type { PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { statusNames } from './status-names.ts'

/**
 * « Marc Delorme a évalué Block RV entre-temps : Maîtrisé. » What a coach is told whom another one was before
 * (`changed-meanwhile`); or oneself, on another device.
 */
export function whoEvaluated({ evaluatedBy, name, status }: PlayerEvaluation): string {
  return `${evaluatedBy ?? 'Un entraineur'} a évalué ${name} entre-temps\u00A0: ${statusNames[status]}.`
}
