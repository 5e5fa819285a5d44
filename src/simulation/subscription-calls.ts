import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Db } from '../server/database/connection.ts'
import { ApiError } from './api-error.ts'
import { type Call, customerOf, expandedIn, list, metadataOf, missing, originOf, required } from './call.ts'
import { chargeNow } from './charge.ts'
import { type Form, textAt, treeAt } from './form.ts'
import { invoiceOf, prorationOf } from './invoices.ts'
import { find, listOf, newId, save, type SimulatedPortal, type SimulatedSubscription } from './objects.ts'
import { priceOf } from './prices.ts'
import {
  changePrice,
  changeTo,
  currentSubscription,
  currentSubscriptions,
  invoiceAsOf,
  keepChangePending,
} from './subscriptions.ts'

export async function listSubscriptions({ db, now, form }: Call): Promise<object> {
  const customer = await customerOf(db, form)
  const status = textAt(form, 'status') ?? 'all but canceled'
  const wanted = (await currentSubscriptions(db, customer, now)).filter((subscription) =>
    status === 'all but canceled'
      ? subscription.status !== 'canceled'
      : status === 'all' || subscription.status === status,
  )
  const paths = expandedIn(form)
    .filter((path) => path.startsWith('data.'))
    .map((path) => path.slice('data.'.length))
  return list(await Promise.all(wanted.map((subscription) => expanded(db, subscription, paths))))
}

export async function retrieveSubscription({ db, now, form }: Call, id: string): Promise<object> {
  const subscription = await currentSubscription(db, id, now)
  if (!subscription) throw missing('subscription', 'id')
  return expanded(db, subscription, expandedIn(form))
}

/** With the card that it is charged to, and the customer where the call wants it whole. */
async function expanded(
  db: Db,
  subscription: SimulatedSubscription,
  paths: readonly string[],
): Promise<object> {
  const customer = await find(db, 'customer', subscription.customer)
  const method = customer?.simulated_payment_method ?? null
  const gone = { id: subscription.customer, object: 'customer', deleted: true }
  const whole =
    !customer || customer.deleted
      ? gone
      : { ...customer, invoice_settings: { default_payment_method: method } }
  return {
    pause_collection: null,
    ...subscription,
    default_payment_method: paths.includes('default_payment_method') ? method : (method?.id ?? null),
    customer: paths.some((path) => path.startsWith('customer')) ? whole : subscription.customer,
  }
}

export async function updateSubscription({ db, now, form, publicUrl }: Call, id: string): Promise<object> {
  const subscription = await runningOf(db, id, now)
  if (!treeAt(form, 'items')) return changeWithoutPrice(db, subscription, form, now)
  const price = newPriceIn(form, subscription)
  if (textAt(form, 'proration_behavior') !== 'always_invoice') {
    throw new ApiError(400, 'The simulation settles a change at once: proration_behavior=always_invoice.')
  }
  if (textAt(form, 'payment_behavior') !== 'pending_if_incomplete') {
    throw new ApiError(400, 'The simulation waits for the payment: payment_behavior=pending_if_incomplete.')
  }
  const at = prorationDateIn(form, subscription, now)
  const isPaid = await chargeNow(db, subscription, prorationOf(subscription, price, at))
  const metadata = { ...subscription.metadata, ...metadataOf(treeAt(form, 'metadata')) }
  const changed = isPaid
    ? await changePrice(db, { ...subscription, metadata }, price, { now, at })
    : await keepChangePending(db, subscription, price, { now, at, publicUrl, metadata })
  const invoice = await find(db, 'invoice', changed.latest_invoice ?? '')
  return textAt(form, 'expand', '0') === 'latest_invoice' ? { ...changed, latest_invoice: invoice } : changed
}

/** Its planned end, its metadata, and that it is charged again (an empty `pause_collection`). */
function changeWithoutPrice(
  db: Db,
  subscription: SimulatedSubscription,
  form: Form,
  now: Date,
): Promise<SimulatedSubscription> {
  const metadata = treeAt(form, 'metadata')
  const cancelAt = textAt(form, 'cancel_at')
  const atPeriodEnd = textAt(form, 'cancel_at_period_end')
  if (cancelAt !== undefined && Number(cancelAt) <= secondsOf(now)) {
    throw new ApiError(400, 'A subscription can only end in the future.', { param: 'cancel_at' })
  }
  return changeTo(
    db,
    subscription,
    {
      ...(metadata && { metadata: { ...subscription.metadata, ...metadataOf(metadata) } }),
      ...(cancelAt !== undefined && { cancel_at: Number(cancelAt) }),
      ...(textAt(form, 'pause_collection') === '' && { pause_collection: null }),
      ...(atPeriodEnd === 'true' && {
        cancel_at: subscription.items.data[0].current_period_end,
        cancel_at_period_end: true,
      }),
    },
    now,
  )
}

export async function cancelSubscription({ db, now }: Call, id: string): Promise<object> {
  const subscription = await runningOf(db, id, now)
  return changeTo(db, subscription, { status: 'canceled', ended_at: secondsOf(now) }, now)
}

export async function createPortal({ db, now, form, publicUrl }: Call): Promise<object> {
  const id = newId('bps')
  const returnUrl = required(form, 'return_url')
  const confirm = treeAt(form, 'flow_data', 'subscription_update_confirm')
  const customer = await customerOf(db, form)
  const price = confirm && newPriceIn(confirm, await ownOf(db, customer, confirm, now))
  const portal: SimulatedPortal = {
    id,
    object: 'billing_portal.session',
    customer,
    return_url: returnUrl,
    url: `${originOf(returnUrl, publicUrl)}/simulation/paiement/${id}`,
    created: secondsOf(now),
    simulated:
      confirm && price
        ? {
            subscription: required(confirm, 'subscription'),
            price,
            completed_url:
              textAt(form, 'flow_data', 'after_completion', 'redirect', 'return_url') ?? returnUrl,
          }
        : null,
  }
  await save(db, portal, now)
  return portal
}

export async function listInvoices({ db, now, form }: Call): Promise<object> {
  const subscription = await currentSubscription(db, required(form, 'subscription'), now)
  if (!subscription) throw missing('subscription')
  const invoices = await listOf(db, 'invoice', subscription.customer)
  const own = invoices.filter(({ parent }) => parent.subscription_details.subscription === subscription.id)
  return list(own.map((invoice) => invoiceAsOf(subscription, invoice)))
}

export async function previewInvoice({ db, now, form }: Call): Promise<object> {
  const subscription = await ownOf(db, await customerOf(db, form), form, now)
  const details = treeAt(form, 'subscription_details') ?? {}
  const price = newPriceIn(details, subscription)
  const at = prorationDateIn(details, subscription, now)
  // Of what is on trial, the next invoice is that of its end.
  const lines =
    subscription.status === 'trialing'
      ? [{ amount: priceOf(price).unit_amount, what: 'Abonnement' }]
      : prorationOf(subscription, price, at)
  return invoiceOf(subscription, lines, now, 'draft')
}

/** A price without its item would be sold beside the one there is. */
function newPriceIn(form: Form, subscription: SimulatedSubscription): string {
  if (textAt(form, 'items', '0', 'id') !== subscription.items.data[0].id) {
    throw new ApiError(400, 'The subscription has no such item: items[0][id].')
  }
  const price = textAt(form, 'items', '0', 'price')
  if (price === undefined) throw new ApiError(400, 'Missing required param: items[0][price].')
  return price
}

/** The instant that a change is reckoned for: now, unless the form says another of the current period. */
function prorationDateIn(form: Form, { items }: SimulatedSubscription, now: Date): Date {
  const date = textAt(form, 'proration_date')
  if (date === undefined) return now
  const [{ current_period_start: start, current_period_end: end }] = items.data
  if (!/^\d+$/.test(date) || Number(date) < start || Number(date) > end) {
    const param = 'subscription_details[proration_date]'
    throw new ApiError(400, 'The proration date must be within the current period.', { param })
  }
  return new Date(Number(date) * 1000)
}

/** The one that the form names, of this customer. */
async function ownOf(db: Db, customer: string, form: Form, now: Date): Promise<SimulatedSubscription> {
  const subscription = await runningOf(db, required(form, 'subscription'), now)
  if (subscription.customer !== customer) throw missing('subscription')
  return subscription
}

async function runningOf(db: Db, id: string, now: Date) {
  const subscription = await currentSubscription(db, id, now)
  if (!subscription || subscription.status === 'canceled') throw missing('subscription')
  return subscription
}
