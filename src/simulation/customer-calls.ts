import { secondsOf } from '../server/billing/stripe-seconds.ts'
import { type Call, metadataOf, missing } from './call.ts'
import { textAt, treeAt } from './form.ts'
import { find, newId, save } from './objects.ts'

export async function createCustomer({ db, now, form }: Call): Promise<object> {
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

/** Of a deleted one, Stripe says that much. */
export async function retrieveCustomer({ db }: Call, id: string): Promise<object> {
  const customer = await find(db, 'customer', id)
  if (!customer) throw missing('customer', 'id')
  return customer.deleted ? { id, object: 'customer', deleted: true } : customer
}
