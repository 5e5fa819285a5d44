import type { ClosedDates } from '../../contract/closures.ts'

/** The planned dates that a closure or a zone closes, as answered when it was noted. */
export interface Closed {
  /** The closure's id, or the zone. */
  readonly by: string | null
  readonly answer: ClosedDates
}

/** Whether there is something to say of it, as long as it is one of those that the club has. */
export function isClosedStill(closed: Closed | null, having: readonly Closed['by'][]): closed is Closed {
  // A server of the release before answers no dates.
  const { dates } = (closed?.answer ?? {}) as Partial<ClosedDates>
  return closed !== null && having.includes(closed.by) && dates !== undefined && dates.length > 0
}
