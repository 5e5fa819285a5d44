import type { SessionPart } from '../../domain/programme-draft.ts'
import { counted } from '../counted.ts'
import type { Proposal } from './proposal-choices.ts'

export const partTitles: Readonly<Record<SessionPart, string>> = {
  'warm-up': 'Échauffement',
  main: 'Corps de séance',
  close: 'Fin de séance',
}

/** Why the planner found nothing for a part of the session. */
export const nothingFor: Readonly<Record<SessionPart, string>> = {
  'warm-up': 'La bibliothèque n’a pas d’exercice débutant, hors services, pour s’échauffer.',
  main: 'La bibliothèque n’a plus d’exercice pour le corps de séance.',
  close: 'La bibliothèque n’a plus d’exercice de 15 min au plus pour finir.',
}

/** « 6 exercices, 85 min ». */
export function totalInWords({ exercises, minutes }: Proposal): string {
  return `${counted(exercises.length, 'exercice')}, ${minutes} min`
}
