import type { Input } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { termsVersion } from '../../domain/terms.ts'

/** The page that shows the result of a payment. */
export const subscriptionPath = '/coach/subscription'

/** The specification's error for a payment that cannot be started. */
export const paymentFailed = 'Une erreur est survenue. Veuillez réessayer.'

export type AgreedChange = NonNullable<Input<typeof subscription.checkout>['agreed']>

interface Choice {
  readonly planId: PlanId
  /** Changes the plan of a running subscription. */
  readonly isUpgrade?: boolean | undefined
  /** The cost of the change that the user confirmed. */
  readonly agreed?: AgreedChange | undefined
  /** The page to return to from a cancelled payment: a path without query. */
  readonly cancelPath?: string | undefined
  /** The terms of sale were accepted, by a tick, just now. */
  readonly acceptsTerms?: boolean | undefined
}

/** The input of `POST /api/create-checkout-session`. Also bundled with the public pages, so it must stay small. */
export function checkoutInput({
  planId,
  isUpgrade = false,
  agreed,
  cancelPath = subscriptionPath,
  acceptsTerms = false,
}: Choice): Input<typeof subscription.checkout> {
  return {
    planId,
    priceId: planOffers[planId].priceId,
    successUrl: `${location.origin}${subscriptionPath}?success=true`,
    cancelUrl: `${location.origin}${cancelPath}?canceled=true`,
    ...(isUpgrade && { isUpgrade }),
    ...(agreed && { agreed }),
    ...(acceptsTerms && { acceptedTerms: termsVersion }),
  }
}

/** « Gérer mon abonnement ». */
export function portalInput(): Input<typeof subscription.portal> {
  return { returnUrl: `${location.origin}${subscriptionPath}` }
}

/** Opens `url`. Resolves only if the browser restores this page later, so that the button stays pending until then. */
export function openPaymentPage({ url }: { url: string }): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
}

type Amounts = Pick<AgreedChange, 'dueNowInCents' | 'creditInCents'>

/** Why a confirmed change was not made: its amount has changed, or was calculated too long ago. */
export function newCostSentence(agreed: Amounts, now: Amounts): string {
  return agreed.dueNowInCents === now.dueNowInCents && agreed.creditInCents === now.creditInCents
    ? 'Le montant a été recalculé\u00A0: rien n’est encore fait.'
    : 'Le montant a changé entre-temps\u00A0: rien n’est fait. Voici ce que coute maintenant ce changement.'
}
