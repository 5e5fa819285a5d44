import { isDeepStrictEqual } from 'node:util'
import type { Output } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { Refused } from '../errors.ts'
import type { Payments } from './payments.ts'
import type { BillingOfClub, LatestSubscription } from './store.ts'
import { secondsOf } from './stripe-seconds.ts'

export type ChangePreview = Output<typeof subscription.previewChange>

/** What somebody has read of a change before they agreed to it. */
export type AgreedChange = Pick<
  ChangePreview,
  'prorationDate' | 'dueNowInCents' | 'creditInCents' | 'nextPaymentAt'
>

export interface Changeable extends BillingOfClub {
  readonly subscription: LatestSubscription
}

/** What a change costs, reckoned for that instant. Made with the same one, it costs exactly this. */
export async function reckonChange(
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
    // On trial, the invoice is that of the trial's end.
    dueNowInCents: onTrial ? 0 : invoice.amount_due,
    creditInCents: onTrial ? 0 : Math.max(-invoice.total, 0),
    monthlyPriceInCents: planOffers[planId].monthlyPriceInCents,
    nextPaymentAt: nextPaymentOf(subscription),
    onTrial,
  }
}

const patienceSeconds = 5 * 60

/**
 * A change is made for what was agreed to. What was read too long ago, before the month was renewed, or before Stripe
 * came to reckon another amount is not; the refusal brings what it costs now. @throws Refused `changed-meanwhile`
 */
export async function stillAgreed(
  payments: Payments,
  changeable: Changeable,
  planId: PlanId,
  { prorationDate, dueNowInCents, creditInCents, nextPaymentAt }: AgreedChange,
  now: Date,
): Promise<void> {
  const present = secondsOf(now)
  const isOfNow =
    Math.abs(present - prorationDate) <= patienceSeconds &&
    nextPaymentAt === nextPaymentOf(changeable.subscription)
  const current = await reckonChange(payments, changeable, planId, isOfNow ? prorationDate : present)
  const agreed = { ...current, prorationDate, dueNowInCents, creditInCents, nextPaymentAt }
  if (isDeepStrictEqual(agreed, current)) return
  throw new Refused('changed-meanwhile', { current })
}

function nextPaymentOf({ cancelAt, currentPeriodEnd }: LatestSubscription): string | null {
  return cancelAt ? null : (currentPeriodEnd?.toISOString() ?? null)
}
