import { type PlanId, planOffers } from './plan.ts'
import type { PlannerDepth } from './planner-need.ts'

/** Trends and the skill clock come with the advice that has them. */
export function plannerDepth(plan: PlanId): PlannerDepth {
  return planOffers[plan].rights.adviceDepth === 'advanced' ? 'advanced' : 'personalised'
}
