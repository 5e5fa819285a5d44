import { secondsOf } from '../server/billing/stripe-seconds.ts'
import { ApiError } from './api-error.ts'
import { type Call, metadataOf } from './call.ts'
import { createCheckout, expireCheckout, listCheckouts, retrieveCheckout } from './checkout-calls.ts'
import { textAt, treeAt } from './form.ts'
import { newId, save } from './objects.ts'
import {
  cancelSubscription,
  createPortal,
  listInvoices,
  listSubscriptions,
  previewInvoice,
  updateSubscription,
} from './subscription-calls.ts'

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

/** @throws ApiError */
export function answerCall(call: Call): Promise<object> {
  for (const [method, path, answer] of calls) {
    const match = method === call.method ? path.exec(call.path) : null
    if (match) return answer(call, match[1] ?? '')
  }
  throw new ApiError(404, `Unrecognized request URL (${call.method}: ${call.path}).`)
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
  await save(db, customer, now)
  return customer
}
