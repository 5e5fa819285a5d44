import { type PlanId, planIds } from '../../domain/plan.ts'
import { oneOf } from '../search-params.ts'

/**
 * The plan that was chosen in this tab, until Stripe has confirmed it: whoever comes back from paying for another plan
 * still has the former one for a moment.
 */
const name = 'rebond-chosen-plan'

export function rememberChosenPlan(planId: PlanId): void {
  ignoringRefusal(() => sessionStorage.setItem(name, planId))
}

export function forgetChosenPlan(): void {
  ignoringRefusal(() => sessionStorage.removeItem(name))
}

/** Null where nothing was chosen, or nothing can be remembered. */
export function chosenPlan(): PlanId | null {
  return ignoringRefusal(() => oneOf(planIds, sessionStorage.getItem(name))) ?? null
}

/** A browser may refuse to remember anything. */
function ignoringRefusal<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
