import { Stripe } from 'stripe'
import type { PlanId } from '../../domain/plan.ts'
import { isRunning, type SubscriptionStatus, subscriptionStatuses } from '../../domain/subscription.ts'
import { type Payments, planOfPrice } from './payments.ts'
import type { LatestSubscription } from './store.ts'

/** `planId` is null for a price that is none of ours. */
export interface FetchedSubscription {
  readonly latest: Omit<LatestSubscription, 'planId'> & { readonly planId: PlanId | null }
  /** The plan that its metadata name; null where they name none. */
  readonly metadataPlan: string | null
}

/**
 * A customer's subscription at Stripe. Paid or on trial comes before late or paused, running before ended, then newest
 * first. Without its first payment it counts for nothing. Stripe ends the subscriptions of a customer that is deleted in
 * its dashboard, and may list them no longer: what was `known` to run is then asked for by its id.
 */
export async function fetchLatestSubscription(
  payments: Payments,
  customer: string,
  known: LatestSubscription | null,
  now: Date,
): Promise<FetchedSubscription | null> {
  const listed = await payments.stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: expandedIn('data.') })
    .catch(unlessMissing)
  const begun = (listed?.data ?? []).filter(
    ({ status }) => status !== 'incomplete' && status !== 'incomplete_expired',
  )
  const [newest] = begun.toSorted((a, b) => rankOf(b) - rankOf(a) || b.created - a.created)
  if (!newest && known && isRunning(known)) return fetchKnown(payments, known, now)
  return newest ? fetchedOrNull(payments, newest) : null
}

async function fetchKnown(
  payments: Payments,
  known: LatestSubscription,
  now: Date,
): Promise<FetchedSubscription | null> {
  const found = await payments.stripe.subscriptions
    .retrieve(known.id, { expand: expandedIn('') })
    .catch(unlessMissing)
  if (found) return fetchedOrNull(payments, found)
  return { latest: { ...known, status: 'canceled', endedAt: now }, metadataPlan: null }
}

/** Where the card stands that is charged. */
function expandedIn(prefix: string): string[] {
  return [`${prefix}default_payment_method`, `${prefix}customer.invoice_settings.default_payment_method`]
}

/** Null for what Stripe does not know, or no longer. */
export function unlessMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
    return null
  throw error
}

async function fetchedOrNull(
  payments: Payments,
  first: Stripe.Subscription,
): Promise<FetchedSubscription | null> {
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
  const latest = {
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
    cardExpiresAt: cardExpiryOf(subscription),
    collectionPaused: Boolean(subscription.pause_collection),
    collectionResumesAt: instant(subscription.pause_collection?.resumes_at ?? null),
  }
  return { latest, metadataPlan: subscription.metadata['plan_id'] ?? null }
}

/** Stripe charges the subscription's card, or else the customer's. */
function cardExpiryOf({ default_payment_method: own, customer }: Stripe.Subscription): Date | null {
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null
  const charged = own ?? ofCustomer
  const card = charged !== null && typeof charged === 'object' ? charged.card : undefined
  return card ? new Date(Date.UTC(card.exp_year, card.exp_month)) : null
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
