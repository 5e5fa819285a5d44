import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import type { Member } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { firstChargeAt, whyNotSubscribe } from '../../domain/subscription.ts'
import type { House } from '../app-env.ts'
import { lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { allow } from '../errors.ts'
import { changePlan } from './plan-change.ts'
import { type Payments, sellingOnly } from './payments.ts'
import { readAgain } from './read-again.ts'
import { findBilling, lockBilling, saveCustomer } from './store.ts'

export interface Choice {
  readonly planId: PlanId
  readonly successUrl: string
  readonly cancelUrl: string
  readonly isUpgrade: boolean
  /** Of the write: whatever is repeated under it is done once, at Stripe too. */
  readonly writeId: string
  readonly now: Date
}

/** Where a browser goes next. */
export interface Elsewhere {
  readonly id: string
  readonly url: string
}

/**
 * The way to pay for a plan. Two clicks, tabs or coaches come one after the other here, and the second finds what the
 * first one left at Stripe: a subscription that runs, or a page that is still open. So there is never a second
 * subscription, and nothing of ours has to remember the pages, which a crash would have lost.
 */
export async function openCheckout(tx: Db, house: House, actor: Member, choice: Choice): Promise<Elsewhere> {
  const payments = sellingOnly(house.payments)
  await lockBilling(tx, actor.clubId)
  const customer = await customerOf(tx, payments, actor, choice.now)
  const before = await readAgain(tx, house, actor.clubId, choice.now)
  if (choice.isUpgrade && whyNotSubscribe(before)) return changePlan(tx, house, actor, choice)
  allow(whyNotSubscribe(before))
  const open = await onlyOpenPage(payments, customer, choice)
  if (open) return open
  // Whoever paid on a page that we wanted to close has a subscription now.
  const current = await readAgain(tx, house, actor.clubId, choice.now)
  allow(whyNotSubscribe(current))
  const { trialEndsAt } = await lockClub(tx, actor.clubId)
  return newPage(payments, actor, customer, choice, firstChargeAt(trialEndsAt, current !== null, choice.now))
}

async function customerOf(tx: Db, { stripe }: Payments, actor: Member, now: Date): Promise<string> {
  const billing = await findBilling(tx, actor.clubId)
  if (billing) return billing.customer
  const { name, email } = await tx
    .selectFrom('clubs as c')
    .innerJoin('memberships as m', 'm.club_id', 'c.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['c.name', 'a.email'])
    .where('c.id', '=', actor.clubId)
    .where('a.id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const described = { name, email, preferred_locales: ['fr'], metadata: { club_id: actor.clubId } }
  const { id } = await stripe.customers.create(described, { idempotencyKey: keyOf('customer', described) })
  await saveCustomer(tx, actor.clubId, id, now)
  return id
}

/** The page that is open for this very choice; any other one is closed, so that nobody pays on both. */
async function onlyOpenPage(
  { stripe }: Payments,
  customer: string,
  { planId, successUrl, cancelUrl }: Choice,
): Promise<Elsewhere | null> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const wanted = data.find(
    (session) =>
      session.metadata?.plan_id === planId &&
      session.success_url === successUrl &&
      session.cancel_url === cancelUrl &&
      session.url,
  )
  for (const { id } of data.filter((session) => session !== wanted)) await close(stripe, id)
  return wanted?.url ? { id: wanted.id, url: wanted.url } : null
}

async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` })
  } catch (error) {
    // It was paid, or has run out, since it was listed.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

async function newPage(
  { stripe, prices }: Payments,
  { clubId }: Member,
  customer: string,
  { planId, successUrl, cancelUrl, writeId }: Choice,
  firstCharge: Date | null,
): Promise<Elsewhere> {
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

/** Stripe refuses a key that it knows with other parameters: what differs is another call. */
function keyOf(name: string, parameters: object): string {
  return `${name}-${createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 32)}`
}
