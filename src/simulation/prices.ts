import { planIds, planOffers } from '../domain/plan.ts'
import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'
import type { SimulatedPrice } from './objects.ts'

/** @throws ApiError */
export function amountOf(price: string): number {
  const plan = planIds.find((plan) => planOffers[plan].priceId === price)
  if (!plan) throw new ApiError(404, 'No such price', { code: 'resource_missing', param: 'price' })
  return planOffers[plan].monthlyPriceInCents
}

export function priceOf(id: string): SimulatedPrice {
  return { id, object: 'price', currency: 'eur', unit_amount: amountOf(id) }
}

export async function retrievePrice(_: Call, id: string): Promise<object> {
  return {
    ...priceOf(id),
    active: true,
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
  }
}
