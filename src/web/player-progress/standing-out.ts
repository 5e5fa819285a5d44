import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { changesSince, type ProgressChange } from '../../domain/player-progress.ts'

export interface StandingOut {
  /** With the status before all that changed of its technique. */
  readonly lastChange: ProgressChange<Evaluation> | null
  readonly techniqueIds: ReadonlySet<string>
}

/** What changed since the previous visit; before any visit the last change only, for all would be new. */
export function standingOut(history: readonly Evaluation[], seenBefore: string | null): StandingOut {
  const changes = changesSince(history, seenBefore)
  const [last] = changes
  if (!last) return { lastChange: null, techniqueIds: new Set() }
  const { techniqueId } = last.evaluation
  if (seenBefore === null) return { lastChange: last, techniqueIds: new Set([techniqueId]) }
  const first = changes.findLast(({ evaluation }) => evaluation.techniqueId === techniqueId) ?? last
  return {
    lastChange: { ...last, statusBefore: first.statusBefore },
    techniqueIds: new Set(changes.map(({ evaluation }) => evaluation.techniqueId)),
  }
}
