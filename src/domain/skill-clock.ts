import type { TechniqueStatus } from './technique-catalogue.ts'

/** A mastered technique that was not practised for so long is « À rafraîchir ». */
export const refreshAfterDays = 45

/** What is known of one player's technique; instants in ISO. */
export interface TechniqueClock {
  readonly status: TechniqueStatus
  readonly evaluatedAt: string
  /** In a session that the player attended; null if never. */
  readonly practisedAt: string | null
}

/** Whole days since it was last practised or evaluated: a coach who evaluates it has just seen it done. */
export function daysUnpractised({ evaluatedAt, practisedAt }: TechniqueClock, now: Date): number {
  const last = practisedAt !== null && practisedAt > evaluatedAt ? practisedAt : evaluatedAt
  return wholeDays(last, now)
}

export function needsRefreshing(technique: TechniqueClock, now: Date): boolean {
  return technique.status === 'mastered' && daysUnpractised(technique, now) >= refreshAfterDays
}

/** From an ISO instant; never below 0. */
export function wholeDays(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs))
}

const dayMs = 24 * 60 * 60 * 1000
