import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'

export const statusNames: Readonly<Record<TechniqueStatus, string>> = {
  not_evaluated: 'Non évalué',
  in_progress: 'En progression',
  mastered: 'Maîtrisé',
}
