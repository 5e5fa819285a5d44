import { createHash } from 'node:crypto'
import { unlessMissing } from './latest-subscription.ts'
import type { Payer } from './payer.ts'
import type { Payments } from './payments.ts'

/** False for one that was deleted in Stripe's dashboard, or that belongs to another account. */
export async function customerLives({ stripe }: Payments, customer: string): Promise<boolean> {
  const found = await stripe.customers.retrieve(customer).catch(unlessMissing)
  return found !== null && !found.deleted
}

/** `former` is the deleted customer that it replaces: with its key Stripe would repeat that one. */
export async function createCustomer(
  { stripe }: Payments,
  { clubId, clubName, email }: Payer,
  former: string | null,
): Promise<string> {
  const described = { name: clubName, email, preferred_locales: ['fr'], metadata: { club_id: clubId } }
  const key = keyOf('customer', former === null ? described : { ...described, former })
  const { id } = await stripe.customers.create(described, { idempotencyKey: key })
  return id
}

/** Stripe refuses a known key with other parameters: they are part of the key. */
export function keyOf(name: string, parameters: object): string {
  return `${name}-${createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 32)}`
}
