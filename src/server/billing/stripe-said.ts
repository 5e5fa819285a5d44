import type { Stripe } from 'stripe'
import type { PlanId } from '../../domain/plan.ts'
import { isRunning, type SubscriptionStatus, subscriptionStatuses } from '../../domain/subscription.ts'
import { type Payments, planOfPrice } from './payments.ts'
import type { LatestSubscription } from './store.ts'

/** What Stripe says now of a customer's latest subscription. `planId` is null for a price that is none of ours. */
export type Said = Omit<LatestSubscription, 'planId'> & { readonly planId: PlanId | null }

/**
 * One that is paid, or on trial, counts before any other, and one that runs before any that has ended; of several, the
 * newest. One whose first payment never came is none.
 */
export async function lastSaid(payments: Payments, customer: string): Promise<Said | null> {
  const { data } = await payments.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  })
  const begun = data.filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
  const [first] = begun.toSorted((a, b) => rankOf(b) - rankOf(a) || b.created - a.created)
  return first ? saidOf(payments, first) : null
}

function rankOf({ status }: Stripe.Subscription): number {
  if (status === 'active' || status === 'trialing') return 2
  return isRunning({ status: statusOf(status) }) ? 1 : 0
}

function saidOf(payments: Payments, subscription: Stripe.Subscription): Said | null {
  const [item] = subscription.items.data
  if (!item) return null
  const status = statusOf(subscription.status)
  const late = status === 'past_due' || status === 'unpaid'
  const cancelAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null)
  const [pendingItem] = subscription.pending_update?.subscription_items ?? []
  return {
    id: subscription.id,
    item: item.id,
    planId: planOfPrice(payments, item.price.id),
    status,
    trialEnd: instant(subscription.trial_end),
    currentPeriodEnd: instant(item.current_period_end),
    cancelAt: instant(cancelAt),
    pastDueSince: late ? instant(missingSince(subscription)) : null,
    endedAt: instant(subscription.ended_at),
    pendingPlan: pendingItem ? planOfPrice(payments, pendingItem.price.id) : null,
  }
}

/** When the invoice that is not paid was due; it was drawn up an hour earlier. */
function missingSince({ latest_invoice: invoice, created }: Stripe.Subscription): number {
  if (invoice === null || typeof invoice === 'string') return created
  return invoice.status_transitions.finalized_at ?? invoice.created
}

/** A status that Stripe invents one day runs, but gives no rights. */
function statusOf(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'paused'
}

/** Stripe counts seconds. */
function instant(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
