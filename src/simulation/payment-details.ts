import type { Db } from '../server/database/connection.ts'
import { find, newId, save, type SimulatedPaymentMethod } from './objects.ts'

const cardYears = 3

/** What a payer types on Stripe's page: a card, and the address for the invoices. */
export async function keepPaymentDetails(
  db: Db,
  customerId: string,
  { keepsAddress }: { keepsAddress: boolean },
  now: Date,
): Promise<void> {
  const customer = await find(db, 'customer', customerId)
  if (!customer) return
  const address = { line1: '1 rue du Gymnase', postal_code: '69009', city: 'Lyon', country: 'FR' } as const
  const card = cardUntil(customerId, now.getUTCFullYear() + cardYears, now.getUTCMonth() + 1)
  await save(db, { ...customer, simulated_payment_method: card, ...(keepsAddress && { address }) }, now)
}

/** `month` counts from one. */
export function cardUntil(customer: string, year: number, month: number): SimulatedPaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    customer,
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: month, exp_year: year },
  }
}
