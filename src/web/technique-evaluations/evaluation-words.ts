import type { Evaluation } from '../../contract/technique-evaluations.ts'
import type { Completion } from '../../domain/player-progress.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { longInstant } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'

export const statusNames: Readonly<Record<TechniqueStatus, string>> = {
  not_evaluated: 'Non évalué',
  in_progress: 'En progression',
  mastered: 'Maîtrisé',
}

/** « 7 techniques maîtrisées sur 16 ». */
export function masteredTechniques({ mastered, total }: Completion): string {
  return `${counted(mastered, 'technique')} ${mastered > 1 ? 'maîtrisées' : 'maîtrisée'} sur ${total}`
}

/**
 * « Marc Delorme a évalué Block RV entre-temps : Maîtrisé. » What a coach is told whom another one was before
 * (`changed-meanwhile`); or oneself, on another device.
 */
export function whoEvaluated({
  evaluatedBy,
  name,
  status,
}: Pick<Evaluation, 'evaluatedBy' | 'name' | 'status'>): string {
  return `${evaluatedBy ?? 'Un entraineur'} a évalué ${name} entre-temps\u00A0: ${statusNames[status]}.`
}

/** « Évalué mardi 24 novembre à 19:40 par Marc Delorme ». */
export function evaluatedWhen(
  { lastEvaluation, evaluatedBy }: Pick<Evaluation, 'lastEvaluation' | 'evaluatedBy'>,
  timeZone: string,
  now: Date,
): string {
  return `Évalué ${longInstant(lastEvaluation, timeZone, now)} par ${evaluatedBy ?? 'un entraineur'}`
}
