import { planIds, planOffers } from '../domain/plan.ts'
import { ApiError } from './api-error.ts'
import type { SimulatedItem } from './objects.ts'

/** @throws ApiError */
export function amountOf(price: string): number {
  const plan = planIds.find((plan) => planOffers[plan].priceId === price)
  if (!plan) throw new ApiError(400, 'No such price')
  return planOffers[plan].monthlyPriceInCents
}

export function priceOf(id: string): SimulatedItem['price'] {
  return { id, object: 'price', currency: 'eur', unit_amount: amountOf(id) }
}
