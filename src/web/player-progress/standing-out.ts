import type { Evaluation } from '../../contract/technique-evaluations.ts'
import { changesSince, netChanges, type ProgressChange, progressOf } from '../../domain/player-progress.ts'

export interface StandingOut {
  /** With the status before all changes of its technique. */
  readonly lastChange: ProgressChange<Evaluation> | null
  /** Marked as new; only techniques that are in the list. */
  readonly techniqueIds: ReadonlySet<string>
  /** Number of marked techniques besides that of the last change. */
  readonly others: number
}

/** What has changed since the previous visit. At the first visit only the last change: everything would be new. */
export function standingOut(history: readonly Evaluation[], seenBefore: string | null): StandingOut {
  const changes = changesSince(history, seenBefore)
  const sinceVisit = netChanges(changes)
  const [last] = sinceVisit
  if (!last) return { lastChange: null, techniqueIds: new Set(), others: 0 }
  const lastId = last.evaluation.id
  const changed = new Set(sinceVisit.map(({ evaluation }) => evaluation.id))
  // A club's exercise that was reset to « not evaluated » is no longer in the list.
  const listed = progressOf(history).filter(({ id }) => changed.has(id))
  const techniqueIds = new Set(listed.map(({ id }) => id))
  if (seenBefore !== null) {
    return { lastChange: last, techniqueIds, others: listed.filter(({ id }) => id !== lastId).length }
  }
  const lastChange = changes.find(({ evaluation }) => evaluation.id === lastId) ?? last
  return { lastChange, techniqueIds: new Set([lastId]), others: 0 }
}
