import { Stripe } from 'stripe'
import type { Member } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { whyNotChangePlan } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import { allow, Refused } from '../refused.ts'
import {
  type Changeable,
  type ChangePreview,
  fetchChangePreview,
  refuseOutdatedAgreement,
} from './change-preview.ts'
import type { Choice, Redirect } from './plan-choice.ts'
import type { BillingLease } from './lease.ts'
import { cardRefused, type Payments, sellingOnly } from './payments.ts'
import { type BillingOfClub, findBilling, type LatestSubscription } from './store.ts'
import { secondsOf } from './stripe-seconds.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Changes the plan of a running subscription at once, for the difference. Stripe's portal shows the amount and asks;
 * without a portal the change is made here, and takes effect once it is paid. `billing` has just been synced.
 */
export async function changePlan(
  context: AppContext,
  lease: BillingLease,
  billing: BillingOfClub,
  choice: Choice,
): Promise<Redirect> {
  const payments = sellingOnly(context.payments)
  const { planId, agreed, now } = choice
  const changeable = changeableTo(planId, billing)
  if (payments.portalConfiguration) {
    return confirmedInPortal(payments, payments.portalConfiguration, changeable, choice)
  }
  if (agreed) await refuseOutdatedAgreement(payments, changeable, planId, agreed, now)
  return changedAtOnce(context, lease, changeable.subscription, choice)
}

/** @throws Refused where the subscription cannot be changed so */
function changeableTo(planId: PlanId, billing: BillingOfClub | null): Changeable {
  allow(whyNotChangePlan(billing?.subscription ?? null, planId))
  if (!billing?.subscription) throw new Refused('no-subscription')
  return { ...billing, subscription: billing.subscription }
}

async function confirmedInPortal(
  { stripe, prices }: Payments,
  configuration: string,
  { customer, subscription }: Pick<Changeable, 'customer' | 'subscription'>,
  { planId, successUrl, cancelUrl, writeId }: Choice,
): Promise<Redirect> {
  const { id, url } = await stripe.billingPortal.sessions.create(
    {
      customer,
      configuration,
      locale: 'fr',
      return_url: cancelUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: subscription.item, price: prices[planId], quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
      },
    },
    { idempotencyKey: `confirm-${writeId}` },
  )
  return { id, url }
}

/**
 * Stripe charges the card before it answers, and refuses a second attempt meanwhile. So the call may outlast its request
 * (lease.ts); the page shows the plan when it is done.
 */
const chargingMs = 30_000

async function changedAtOnce(
  context: AppContext,
  lease: BillingLease,
  { id, item }: LatestSubscription,
  { planId, agreed, successUrl, writeId }: Choice,
): Promise<Redirect> {
  const { stripe, prices } = sellingOnly(context.payments)
  const change = {
    items: [{ id: item, price: prices[planId], quantity: 1 }],
    proration_behavior: 'always_invoice',
    ...(agreed && { proration_date: agreed.prorationDate }),
    payment_behavior: 'pending_if_incomplete',
    // Waits for the payment with the rest.
    metadata: { plan_id: planId },
    expand: ['latest_invoice'],
  } satisfies Stripe.SubscriptionUpdateParams
  const changed = await stripe.subscriptions
    .update(id, change, { idempotencyKey: `change-${writeId}`, timeout: chargingMs })
    .catch(refuseWithoutCard)
  await syncSubscription(context, lease)
  return { id, url: pageToPay(changed) ?? successUrl }
}

/** Where a customer has no card left, Stripe misses a resource and names no parameter. */
function refuseWithoutCard(error: unknown): never {
  const isInvalid = error instanceof Stripe.errors.StripeInvalidRequestError
  if (isInvalid && error.code === 'resource_missing' && !error.param) throw cardRefused()
  throw error
}

/** The invoice's own page, where the bank wants to ask or the card was refused. Until it is paid, the plan stays. */
function pageToPay({ pending_update, latest_invoice }: Stripe.Subscription): string | null {
  if (!pending_update || latest_invoice === null || typeof latest_invoice === 'string') return null
  return latest_invoice.hosted_invoice_url ?? null
}

export async function previewChange(
  context: AppContext,
  actor: Member,
  { planId, now }: Pick<Choice, 'planId' | 'now'>,
): Promise<ChangePreview> {
  const changeable = changeableTo(planId, await findBilling(context.db, actor.clubId))
  return fetchChangePreview(sellingOnly(context.payments), changeable, planId, secondsOf(now))
}
