import type { Db } from '../../database/connection.ts'
import { type Form, textAt, treeAt } from './form.ts'
import {
  find,
  keep,
  listOf,
  newId,
  type SimulatedCheckout,
  type SimulatedPortal,
  type SimulatedSubscription,
} from './objects.ts'
import {
  changePrice,
  changeTo,
  currentSubscription,
  currentSubscriptions,
  invoiceOf,
  priceOf,
  prorationOf,
  secondsOf,
} from './subscriptions.ts'

export interface Call {
  readonly db: Db
  readonly now: Date
  /** Where the pages of the simulation stand. */
  readonly publicUrl: string
  readonly method: string
  /** Without its query. */
  readonly path: string
  readonly form: Form
}

/** What Stripe would refuse. */
export class Complaint extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Answering = (call: Call, id: string) => Promise<object>

/** The calls that we make, and no other. */
const calls: readonly (readonly [method: string, path: RegExp, answer: Answering])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckout],
  ['GET', /^\/v1\/checkout\/sessions$/, listCheckouts],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, retrieveCheckout],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireCheckout],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/invoices$/, listInvoices],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewInvoice],
]

/** @throws Complaint */
export function answerCall(call: Call): Promise<object> {
  for (const [method, path, answer] of calls) {
    const match = method === call.method ? path.exec(call.path) : null
    if (match) return answer(call, match[1] ?? '')
  }
  throw new Complaint(404, `Unrecognized request URL (${call.method}: ${call.path}).`)
}

async function createCustomer({ db, now, form }: Call): Promise<object> {
  const customer = {
    id: newId('cus'),
    object: 'customer' as const,
    name: textAt(form, 'name') ?? null,
    email: textAt(form, 'email') ?? null,
    created: secondsOf(now),
    metadata: metadataOf(treeAt(form, 'metadata')),
  }
  await keep(db, customer, now)
  return customer
}

async function listSubscriptions({ db, now, form }: Call): Promise<object> {
  const customer = await customerOf(db, form)
  const status = textAt(form, 'status') ?? 'all but canceled'
  const wanted = (await currentSubscriptions(db, customer, now)).filter((subscription) =>
    status === 'all but canceled'
      ? subscription.status !== 'canceled'
      : status === 'all' || subscription.status === status,
  )
  return list(wanted)
}

async function listInvoices({ db, form }: Call): Promise<object> {
  const subscription = await find(db, 'subscription', required(form, 'subscription'))
  if (!subscription) throw missing('subscription')
  const invoices = await listOf(db, 'invoice', subscription.customer)
  return list(invoices.filter(({ parent }) => parent.subscription_details.subscription === subscription.id))
}

async function updateSubscription({ db, now, form }: Call, id: string): Promise<object> {
  const subscription = await runningOf(db, id, now)
  const price = newPriceIn(form, subscription)
  if (textAt(form, 'proration_behavior') !== 'always_invoice') {
    throw new Complaint(400, 'The simulation settles a change at once: proration_behavior=always_invoice.')
  }
  return changePrice(db, subscription, price, now)
}

/** A price without its item would be sold beside the one there is. */
function newPriceIn(form: Form, subscription: SimulatedSubscription): string {
  if (textAt(form, 'items', '0', 'id') !== subscription.items.data[0].id) {
    throw new Complaint(400, 'The subscription has no such item: items[0][id].')
  }
  const price = textAt(form, 'items', '0', 'price')
  if (price === undefined) throw new Complaint(400, 'Missing required param: items[0][price].')
  return price
}

async function cancelSubscription({ db, now }: Call, id: string): Promise<object> {
  const subscription = await runningOf(db, id, now)
  return changeTo(db, subscription, { status: 'canceled', ended_at: secondsOf(now) }, now)
}

async function createCheckout({ db, now, form, publicUrl }: Call): Promise<object> {
  const id = newId('cs')
  const successUrl = required(form, 'success_url')
  const price = textAt(form, 'line_items', '0', 'price') ?? ''
  priceOf(price)
  const trialEnd = textAt(form, 'subscription_data', 'trial_end')
  if (trialEnd !== undefined && !/^\d+$/.test(trialEnd)) {
    throw new Complaint(400, `Invalid integer: ${trialEnd}`, 'parameter_invalid_integer')
  }
  if (trialEnd !== undefined && Number(trialEnd) < secondsOf(now) + 48 * 3600) {
    throw new Complaint(400, 'The `trial_end` timestamp must be at least 48 hours in the future.')
  }
  const page: SimulatedCheckout = {
    id,
    object: 'checkout.session',
    customer: await customerOf(db, form),
    status: 'open',
    mode: 'subscription',
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    subscription: null,
    success_url: successUrl,
    cancel_url: required(form, 'cancel_url'),
    url: `${originOf(successUrl, publicUrl)}/simulation/paiement/${id}`,
    created: secondsOf(now),
    expires_at: secondsOf(now) + 24 * 3600,
    metadata: metadataOf(treeAt(form, 'metadata')),
    simulated: {
      price,
      trial_end: trialEnd === undefined ? null : Number(trialEnd),
      metadata: metadataOf(treeAt(form, 'subscription_data', 'metadata')),
    },
  }
  await keep(db, page, now)
  return page
}

async function listCheckouts({ db, now, form }: Call): Promise<object> {
  const status = textAt(form, 'status')
  const pages = await listOf(db, 'checkout.session', await customerOf(db, form))
  return list(
    pages.map((page) => checkoutAsOf(page, now)).filter((page) => !status || page.status === status),
  )
}

async function retrieveCheckout({ db, now }: Call, id: string): Promise<object> {
  const page = await find(db, 'checkout.session', id)
  if (!page) throw missing('checkout.session')
  return checkoutAsOf(page, now)
}

export function checkoutAsOf(page: SimulatedCheckout, now: Date): SimulatedCheckout {
  const over = page.status === 'open' && secondsOf(now) >= page.expires_at
  return over ? { ...page, status: 'expired', url: null } : page
}

async function expireCheckout({ db, now }: Call, id: string): Promise<object> {
  const page = await find(db, 'checkout.session', id)
  if (!page) throw missing('checkout.session')
  if (checkoutAsOf(page, now).status !== 'open') {
    throw new Complaint(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  const expired: SimulatedCheckout = { ...page, status: 'expired', url: null }
  await keep(db, expired, now)
  return expired
}

async function createPortal({ db, now, form, publicUrl }: Call): Promise<object> {
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
  await keep(db, portal, now)
  return portal
}

async function previewInvoice({ db, now, form }: Call): Promise<object> {
  const subscription = await ownOf(db, await customerOf(db, form), form, now)
  const price = newPriceIn(treeAt(form, 'subscription_details') ?? {}, subscription)
  // Of what is on trial, the next invoice is that of its end.
  const lines =
    subscription.status === 'trialing'
      ? [{ amount: priceOf(price).unit_amount, what: 'Abonnement' }]
      : prorationOf(subscription, price, now)
  return invoiceOf(subscription, lines, now, 'draft')
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

async function customerOf(db: Db, form: Form): Promise<string> {
  const customer = await find(db, 'customer', required(form, 'customer'))
  if (!customer) throw missing('customer')
  return customer.id
}

function required(form: Form, name: string): string {
  const value = textAt(form, name)
  if (value === undefined || value === '') throw new Complaint(400, `Missing required param: ${name}.`)
  return value
}

function missing(object: string): Complaint {
  return new Complaint(404, `No such ${object}`, 'resource_missing')
}

function metadataOf(form: Form | undefined): Record<string, string> {
  const texts = Object.entries(form ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

function list(data: readonly object[]): object {
  return { object: 'list', has_more: false, data }
}

/** The pages stand where whoever pays is sent back to: a form may only lead to its own site. */
function originOf(url: string, publicUrl: string): string {
  return URL.canParse(url) ? new URL(url).origin : publicUrl
}
