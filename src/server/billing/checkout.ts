import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import { firstChargeAt, whyNotSubscribe } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404 } from '../refused.ts'
import type { BillingLease } from './lease.ts'
import type { Payer } from './payer.ts'
import type { Choice, Redirect } from './plan-choice.ts'
import { changePlan } from './plan-change.ts'
import { type Payments, sellingOnly, unavailable } from './payments.ts'
import { findBilling, saveCustomer } from './store.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Where to pay for a plan. Under the lease a second click, tab or coach finds what the first one left at Stripe: a
 * running subscription or an open page. So there is never a second subscription, and a crash loses nothing.
 */
export async function openCheckout(
  context: AppContext,
  lease: BillingLease,
  payer: Payer,
  choice: Choice,
): Promise<Redirect> {
  const payments = sellingOnly(context.payments)
  await ensureCustomer(context.db, lease, payments, payer, choice.now)
  const before = foundOr404(await syncSubscription(context, lease))
  if (choice.isUpgrade && whyNotSubscribe(before.subscription)) {
    return changePlan(context, lease, before, choice)
  }
  allow(whyNotSubscribe(before.subscription))
  const { customer } = before
  const open = await onlyOpenPage(payments, customer, choice)
  if (open) return open
  await cancelIncomplete(payments, customer)
  // Somebody may have paid just before their page was closed.
  const { subscription } = foundOr404(await syncSubscription(context, lease))
  allow(whyNotSubscribe(subscription))
  const firstCharge = firstChargeAt(payer.trialEndsAt, subscription !== null, choice.now)
  return newPage(payments, payer, customer, choice, firstCharge)
}

async function ensureCustomer(
  db: Db,
  lease: BillingLease,
  { stripe }: Payments,
  payer: Payer,
  now: Date,
): Promise<void> {
  const { clubId, clubName, email } = payer
  if (await findBilling(db, clubId)) return
  const described = { name: clubName, email, preferred_locales: ['fr'], metadata: { club_id: clubId } }
  const { id } = await stripe.customers.create(described, { idempotencyKey: keyOf('customer', described) })
  await lease.save((tx) => saveCustomer(tx, clubId, id, now))
}

/** The page that is open for this very choice; any other one is closed, so that nobody pays on both. */
async function onlyOpenPage(
  { stripe }: Payments,
  customer: string,
  { planId, successUrl, cancelUrl }: Choice,
): Promise<Redirect | null> {
  const pages = await openPages(stripe, customer)
  const wanted = pages.find(
    (session) =>
      session.metadata?.plan_id === planId &&
      session.success_url === successUrl &&
      session.cancel_url === cancelUrl &&
      session.url,
  )
  for (const { id } of pages.filter((session) => session !== wanted)) await close(stripe, id)
  return wanted?.url ? { id: wanted.id, url: wanted.url } : null
}

export async function closePages({ stripe }: Payments, customer: string): Promise<void> {
  for (const { id } of await openPages(stripe, customer)) await close(stripe, id)
}

async function openPages(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  return data
}

/** Without an idempotency key, under which Stripe would repeat a failure. @throws Refused */
async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Paid or expired since it was listed, which is fine; a page that stays open could be paid beside the next one.
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw unavailable()
  }
}

/** A first payment that failed can be tried again for a day at Stripe: it would make a second subscription. */
async function cancelIncomplete({ stripe }: Payments, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'incomplete', limit: 100 })
  for (const { id } of data) await stripe.subscriptions.cancel(id)
}

async function newPage(
  { stripe, prices }: Payments,
  { clubId }: Payer,
  customer: string,
  { planId, successUrl, cancelUrl, writeId }: Choice,
  firstCharge: Date | null,
): Promise<Redirect> {
  const metadata = { club_id: clubId, plan_id: planId }
  const page = {
    mode: 'subscription',
    locale: 'fr',
    customer,
    client_reference_id: clubId,
    line_items: [{ price: prices[planId], quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata,
    subscription_data: {
      metadata,
      ...(firstCharge && { trial_end: firstCharge.getTime() / 1000 }),
    },
  } satisfies Stripe.Checkout.SessionCreateParams
  const key = keyOf(`checkout-${writeId}`, page)
  const session = await stripe.checkout.sessions.create(page, { idempotencyKey: key })
  if (!session.url) throw new Error('Stripe made a payment page without an address.')
  return { id: session.id, url: session.url }
}

/** Stripe refuses a known key with other parameters: they are part of the key. */
function keyOf(name: string, parameters: object): string {
  return `${name}-${createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 32)}`
}
