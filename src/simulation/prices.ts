import { planIds, planOffers } from '../domain/plan.ts'
import type { SimulatedItem } from './objects.ts'

/** @throws for a price that the simulated account does not have */
export function amountOf(price: string): number {
  const plan = planIds.find((plan) => planOffers[plan].priceId === price)
  if (!plan) throw new NoSuchPrice(price)
  return planOffers[plan].monthlyPriceInCents
}

export class NoSuchPrice extends Error {
  override readonly name = 'NoSuchPrice'
}

export function priceOf(id: string): SimulatedItem['price'] {
  return { id, object: 'price', currency: 'eur', unit_amount: amountOf(id) }
}
