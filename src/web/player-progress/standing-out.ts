import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { changesSince, netChanges, type ProgressChange, progressOf } from '../../domain/player-progress.ts'

export interface StandingOut {
  /** With what was before all that changed of its technique. */
  readonly lastChange: ProgressChange<Evaluation> | null
  /** Marked in the list, where they are to be found there. */
  readonly techniqueIds: ReadonlySet<string>
  /** How many are marked besides the last change. */
  readonly others: number
}

/** What is no longer as it was at the previous visit; before any visit the last change only, for all would be new. */
export function standingOut(history: readonly Evaluation[], seenBefore: string | null): StandingOut {
  const changes = changesSince(history, seenBefore)
  const sinceVisit = netChanges(changes)
  const [last] = sinceVisit
  if (!last) return { lastChange: null, techniqueIds: new Set(), others: 0 }
  const lastId = last.evaluation.id
  const changed = new Set(sinceVisit.map(({ evaluation }) => evaluation.id))
  // A club's exercise that was set back has left the list.
  const listed = progressOf(history).filter(({ id }) => changed.has(id))
  const techniqueIds = new Set(listed.map(({ id }) => id))
  if (seenBefore !== null) {
    return { lastChange: last, techniqueIds, others: listed.filter(({ id }) => id !== lastId).length }
  }
  const lastChange = changes.find(({ evaluation }) => evaluation.id === lastId) ?? last
  return { lastChange, techniqueIds: new Set([lastId]), others: 0 }
}
