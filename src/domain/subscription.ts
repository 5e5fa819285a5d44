import { whyCannot } from './ability.ts'
import type { Actor } from './actor.ts'
import type { PlanId } from './plan.ts'
import type { AnyRefusal } from './refusal.ts'

/** Stripe's statuses. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'paused',
  'incomplete_expired',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A club's subscription, as Stripe last answered. */
export interface Subscription {
  readonly planId: PlanId
  readonly status: SubscriptionStatus
  /** Since when a payment is missing. */
  readonly pastDueSince: Date | null
  readonly endedAt: Date | null
}

/** How long a club stays writable after a failed payment, or once its server begins to sell plans. */
export const graceDays = 7

const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

export function graceUntil(since: Date): Date {
  return new Date(since.getTime() + graceDays * dayMs)
}

/** How long before its card expires the coaches are told. */
export const cardNoticeDays = 30

/** `cardExpiresAt`: the first instant after the card's last month. Also true of one that has expired. */
export function cardExpiresSoon(cardExpiresAt: Date | null, now: Date): boolean {
  return cardExpiresAt !== null && now.getTime() >= cardExpiresAt.getTime() - cardNoticeDays * dayMs
}

/** What decides when a running subscription is charged next, as Stripe last answered. */
export interface PaymentDates {
  readonly currentPeriodEnd: Date | null
  readonly cancelAt: Date | null
  /** The operator has stopped charging it for a while. */
  readonly collectionPaused: boolean
  readonly collectionResumesAt: Date | null
}

/** Whether its planned end comes before any renewal. One that is planned for a later month is renewed until then. */
export function endsUnrenewed({
  cancelAt,
  currentPeriodEnd,
}: Pick<PaymentDates, 'cancelAt' | 'currentPeriodEnd'>): boolean {
  return cancelAt !== null && (currentPeriodEnd === null || cancelAt <= currentPeriodEnd)
}

/** Null where it ends instead, or where nobody has said until when nothing is charged. */
export function nextPaymentOf(dates: PaymentDates): Date | null {
  const { collectionPaused, collectionResumesAt, currentPeriodEnd } = dates
  if (!currentPeriodEnd || endsUnrenewed(dates)) return null
  if (!collectionPaused) return currentPeriodEnd
  return collectionResumesAt && collectionResumesAt <= currentPeriodEnd ? currentPeriodEnd : null
}

const farthestMonths = 12

/**
 * What a notified termination does: the month that is paid runs to its end, and so do those before a later wanted day,
 * by the club's calendar.
 */
export function terminationEnd(currentPeriodEnd: Date, wantedOn: string | null, timeZone: string): Date {
  for (let months = 0; ; months += 1) {
    const end = monthsAfter(currentPeriodEnd, months)
    const isWanted = wantedOn === null || dayIn(timeZone, end) >= wantedOn
    if (isWanted || months === farthestMonths) return end
  }
}

/** As yyyy-mm-dd. In parts: a locale joins them as its data has it. */
function dayIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  // The last day of a shorter month, as Stripe has it.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** Whether it has not ended at Stripe: a second subscription would charge the club twice. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired'
}

/**
 * Whether Stripe keeps it without charging it. A status unknown to us is stored as `paused`; `incomplete` is never
 * stored (`fetchLatestSubscription`), and counts here so that every running subscription is paid, late or paused.
 */
export function isPaused({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'paused' || status === 'incomplete'
}

/** When a club becomes read-only; null while it pays. */
export function readOnlyFrom(trialEndsAt: Date, subscription: Subscription | null): Date | null {
  if (!subscription) return trialEndsAt
  const { status, pastDueSince, endedAt } = subscription
  if (status === 'trialing' || status === 'active') return null
  if (isLate(subscription)) {
    return pastDueSince ? later(trialEndsAt, graceUntil(pastDueSince)) : null
  }
  return later(trialEndsAt, endedAt)
}

/** Why a read-only club refuses the writes whose ability stops there. */
export function whyReadOnly(readOnlyFrom: Date | null, now: Date): AnyRefusal | null {
  return readOnlyFrom !== null && now >= readOnlyFrom ? 'subscription-required' : null
}

/** Why a club is read-only, as its coaches see it. */
export function readOnlyReason(
  subscription: Pick<Subscription, 'status'> | null,
): 'subscription-required' | 'subscription-paused' | 'payment-missing' {
  if (subscription && isPaused(subscription)) return 'subscription-paused'
  return subscription && isLate(subscription) ? 'payment-missing' : 'subscription-required'
}

/** A club's billing status, as its coaches see it. */
export type BillingStatus =
  'free' | 'trial' | 'active' | 'past-due' | 'suspended' | 'paused' | 'ended' | 'none'

export interface BillingFacts {
  /** Whether this installation sells plans. */
  readonly sold: boolean
  readonly trialEndsAt: Date
  readonly subscription: Subscription | null
}

export function billingStatus({ sold, trialEndsAt, subscription }: BillingFacts, now: Date): BillingStatus {
  if (!sold) return 'free'
  if (!subscription) return now < trialEndsAt ? 'trial' : 'none'
  const { status } = subscription
  if (status === 'active') return 'active'
  if (status === 'trialing') return 'trial'
  if (!isRunning(subscription)) return now < trialEndsAt ? 'trial' : 'ended'
  if (isPaused(subscription)) return 'paused'
  return whyReadOnly(readOnlyFrom(trialEndsAt, subscription), now) ? 'suspended' : 'past-due'
}

/** Stripe requires a trial to end at least 48 hours ahead; the rest allows for clock skew and a slow network. */
const noticeMs = 48 * hourMs + 15 * 60_000

/**
 * When a subscription taken now is first charged, in Stripe's whole seconds; null means at once. A trial that ends too
 * soon for Stripe is extended, but only once: otherwise a club that subscribes again and again would never pay.
 */
export function firstChargeAt(trialEndsAt: Date, subscribedBefore: boolean, now: Date): Date | null {
  if (now >= trialEndsAt) return null
  const earliest = new Date(Math.ceil((now.getTime() + noticeMs) / 1000) * 1000)
  // Rounded down: a later end would extend the trial, and its coaches would be notified again.
  if (trialEndsAt >= earliest) return new Date(Math.floor(trialEndsAt.getTime() / 1000) * 1000)
  return subscribedBefore ? null : earliest
}

export function whyNotSubscribe(subscription: Subscription | null): AnyRefusal | null {
  return subscription && isRunning(subscription) ? 'already-subscribed' : null
}

/** Only a paid subscription or a trial can change: otherwise Stripe would charge a card that has just failed. */
export function whyNotChangePlan(subscription: Subscription | null, planId: PlanId): AnyRefusal | null {
  if (!subscription || !isRunning(subscription)) return 'no-subscription'
  if (isPaused(subscription)) return 'subscription-paused'
  if (isLate(subscription)) return 'payment-overdue'
  return subscription.planId === planId ? 'already-on-plan' : null
}

/** The same for a running subscription, by its club's billing status; null when only its own plan is refused. */
export function whyUnchangeable(status: BillingStatus): 'subscription-paused' | 'payment-overdue' | null {
  if (status === 'paused') return 'subscription-paused'
  return status === 'past-due' || status === 'suspended' ? 'payment-overdue' : null
}

export function whyNotPay(actor: Actor, sold: boolean): AnyRefusal | null {
  return whyCannot(actor, 'manageBilling') ?? (sold ? null : 'nothing-sold')
}

function isLate({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one
}
