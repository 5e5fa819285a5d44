import { type PlanId, whyNotInPlan } from './plan.ts'
import type { Refusal } from './refusal.ts'

export const maxPlaces = 20
export const maxTables = 50
export const maxPlaceName = 40

/** Every plan has one place. `present` counts those that the club has. */
export function whyNotAddPlace(present: number, plan: PlanId): Refusal | null {
  if (present === 0) return null
  return whyNotInPlan(plan, 'clubManagement') ?? (present < maxPlaces ? null : 'too-many-places')
}
