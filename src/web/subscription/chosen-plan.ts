import { type PlanId, planIds } from '../../domain/plan.ts'
import { oneOf } from '../app/search-params.ts'

/**
 * The plan chosen in this tab, until Stripe has confirmed it: right after paying for another plan, the server still has
 * the previous one.
 */
const name = 'rebond-chosen-plan'

export function storeChosenPlan(planId: PlanId): void {
  ignoringErrors(() => sessionStorage.setItem(name, planId))
}

export function clearChosenPlan(): void {
  ignoringErrors(() => sessionStorage.removeItem(name))
}

/** Null if no plan was chosen, or without storage. */
export function chosenPlan(): PlanId | null {
  return ignoringErrors(() => oneOf(planIds, sessionStorage.getItem(name))) ?? null
}

/** The browser may deny access to the storage. */
function ignoringErrors<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
