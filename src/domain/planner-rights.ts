import { whyCannot } from './ability.ts'
import type { Actor } from './actor.ts'
import { type PlanId, planOffers } from './plan.ts'
import type { PlannerDepth } from './planner-need.ts'
import type { Refusal } from './refusal.ts'

export function whyNotProposeSession(actor: Actor, plan: PlanId): Refusal | null {
  return whyCannot(actor, 'planSessions') ?? (planOffers[plan].rights.sessionPlanner ? null : 'not-in-plan')
}

/** Trends and the skill clock come with the advice that has them. */
export function plannerDepth(plan: PlanId): PlannerDepth {
  return planOffers[plan].rights.adviceDepth === 'advanced' ? 'advanced' : 'personalised'
}
