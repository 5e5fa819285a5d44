import { Stripe } from 'stripe'
import type { Member } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { whyNotChangePlan } from '../../domain/subscription.ts'
import type { House } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'
import { type Changeable, type ChangePreview, reckonChange, stillAgreed } from './change-preview.ts'
import type { Choice, Elsewhere } from './checkout.ts'
import { cardRefused, type Payments, sellingOnly } from './payments.ts'
import { readAgain } from './read-again.ts'
import { findBilling, type LatestSubscription } from './store.ts'
import { secondsOf } from './stripe-seconds.ts'

/**
 * Another plan for a subscription that runs, at once and for the difference. Stripe's portal shows what is to pay and
 * asks; where no portal is configured the change is made, and takes effect once it is paid. Whoever calls holds
 * `lockBilling` and has just read the subscription again.
 */
export async function changePlan(tx: Db, house: House, actor: Member, choice: Choice): Promise<Elsewhere> {
  const payments = sellingOnly(house.payments)
  const changeable = await findChangeable(tx, actor, choice.planId)
  if (payments.portalConfiguration) {
    return confirmedInPortal(payments, payments.portalConfiguration, changeable, choice)
  }
  const { planId, agreed, now } = choice
  if (agreed) await stillAgreed(payments, changeable, planId, agreed, now)
  return changedAtOnce(tx, house, actor, changeable.subscription, choice)
}

/** What Stripe has just said of it stays noted, although nothing is changed: its event may be lost. @throws Refused */
async function findChangeable(db: Db, actor: Member, planId: PlanId): Promise<Changeable> {
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
  { planId, agreed, successUrl, writeId, now }: Choice,
): Promise<Elsewhere> {
  const { stripe, prices } = sellingOnly(house.payments)
  const change = {
    items: [{ id: item, price: prices[planId], quantity: 1 }],
    proration_behavior: 'always_invoice',
    ...(agreed && { proration_date: agreed.prorationDate }),
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  } satisfies Stripe.SubscriptionUpdateParams
  const changed = await stripe.subscriptions
    .update(id, change, { idempotencyKey: `change-${writeId}` })
    .catch(refuseWithoutCard)
  await readAgain(tx, house, actor.clubId, now)
  return { id, url: pageToPay(changed) ?? successUrl }
}

/** A subscription that is there with its item, and whose customer has no card left, misses no parameter by name. */
function refuseWithoutCard(error: unknown): never {
  const isInvalid = error instanceof Stripe.errors.StripeInvalidRequestError
  if (isInvalid && error.code === 'resource_missing' && !error.param) throw cardRefused()
  throw error
}

/** Where the bank wants to ask, or the card was refused: the invoice's own page, until which the plan stays. */
function pageToPay({ pending_update, latest_invoice }: Stripe.Subscription): string | null {
  if (!pending_update || latest_invoice === null || typeof latest_invoice === 'string') return null
  return latest_invoice.hosted_invoice_url ?? null
}

export async function previewChange(
  db: Db,
  house: House,
  actor: Member,
  { planId, now }: Pick<Choice, 'planId' | 'now'>,
): Promise<ChangePreview> {
  const changeable = await findChangeable(db, actor, planId)
  return reckonChange(sellingOnly(house.payments), changeable, planId, secondsOf(now))
}
