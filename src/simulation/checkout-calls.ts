import { secondsOf } from '../server/billing/stripe-seconds.ts'
import { ApiError } from './api-error.ts'
import { type Call, customerOf, list, metadataOf, missing, originOf, required } from './call.ts'
import { textAt, treeAt } from './form.ts'
import { find, listOf, newId, save, type SimulatedCheckout } from './objects.ts'
import { priceOf } from './prices.ts'

export async function createCheckout({ db, now, form, publicUrl }: Call): Promise<object> {
  const id = newId('cs')
  const successUrl = required(form, 'success_url')
  const price = textAt(form, 'line_items', '0', 'price') ?? ''
  priceOf(price)
  const trialEnd = textAt(form, 'subscription_data', 'trial_end')
  if (trialEnd !== undefined && !/^\d+$/.test(trialEnd)) {
    throw new ApiError(400, `Invalid integer: ${trialEnd}`, { code: 'parameter_invalid_integer' })
  }
  if (trialEnd !== undefined && Number(trialEnd) < secondsOf(now) + 48 * 3600) {
    throw new ApiError(400, 'The `trial_end` timestamp must be at least 48 hours in the future.')
  }
  const keepsAddress = textAt(form, 'customer_update', 'address') === 'auto'
  const keepsName = textAt(form, 'customer_update', 'name') === 'auto'
  if (textAt(form, 'tax_id_collection', 'enabled') === 'true' && !keepsName) {
    const param = 'customer_update[name]'
    throw new ApiError(400, 'A tax id of an existing customer needs customer_update[name]=auto.', { param })
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
      keeps_address: keepsAddress,
      asks_consent: textAt(form, 'consent_collection', 'terms_of_service') === 'required',
    },
  }
  await save(db, page, now)
  return page
}

export async function listCheckouts({ db, now, form }: Call): Promise<object> {
  const status = textAt(form, 'status')
  const pages = await listOf(db, 'checkout.session', await customerOf(db, form))
  return list(
    pages.map((page) => checkoutAsOf(page, now)).filter((page) => !status || page.status === status),
  )
}

export async function retrieveCheckout({ db, now }: Call, id: string): Promise<object> {
  const page = await find(db, 'checkout.session', id)
  if (!page) throw missing('checkout.session')
  return checkoutAsOf(page, now)
}

export async function expireCheckout({ db, now }: Call, id: string): Promise<object> {
  const page = await find(db, 'checkout.session', id)
  if (!page) throw missing('checkout.session')
  if (checkoutAsOf(page, now).status !== 'open') {
    throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  const expired: SimulatedCheckout = { ...page, status: 'expired', url: null }
  await save(db, expired, now)
  return expired
}

export function checkoutAsOf(page: SimulatedCheckout, now: Date): SimulatedCheckout {
  const over = page.status === 'open' && secondsOf(now) >= page.expires_at
  return over ? { ...page, status: 'expired', url: null } : page
}
