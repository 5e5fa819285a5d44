import { Stripe } from 'stripe'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { firstChargeAt, whyNotSubscribe } from '../../domain/subscription.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404 } from '../refused.ts'
import { createCustomer, customerLives, keyOf } from './customer.ts'
import { unlessMissing } from './latest-subscription.ts'
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
  await ensureCustomer(context, lease, payer, choice.now)
  const before = foundOr404(await syncSubscription(context, lease))
  if (choice.isUpgrade && whyNotSubscribe(before.subscription)) {
    return changePlan(context, lease, before, choice)
  }
  allow(whyNotSubscribe(before.subscription))
  await lease.save((tx) => saveAcceptance(tx, payer, choice))
  const { customer } = before
  const open = await onlyOpenPage(payments, customer, choice)
  if (open) return open
  await cancelIncomplete(payments, customer)
  // Somebody may have paid just before their page was closed.
  const { subscription } = foundOr404(await syncSubscription(context, lease))
  allow(whyNotSubscribe(subscription))
  const firstCharge = firstChargeAt(payer.trialEndsAt, subscription !== null, choice.now)
  return newPage(context, payer, customer, choice, firstCharge)
}

/** One that was deleted in Stripe's dashboard is replaced, once it is known here that its subscription ended with it. */
async function ensureCustomer(
  context: AppContext,
  lease: BillingLease,
  payer: Payer,
  now: Date,
): Promise<void> {
  const payments = sellingOnly(context.payments)
  const former = await findBilling(context.db, payer.clubId)
  if (former && (await customerLives(payments, former.customer))) return
  if (former) await syncSubscription(context, lease)
  const customer = await createCustomer(payments, payer, former?.customer ?? null)
  await lease.save((tx) => saveCustomer(tx, payer.clubId, customer, now))
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

/** Each acceptance, with who gave it and of which text: the next contract has one of its own. */
async function saveAcceptance(
  tx: Db,
  { clubId, accountId }: Payer,
  { planId, acceptedTerms, now }: Choice,
): Promise<void> {
  if (acceptedTerms === null) return
  await tx
    .insertInto('terms_acceptances')
    .values({
      id: uuidv7(),
      club_id: clubId,
      account_id: accountId,
      terms_version: acceptedTerms,
      plan: planId,
      accepted_at: now,
      accepted_by_name: nameOfAccount(sql.val(accountId)),
    })
    .execute()
}

export async function closePages({ stripe }: Payments, customer: string): Promise<void> {
  for (const { id } of await openPages(stripe, customer)) await close(stripe, id)
}

/** None of a customer that was deleted. */
async function openPages(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const listed = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .catch(unlessMissing)
  return listed?.data ?? []
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
  { env, payments }: AppContext,
  { clubId }: Payer,
  customer: string,
  { planId, successUrl, cancelUrl, writeId }: Choice,
  firstCharge: Date | null,
): Promise<Redirect> {
  const { stripe, prices, asksConsent } = sellingOnly(payments)
  const metadata = { club_id: clubId, plan_id: planId }
  const terms = `[conditions générales de vente](${env.PUBLIC_URL}/cgv)`
  const page = {
    mode: 'subscription',
    locale: 'fr',
    customer,
    client_reference_id: clubId,
    line_items: [{ price: prices[planId], quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata,
    // On the invoices stand the club's own name, address and, where it has one, tax number.
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    custom_text: {
      submit: { message: `En vous abonnant, vous acceptez les ${terms}. Les prix sont TTC.` },
      ...(asksConsent && { terms_of_service_acceptance: { message: `J’accepte les ${terms}.` } }),
    },
    ...(asksConsent && { consent_collection: { terms_of_service: 'required' as const } }),
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
