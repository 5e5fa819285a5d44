import { type Call, expandedIn, list, missing, required } from './call.ts'
import { find, listOf } from './objects.ts'

export async function retrieveCharge({ db, form }: Call, id: string): Promise<object> {
  const charge = await find(db, 'charge', id)
  if (!charge) throw missing('charge', 'id')
  const { refunds, ...others } = charge
  return expandedIn(form).includes('refunds') ? { ...others, refunds } : others
}

export async function listDisputes({ db, form }: Call): Promise<object> {
  const charge = await find(db, 'charge', required(form, 'charge'))
  if (!charge) throw missing('charge', 'charge')
  const disputes = await listOf(db, 'dispute', charge.customer)
  return list(disputes.filter((dispute) => dispute.charge === charge.id))
}
