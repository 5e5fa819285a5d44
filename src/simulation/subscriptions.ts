import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Db } from '../server/database/connection.ts'
import { invoiceOf, prorationOf, withInvoice } from './invoices.ts'
import {
  find,
  listOf,
  newId,
  save,
  type SimulatedInvoice,
  type SimulatedItem,
  type SimulatedSubscription,
} from './objects.ts'
import { amountOf, priceOf } from './prices.ts'

/** What the clock alone makes of a subscription: trials end, months pass, what was cancelled ends. */
export function asOf(subscription: SimulatedSubscription, now: Date): SimulatedSubscription {
  const at = secondsOf(now)
  const { pending_update: pending } = subscription
  const expired = pending !== null && at >= pending.expires_at
  const resumesAt = subscription.pause_collection?.resumes_at ?? Infinity
  let current: SimulatedSubscription = {
    ...subscription,
    ...(expired && { pending_update: null }),
    ...(at >= resumesAt && { pause_collection: null }),
  }
  for (;;) {
    const item = current.items.data[0]
    if (current.status === 'canceled' || at < item.current_period_end) return current
    const end = item.current_period_end
    if (current.cancel_at !== null && current.cancel_at <= end) {
      return { ...current, status: 'canceled', ended_at: end }
    }
    current = {
      ...current,
      // As at Stripe, the period moves on also where its payment fails.
      status: current.status === 'past_due' ? 'past_due' : 'active',
      items: itemsOf({ ...item, current_period_start: end, current_period_end: monthAfter(end) }),
    }
  }
}

/** The customer's, newest first, as they are now. */
export async function currentSubscriptions(
  db: Db,
  customer: string,
  now: Date,
): Promise<SimulatedSubscription[]> {
  return (await listOf(db, 'subscription', customer)).map((subscription) => asOf(subscription, now))
}

export async function currentSubscription(
  db: Db,
  id: string,
  now: Date,
): Promise<SimulatedSubscription | null> {
  const subscription = await find(db, 'subscription', id)
  return subscription && asOf(subscription, now)
}

export interface NewSubscription {
  readonly customer: string
  readonly price: string
  readonly trialEnd: number | null
  readonly metadata: Record<string, string>
}

export async function subscribe(
  db: Db,
  { customer, price, trialEnd, metadata }: NewSubscription,
  now: Date,
): Promise<SimulatedSubscription> {
  const at = secondsOf(now)
  const created: SimulatedSubscription = {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: trialEnd === null ? 'active' : 'trialing',
    created: at,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    latest_invoice: null,
    pending_update: null,
    pause_collection: null,
    metadata,
    items: itemsOf({
      id: newId('si'),
      object: 'subscription_item',
      quantity: 1,
      price: priceOf(price),
      current_period_start: at,
      current_period_end: trialEnd ?? monthAfter(at),
    }),
  }
  return withInvoice(
    db,
    created,
    [{ amount: trialEnd === null ? amountOf(price) : 0, what: 'Abonnement' }],
    now,
  )
}

interface When {
  readonly now: Date
  /** The instant that the change is reckoned for. */
  readonly at: Date
}

/** At once, for the difference, and without a charge during a trial. */
export async function changePrice(
  db: Db,
  subscription: SimulatedSubscription,
  price: string,
  { now, at }: When,
): Promise<SimulatedSubscription> {
  const item = { ...subscription.items.data[0], price: priceOf(price) }
  const lines = prorationOf(subscription, price, at)
  return withInvoice(db, { ...subscription, pending_update: null, items: itemsOf(item) }, lines, now)
}

const hoursToPay = 23

interface Pending {
  readonly publicUrl: string
  /** As it is to be once it is paid. */
  readonly metadata: Record<string, string>
}

/** The plan stays, and the subscription goes on, until the invoice is paid on its own page, or never. */
export async function keepChangePending(
  db: Db,
  subscription: SimulatedSubscription,
  price: string,
  { now, at, publicUrl, metadata }: When & Pending,
): Promise<SimulatedSubscription> {
  const [item] = subscription.items.data
  const invoice = invoiceOf(subscription, prorationOf(subscription, price, at), now, 'open')
  await save(db, { ...invoice, hosted_invoice_url: `${publicUrl}/simulation/paiement/${invoice.id}` }, now)
  const pending: SimulatedSubscription = {
    ...subscription,
    latest_invoice: invoice.id,
    pending_update: {
      expires_at: Math.min(item.current_period_end, secondsOf(now) + hoursToPay * 3600),
      subscription_items: [{ ...item, price: priceOf(price) }],
      metadata,
    },
  }
  await save(db, pending, now)
  return pending
}

/** The change whose invoice this is; null once it was paid, replaced or forgotten. */
export async function pendingChangeOf(
  db: Db,
  { id, parent }: SimulatedInvoice,
  now: Date,
): Promise<{ subscription: SimulatedSubscription; item: SimulatedItem } | null> {
  const subscription = await currentSubscription(db, parent.subscription_details.subscription, now)
  const item = subscription && pendingItemOf(subscription, id)
  return item && { subscription, item }
}

/** As Stripe has it: nobody is asked to pay any more for a change that was replaced or forgotten. */
export function invoiceAsOf(
  subscription: SimulatedSubscription,
  invoice: SimulatedInvoice,
): SimulatedInvoice {
  const { id, status, hosted_invoice_url } = invoice
  const isOfChange = status === 'open' && hosted_invoice_url !== null
  return isOfChange && !pendingItemOf(subscription, id) ? { ...invoice, status: 'void' } : invoice
}

function pendingItemOf(
  { status, latest_invoice, pending_update }: SimulatedSubscription,
  invoice: string,
): SimulatedItem | null {
  if (status === 'canceled' || latest_invoice !== invoice) return null
  return pending_update && pending_update.subscription_items[0]
}

/** A change that costs nothing: by the customer in the portal, by the operator in the dashboard, or by a call. */
export async function changeTo(
  db: Db,
  subscription: SimulatedSubscription,
  change: Partial<
    Pick<
      SimulatedSubscription,
      'status' | 'cancel_at' | 'cancel_at_period_end' | 'ended_at' | 'metadata' | 'pause_collection'
    >
  >,
  now: Date,
): Promise<SimulatedSubscription> {
  const changed = { ...subscription, ...change }
  await save(db, changed, now)
  return changed
}

/** The month's payment is refused: the invoice stays open. */
export async function failPayment(
  db: Db,
  subscription: SimulatedSubscription,
  now: Date,
): Promise<SimulatedSubscription> {
  const lines = [{ amount: subscription.items.data[0].price.unit_amount, what: 'Abonnement' }]
  return withInvoice(db, { ...subscription, status: 'past_due' }, lines, now, 'open')
}

export function itemsOf(item: SimulatedItem): SimulatedSubscription['items'] {
  return { object: 'list', data: [item] }
}

/** The same day of the next month, or its last one. */
export function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + 1)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return secondsOf(to)
}
