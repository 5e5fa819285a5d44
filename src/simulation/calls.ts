import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'
import { createCheckout, expireCheckout, listCheckouts, retrieveCheckout } from './checkout-calls.ts'
import { listDisputes, retrieveCharge } from './charge-calls.ts'
import { createCustomer, retrieveCustomer } from './customer-calls.ts'
import { retrievePrice } from './prices.ts'
import {
  cancelSubscription,
  createPortal,
  listInvoices,
  listSubscriptions,
  previewInvoice,
  retrieveSubscription,
  updateSubscription,
} from './subscription-calls.ts'

type Answering = (call: Call, id: string) => Promise<object>

/** The calls that we make, and no other. */
const calls: readonly (readonly [method: string, path: RegExp, answer: Answering])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, retrieveCustomer],
  ['GET', /^\/v1\/prices\/(\w+)$/, retrievePrice],
  ['GET', /^\/v1\/charges\/(\w+)$/, retrieveCharge],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, retrieveSubscription],
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
