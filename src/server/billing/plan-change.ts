import type { Stripe } from 'stripe'
import type { Member } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import { whyNotChangePlan } from '../../domain/subscription.ts'
import type { House } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'
import type { Choice, Elsewhere } from './checkout.ts'
import { type Payments, sellingOnly } from './payments.ts'
import { readAgain } from './read-again.ts'
import { type BillingOfClub, findBilling, type LatestSubscription } from './store.ts'

/**
 * Another plan for a subscription that runs, at once and for the difference. Stripe's portal shows what is to pay and
 * asks; where no portal is configured the change is made, and takes effect once it is paid. Whoever calls holds
 * `lockBilling` and has just read the subscription again.
 */
export async function changePlan(tx: Db, house: House, actor: Member, choice: Choice): Promise<Elsewhere> {
  const payments = sellingOnly(house.payments)
  const { customer, subscription } = await changeable(tx, actor, choice.planId)
  if (payments.portalConfiguration) {
    return confirmedInPortal(payments, payments.portalConfiguration, { customer, subscription }, choice)
  }
  return changedAtOnce(tx, house, actor, subscription, choice)
}

interface Changeable extends BillingOfClub {
  readonly subscription: LatestSubscription
}

/** What Stripe has just said of it stays noted, although nothing is changed: its event may be lost. @throws Refused */
async function changeable(db: Db, actor: Member, planId: PlanId): Promise<Changeable> {
  const billing = await findBilling(db, actor.clubId)
  const refusal = whyNotChangePlan(billing?.subscription ?? null, planId)
  if (refusal) throw new Refused(refusal, { keepEffects: true })
  if (!billing?.subscription) throw new Refused('no-subscription')
  return { ...billing, subscription: billing.subscription }
}

async function confirmedInPortal(
  { stripe, prices }: Payments,
  configuration: string,
  { customer, subscription }: Pick<Changeable, 'customer' | 'subscription'>,
  { planId, successUrl, cancelUrl, writeId }: Choice,
): Promise<Elsewhere> {
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

async function changedAtOnce(
  tx: Db,
  house: House,
  actor: Member,
  { id, item }: LatestSubscription,
  { planId, successUrl, writeId, now }: Choice,
): Promise<Elsewhere> {
  const { stripe, prices } = sellingOnly(house.payments)
  const changed = await stripe.subscriptions.update(
    id,
    {
      items: [{ id: item, price: prices[planId], quantity: 1 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    { idempotencyKey: `change-${writeId}` },
  )
  await readAgain(tx, house, actor.clubId, now)
  return { id, url: pageToPay(changed) ?? successUrl }
}

/** Where the bank wants to ask, or the card was refused: the invoice's own page, until which the plan stays. */
function pageToPay({ pending_update, latest_invoice }: Stripe.Subscription): string | null {
  if (!pending_update || latest_invoice === null || typeof latest_invoice === 'string') return null
  return latest_invoice.hosted_invoice_url ?? null
}

export interface ChangePreview {
  readonly planId: PlanId
  readonly dueNowInCents: number
  readonly creditInCents: number
  readonly monthlyPriceInCents: number
  readonly nextPaymentAt: string | null
  readonly onTrial: boolean
}

export async function previewChange(
  db: Db,
  house: House,
  actor: Member,
  planId: PlanId,
): Promise<ChangePreview> {
  const { stripe, prices } = sellingOnly(house.payments)
  const { customer, subscription } = await changeable(db, actor, planId)
  const { id, item, status, currentPeriodEnd, cancelAt } = subscription
  const invoice = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: {
      items: [{ id: item, price: prices[planId], quantity: 1 }],
      proration_behavior: 'always_invoice',
    },
  })
  const onTrial = status === 'trialing'
  return {
    planId,
    // On trial, the invoice is that of the trial's end.
    dueNowInCents: onTrial ? 0 : invoice.amount_due,
    creditInCents: onTrial ? 0 : Math.max(-invoice.total, 0),
    monthlyPriceInCents: planOffers[planId].monthlyPriceInCents,
    nextPaymentAt: cancelAt ? null : (currentPeriodEnd?.toISOString() ?? null),
    onTrial,
  }
}
