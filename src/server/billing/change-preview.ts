import { isDeepStrictEqual } from 'node:util'
import type { Output } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { nextPaymentOf } from '../../domain/subscription.ts'
import { Refused } from '../refused.ts'
import type { Payments } from './payments.ts'
import type { BillingOfClub, LatestSubscription } from './store.ts'
import { secondsOf } from './stripe-seconds.ts'

export type ChangePreview = Output<typeof subscription.previewChange>

/** What somebody read of a change before they agreed. */
export type AgreedChange = Pick<
  ChangePreview,
  'prorationDate' | 'dueNowInCents' | 'creditInCents' | 'nextPaymentAt'
>

export interface Changeable extends BillingOfClub {
  readonly subscription: LatestSubscription
}

/** What a change costs at `prorationDate`, in Stripe's seconds. Made with the same date, it costs exactly this. */
export async function fetchChangePreview(
  { stripe, prices }: Payments,
  { customer, subscription }: Changeable,
  planId: PlanId,
  prorationDate: number,
): Promise<ChangePreview> {
  const { id, item, status } = subscription
  const invoice = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: {
      items: [{ id: item, price: prices[planId], quantity: 1 }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  })
  const onTrial = status === 'trialing'
  return {
    planId,
    prorationDate,
    // On trial, Stripe previews the invoice of the trial's end.
    dueNowInCents: onTrial ? 0 : invoice.amount_due,
    creditInCents: onTrial ? 0 : Math.max(-invoice.total, 0),
    monthlyPriceInCents: planOffers[planId].monthlyPriceInCents,
    nextPaymentAt: nextPaymentOf(subscription)?.toISOString() ?? null,
    onTrial,
  }
}

const previewValidSeconds = 5 * 60

/**
 * Nobody pays what they did not agree to: an amount that was read too long ago, before the month was renewed, or that
 * differs from Stripe's is refused. @throws Refused `changed-meanwhile` with what the change costs now
 */
export async function refuseOutdatedAgreement(
  payments: Payments,
  changeable: Changeable,
  planId: PlanId,
  { prorationDate, dueNowInCents, creditInCents, nextPaymentAt }: AgreedChange,
  now: Date,
): Promise<void> {
  const present = secondsOf(now)
  const isOfNow =
    Math.abs(present - prorationDate) <= previewValidSeconds &&
    nextPaymentAt === (nextPaymentOf(changeable.subscription)?.toISOString() ?? null)
  const current = await fetchChangePreview(payments, changeable, planId, isOfNow ? prorationDate : present)
  const agreed = { ...current, prorationDate, dueNowInCents, creditInCents, nextPaymentAt }
  if (isDeepStrictEqual(agreed, current)) return
  throw new Refused('changed-meanwhile', { current })
}
