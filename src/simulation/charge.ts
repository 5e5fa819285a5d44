import type { Db } from '../server/database/connection.ts'
import { ApiError } from './api-error.ts'
import { type Line, totalOf } from './invoices.ts'
import { find, type SimulatedSubscription } from './objects.ts'

/** Whether the customer's card pays for these lines; a total of nothing needs none. @throws ApiError */
export async function chargeNow(
  db: Db,
  { customer }: SimulatedSubscription,
  lines: readonly Line[],
): Promise<boolean> {
  if (totalOf(lines) <= 0) return true
  const card = (await find(db, 'customer', customer))?.simulated_card
  if (card === 'missing') {
    throw new ApiError(400, 'This customer has no attached payment source.', { code: 'resource_missing' })
  }
  if (card === 'unusable') {
    throw new ApiError(402, 'Your card has expired.', { type: 'card_error', code: 'expired_card' })
  }
  return card !== 'declined'
}
