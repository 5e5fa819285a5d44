import { secondsOf } from '../server/billing/stripe-seconds.ts'
import { actInDashboard, dashboardActions, isDashboardAction } from './dashboard-actions.ts'
import { keepPaymentDetails } from './payment-details.ts'
import type { Db } from '../server/database/connection.ts'
import type { SimulatedEvent } from './events.ts'
import { payInvoice } from './invoices.ts'
import {
  find,
  save,
  type SimulatedCheckout,
  type SimulatedInvoice,
  type SimulatedPortal,
  type SimulatedSubscription,
} from './objects.ts'
import {
  changePrice,
  changeTo,
  currentSubscription,
  currentSubscriptions,
  failPayment,
  pendingChangeOf,
  subscribe,
  itemsOf,
} from './subscriptions.ts'

/** What pressing a button leads to: events for the webhook, and where the browser goes. */
export interface Outcome {
  readonly events: readonly SimulatedEvent[]
  readonly next: string
}

export const actions = [
  'payer',
  'refuser',
  'annuler',
  'resilier',
  'reprendre',
  'arreter',
  'echouer',
  'regler',
  ...dashboardActions,
] as const
export type Action = (typeof actions)[number]

export async function actOnCheckout(
  db: Db,
  page: SimulatedCheckout,
  action: Action,
  now: Date,
): Promise<Outcome> {
  if (action === 'annuler') return { events: [], next: page.cancel_url }
  if (action === 'refuser') return { events: [], next: `/simulation/paiement/${page.id}?refus` }
  const { price, trial_end, metadata, keeps_address } = page.simulated
  await keepPaymentDetails(db, page.customer, { keepsAddress: keeps_address === true }, now)
  const subscription = await subscribe(
    db,
    { customer: page.customer, price, trialEnd: trial_end, metadata },
    now,
  )
  const complete: SimulatedCheckout = {
    ...page,
    status: 'complete',
    url: null,
    subscription: subscription.id,
  }
  await save(db, complete, now)
  return {
    events: [
      { type: 'customer.subscription.created', object: subscription },
      await invoiceEvent(db, 'invoice.paid', subscription),
      { type: 'checkout.session.completed', object: complete },
    ],
    next: page.success_url,
  }
}

/** The change that the page asks to confirm. */
export async function actOnChange(
  db: Db,
  { id, return_url }: SimulatedPortal,
  change: NonNullable<SimulatedPortal['simulated']>,
  action: Action,
  now: Date,
): Promise<Outcome> {
  if (action === 'annuler') return { events: [], next: return_url }
  const subscription = await currentSubscription(db, change.subscription, now)
  if (action === 'refuser' || !subscription || subscription.status === 'canceled') {
    return { events: [], next: `/simulation/paiement/${id}?refus` }
  }
  const changed = await changePrice(db, subscription, change.price, { now, at: now })
  return {
    events: [
      { type: 'customer.subscription.updated', object: changed },
      await invoiceEvent(db, 'invoice.paid', changed),
    ],
    next: change.completed_url,
  }
}

/** The invoice of a change that waits for its payment. As at Stripe, nothing leads back from its page. */
export async function actOnInvoice(
  db: Db,
  invoice: SimulatedInvoice,
  action: Action,
  now: Date,
): Promise<Outcome> {
  const next = `/simulation/paiement/${invoice.id}`
  const pending = await pendingChangeOf(db, invoice, now)
  if (!pending) return { events: [], next }
  if (action !== 'payer') return { events: [], next: `${next}?refus` }
  const { subscription, item } = pending
  const paid = await payInvoice(db, invoice, now)
  const applied: SimulatedSubscription = {
    ...subscription,
    metadata: subscription.pending_update?.metadata ?? subscription.metadata,
    pending_update: null,
    items: itemsOf(item),
  }
  await save(db, applied, now)
  return {
    events: [
      { type: 'invoice.paid', object: paid },
      { type: 'customer.subscription.pending_update_applied', object: applied },
      { type: 'customer.subscription.updated', object: applied },
    ],
    next,
  }
}

/** What one does to a subscription on the portal's first page. */
export async function actOnPortal(
  db: Db,
  { id, customer, return_url }: SimulatedPortal,
  action: Action,
  now: Date,
): Promise<Outcome> {
  const next = `/simulation/paiement/${id}`
  const [subscription] = await currentSubscriptions(db, customer, now)
  if (action === 'annuler' || !subscription) return { events: [], next: return_url }
  if (isDashboardAction(action)) {
    return { events: await actInDashboard(db, subscription, action, now), next }
  }
  const updated = (object: SimulatedSubscription) => ({ type: 'customer.subscription.updated', object })
  const end = subscription.items.data[0].current_period_end
  switch (action) {
    case 'resilier': {
      const change = { cancel_at: end, cancel_at_period_end: true }
      return { events: [updated(await changeTo(db, subscription, change, now))], next }
    }
    case 'reprendre': {
      const change = { cancel_at: null, cancel_at_period_end: false }
      return { events: [updated(await changeTo(db, subscription, change, now))], next }
    }
    case 'arreter': {
      const ended = await changeTo(db, subscription, { status: 'canceled', ended_at: secondsOf(now) }, now)
      return { events: [{ type: 'customer.subscription.deleted', object: ended }], next }
    }
    case 'echouer': {
      const late = await failPayment(db, subscription, now)
      return { events: [await invoiceEvent(db, 'invoice.payment_failed', late), updated(late)], next }
    }
    case 'regler': {
      const paid = await settle(db, subscription, now)
      return { events: [await invoiceEvent(db, 'invoice.paid', paid), updated(paid)], next }
    }
    default:
      return { events: [], next }
  }
}

/** Pays the open invoice. */
async function settle(
  db: Db,
  subscription: SimulatedSubscription,
  now: Date,
): Promise<SimulatedSubscription> {
  const invoice = subscription.latest_invoice && (await find(db, 'invoice', subscription.latest_invoice))
  if (invoice) await payInvoice(db, invoice, now)
  const paid: SimulatedSubscription = { ...subscription, status: 'active' }
  await save(db, paid, now)
  return paid
}

async function invoiceEvent(
  db: Db,
  type: string,
  { latest_invoice }: SimulatedSubscription,
): Promise<SimulatedEvent> {
  return { type, object: (latest_invoice && (await find(db, 'invoice', latest_invoice))) || {} }
}
