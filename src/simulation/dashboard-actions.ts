import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Db } from '../server/database/connection.ts'
import type { SimulatedEvent } from './events.ts'
import {
  find,
  listOf,
  newId,
  save,
  type SimulatedCharge,
  type SimulatedDispute,
  type SimulatedSubscription,
} from './objects.ts'
import { cardUntil } from './payment-details.ts'
import { changeTo, currentSubscriptions } from './subscriptions.ts'

/** What the operator does in Stripe's dashboard, or what a bank or the calendar does to a payment. */
export const dashboardActions = [
  'suspendre',
  'relancer',
  'rembourser',
  'contester',
  'confirmer',
  'rendre',
  'vieillir',
  'supprimer',
] as const
type DashboardAction = (typeof dashboardActions)[number]

export function isDashboardAction(action: string): action is DashboardAction {
  return dashboardActions.some((known) => known === action)
}

export function actInDashboard(
  db: Db,
  subscription: SimulatedSubscription,
  action: DashboardAction,
  now: Date,
): Promise<SimulatedEvent[]> {
  const { customer } = subscription
  switch (action) {
    case 'suspendre':
      return pauseCollection(db, subscription, { behavior: 'void', resumes_at: null }, now)
    case 'relancer':
      return pauseCollection(db, subscription, null, now)
    case 'rembourser':
      return refund(db, customer, now)
    case 'contester':
      return dispute(db, customer, now)
    case 'confirmer':
      return closeDispute(db, customer, 'won', now)
    case 'rendre':
      return closeDispute(db, customer, 'lost', now)
    case 'vieillir':
      return letCardExpire(db, customer, now)
    case 'supprimer':
      return deleteCustomer(db, customer, now)
    default:
      return action satisfies never
  }
}

async function pauseCollection(
  db: Db,
  subscription: SimulatedSubscription,
  pause_collection: { behavior: 'void'; resumes_at: number | null } | null,
  now: Date,
): Promise<SimulatedEvent[]> {
  const object = await changeTo(db, subscription, { pause_collection }, now)
  return [{ type: 'customer.subscription.updated', object }]
}

/** The charge of the latest invoice that cost anything. */
async function latestCharge(db: Db, customer: string, now: Date): Promise<SimulatedCharge | null> {
  const paid = (await listOf(db, 'invoice', customer)).find(
    ({ status, total }) => status === 'paid' && total > 0,
  )
  if (!paid) return null
  const id = paid.id.replace(/^in_/, 'ch_')
  const charged: SimulatedCharge = {
    id,
    object: 'charge',
    customer,
    currency: 'eur',
    amount: paid.total,
    amount_refunded: 0,
    created: secondsOf(now),
    refunds: { object: 'list', data: [] },
  }
  return (await find(db, 'charge', id)) ?? charged
}

async function refund(db: Db, customer: string, now: Date): Promise<SimulatedEvent[]> {
  const charge = await latestCharge(db, customer, now)
  const amount = charge ? charge.amount - charge.amount_refunded : 0
  if (!charge || amount === 0) return []
  const made = {
    id: newId('re'),
    object: 'refund' as const,
    charge: charge.id,
    amount,
    status: 'succeeded' as const,
    created: secondsOf(now),
  }
  const refunded: SimulatedCharge = {
    ...charge,
    amount_refunded: charge.amount,
    refunds: { object: 'list', data: [made, ...charge.refunds.data] },
  }
  await save(db, refunded, now)
  return [
    { type: 'refund.created', object: made },
    { type: 'charge.refunded', object: refunded },
  ]
}

async function dispute(db: Db, customer: string, now: Date): Promise<SimulatedEvent[]> {
  const charge = await latestCharge(db, customer, now)
  if (!charge || (await openDispute(db, customer))) return []
  await save(db, charge, now)
  const opened: SimulatedDispute = {
    id: newId('dp'),
    object: 'dispute',
    charge: charge.id,
    amount: charge.amount,
    status: 'needs_response',
    created: secondsOf(now),
    customer,
  }
  await save(db, opened, now)
  return [{ type: 'charge.dispute.created', object: opened }]
}

async function closeDispute(
  db: Db,
  customer: string,
  status: 'won' | 'lost',
  now: Date,
): Promise<SimulatedEvent[]> {
  const open = await openDispute(db, customer)
  if (!open) return []
  const closed: SimulatedDispute = { ...open, status }
  await save(db, closed, now)
  return [{ type: 'charge.dispute.closed', object: closed }]
}

export async function openDispute(db: Db, customer: string): Promise<SimulatedDispute | null> {
  const disputes = await listOf(db, 'dispute', customer)
  return disputes.find(({ status }) => status === 'needs_response') ?? null
}

async function letCardExpire(db: Db, id: string, now: Date): Promise<SimulatedEvent[]> {
  const customer = await find(db, 'customer', id)
  if (!customer) return []
  const method = cardUntil(id, now.getUTCFullYear(), now.getUTCMonth() + 1)
  await save(db, { ...customer, simulated_payment_method: method }, now)
  return [{ type: 'payment_method.updated', object: method }]
}

/** Ends its subscriptions at once, as Stripe does. */
async function deleteCustomer(db: Db, id: string, now: Date): Promise<SimulatedEvent[]> {
  const customer = await find(db, 'customer', id)
  if (!customer) return []
  const events: SimulatedEvent[] = []
  for (const subscription of await currentSubscriptions(db, id, now)) {
    if (subscription.status === 'canceled') continue
    const change = { status: 'canceled', ended_at: secondsOf(now) } as const
    const object = await changeTo(db, subscription, change, now)
    events.push({ type: 'customer.subscription.deleted', object })
  }
  await save(db, { ...customer, deleted: true }, now)
  return [...events, { type: 'customer.deleted', object: { ...customer, deleted: true } }]
}
