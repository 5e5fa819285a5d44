import { counted } from '../ui/counted.ts'
import type { SaveOutcome } from './technique-form.tsx'

/**
 * « 2 évaluations sauvegardées, 1 gardée, en attente d’envoi »; null where none of several that were saved at once was.
 * What is refused says so in its own form.
 */
export function savedSentence(outcomes: readonly (SaveOutcome | null)[]): string | null {
  const saved = outcomes.filter((outcome) => outcome === 'saved').length
  const queued = outcomes.filter((outcome) => outcome === 'queued').length
  if (saved + queued === 0) return null
  if (queued === 0) return `${counted(saved, 'évaluation')} ${agreed('sauvegardée', saved)}`
  const waiting = `${agreed('gardée', queued)}, en attente d’envoi`
  if (saved === 0) return `${counted(queued, 'évaluation')} ${waiting}`
  return `${counted(saved, 'évaluation')} ${agreed('sauvegardée', saved)}, ${queued} ${waiting}`
}

function agreed(participle: string, count: number): string {
  return count > 1 ? `${participle}s` : participle
}
