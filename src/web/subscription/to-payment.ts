import type { Input } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'

/** Where the coach reads what came of a payment. */
export const subscriptionPath = '/coach/subscription'

/** The specification's sentence for a payment that cannot be begun. */
export const paymentFailed = 'Une erreur est survenue. Veuillez réessayer.'

export type AgreedChange = NonNullable<Input<typeof subscription.checkout>['agreed']>

interface Choice {
  readonly planId: PlanId
  /** Another plan for a subscription that runs. */
  readonly isUpgrade?: boolean | undefined
  /** What the change was said to cost. */
  readonly agreed?: AgreedChange | undefined
  /** The page to come back to from a payment that was given up: of this site, without query. */
  readonly cancelPath?: string | undefined
}

/** What `POST /api/create-checkout-session` is asked. Light enough for the public pages: it needs no application. */
export function checkoutOf({
  planId,
  isUpgrade = false,
  agreed,
  cancelPath = subscriptionPath,
}: Choice): Input<typeof subscription.checkout> {
  return {
    planId,
    priceId: planOffers[planId].priceId,
    successUrl: `${location.origin}${subscriptionPath}?success=true`,
    cancelUrl: `${location.origin}${cancelPath}?canceled=true`,
    ...(isUpgrade && { isUpgrade }),
    ...(agreed && { agreed }),
  }
}

/** « Gérer mon abonnement ». */
export function portalReturn(): Input<typeof subscription.portal> {
  return { returnUrl: `${location.origin}${subscriptionPath}` }
}

/** Resolves only if the browser comes back to this very page as it was left: until then its button stays busy. */
export function leaveFor({ url }: { url: string }): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
}
