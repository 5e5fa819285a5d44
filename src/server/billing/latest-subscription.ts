import type { Stripe } from 'stripe'
import type { PlanId } from '../../domain/plan.ts'
import { isRunning, type SubscriptionStatus, subscriptionStatuses } from '../../domain/subscription.ts'
import { type Payments, planOfPrice } from './payments.ts'
import type { LatestSubscription } from './store.ts'

/** `planId` is null for a price that is none of ours. */
export type FetchedSubscription = Omit<LatestSubscription, 'planId'> & { readonly planId: PlanId | null }

/**
 * A customer's subscription at Stripe. Paid or on trial comes before late or paused, running before ended, then newest
 * first. Without its first payment it counts for nothing.
 */
export async function fetchLatestSubscription(
  payments: Payments,
  customer: string,
): Promise<FetchedSubscription | null> {
  const { data } = await payments.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
  })
  const begun = data.filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
  const [first] = begun.toSorted((a, b) => rankOf(b) - rankOf(a) || b.created - a.created)
  if (!first) return null
  const late = first.status === 'past_due' || first.status === 'unpaid'
  return fetchedOf(payments, first, late ? await missingSince(payments, first) : null)
}

function rankOf({ status }: Stripe.Subscription): number {
  if (status === 'active' || status === 'trialing') return 2
  return isRunning({ status: statusOf(status) }) ? 1 : 0
}

function fetchedOf(
  payments: Payments,
  subscription: Stripe.Subscription,
  pastDueSince: number | null,
): FetchedSubscription | null {
  const [item] = subscription.items.data
  if (!item) return null
  const status = statusOf(subscription.status)
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
    pastDueSince: instant(pastDueSince),
    endedAt: instant(subscription.ended_at),
    pendingPlan: pendingItem ? planOfPrice(payments, pendingItem.price.id) : null,
  }
}

/**
 * When the first unpaid invoice since the last paid one was due: an older one was forgiven. Stripe goes on to draw up
 * invoices each month, as drafts that are not due yet.
 */
async function missingSince(
  { stripe }: Payments,
  { id, created }: Pick<Stripe.Subscription, 'id' | 'created'>,
): Promise<number> {
  const { data } = await stripe.invoices.list({ subscription: id, limit: 100 })
  const due = data
    .filter(({ status }) => status !== 'draft' && status !== 'void')
    .toSorted((a, b) => b.created - a.created)
  const paid = due.findIndex(({ status }) => status === 'paid')
  const first = due[(paid === -1 ? due.length : paid) - 1] ?? due[0] ?? data[0]
  return first ? (first.status_transitions.finalized_at ?? first.created) : created
}

/** A status that Stripe adds one day: runs, but gives no rights. */
function statusOf(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'paused'
}

/** Stripe counts seconds. */
function instant(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
