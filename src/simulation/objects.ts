import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../server/database/connection.ts'

/** What is read of Stripe's objects, by us and by the SDK; instants are in seconds. */
export interface SimulatedSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'incomplete' | 'canceled'
  created: number
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  latest_invoice: string | null
  /** A change that is made once it is paid, or forgotten. */
  pending_update: {
    expires_at: number
    subscription_items: [SimulatedItem]
    metadata?: Record<string, string>
  } | null
  /** Set by the operator: the subscription goes on, and nothing is charged. Absent in what was saved earlier. */
  pause_collection?: { behavior: 'void'; resumes_at: number | null } | null
  metadata: Record<string, string>
  items: { object: 'list'; data: [SimulatedItem] }
}

export interface SimulatedItem {
  id: string
  object: 'subscription_item'
  quantity: 1
  price: SimulatedPrice
  current_period_start: number
  current_period_end: number
}

export interface SimulatedPrice {
  id: string
  object: 'price'
  currency: 'eur'
  unit_amount: number
}

export interface SimulatedCheckout {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  mode: 'subscription'
  client_reference_id: string | null
  subscription: string | null
  success_url: string
  cancel_url: string
  url: string | null
  created: number
  expires_at: number
  metadata: Record<string, string>
  /** What is not part of Stripe's object, but of what becomes of it. */
  simulated: {
    price: string
    trial_end: number | null
    metadata: Record<string, string>
    /** Whether the address that is typed becomes the customer's. */
    keeps_address?: boolean
    /** Whether the terms have to be accepted once more on this page. */
    asks_consent?: boolean
  }
}

export interface SimulatedPortal {
  id: string
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  created: number
  /** The change to confirm; null for the portal's first page. */
  simulated: { price: string; subscription: string; completed_url: string } | null
}

export interface SimulatedInvoice {
  id: string
  object: 'invoice'
  customer: string
  status: 'draft' | 'open' | 'paid' | 'void'
  currency: 'eur'
  total: number
  amount_due: number
  created: number
  status_transitions: { finalized_at: number | null; paid_at: number | null }
  /** Where a change that is left pending is paid. */
  hosted_invoice_url: string | null
  lines: { object: 'list'; data: { object: 'line_item'; amount: number; description: string }[] }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: object } }
}

export interface SimulatedCustomer {
  id: string
  object: 'customer'
  name: string | null
  email: string | null
  created: number
  metadata: Record<string, string>
  /** What becomes of a charge: refused by the bank, or by Stripe at once, or there is no card any more. Absent: paid. */
  simulated_card?: 'declined' | 'unusable' | 'missing'
  /** Deleted in the dashboard: its subscriptions have ended. */
  deleted?: true
  address?: { line1: string; postal_code: string; city: string; country: 'FR' }
  /** The card that its subscriptions are charged to. */
  simulated_payment_method?: SimulatedPaymentMethod
}

export interface SimulatedPaymentMethod {
  id: string
  object: 'payment_method'
  customer: string
  type: 'card'
  card: { brand: 'visa'; last4: string; exp_month: number; exp_year: number }
}

export interface SimulatedCharge {
  id: string
  object: 'charge'
  customer: string
  currency: 'eur'
  amount: number
  amount_refunded: number
  created: number
  refunds: { object: 'list'; data: SimulatedRefund[] }
}

export interface SimulatedRefund {
  id: string
  object: 'refund'
  charge: string
  amount: number
  status: 'succeeded'
  created: number
}

export interface SimulatedDispute {
  id: string
  object: 'dispute'
  charge: string
  amount: number
  status: 'needs_response' | 'won' | 'lost'
  created: number
  /** Not part of Stripe's object: whose charge it is. */
  customer: string
}

export interface SavedAnswer {
  id: string
  object: 'answer'
  request: string
  answer: object
}

type Simulated =
  | SimulatedSubscription
  | SimulatedCheckout
  | SimulatedPortal
  | SimulatedInvoice
  | SimulatedCustomer
  | SimulatedCharge
  | SimulatedDispute
  | SavedAnswer

type Named<O extends Simulated['object']> = Extract<Simulated, { object: O }>

export function newId(prefix: string): string {
  return `${prefix}_simulation_${randomBytes(16).toString('hex')}`
}

/** Serialises calls until the transaction ends: a second press finds what the first one created. */
export async function lockSimulation(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('simulation', 0))`.execute(tx)
}

export async function save(db: Db, thing: Simulated, now: Date): Promise<void> {
  const body = JSON.stringify(thing)
  await db
    .insertInto('simulated_stripe')
    .values({
      id: thing.id,
      object: thing.object,
      customer: 'customer' in thing ? thing.customer : null,
      body,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute()
}

export async function find<O extends Simulated['object']>(
  db: Db,
  object: O,
  id: string,
): Promise<Named<O> | null> {
  const row = await db
    .selectFrom('simulated_stripe')
    .select('body')
    .where('id', '=', id)
    .where('object', '=', object)
    .executeTakeFirst()
  return (row?.body as unknown as Named<O> | undefined) ?? null
}

/** Newest first. */
export async function listOf<O extends Simulated['object']>(
  db: Db,
  object: O,
  customer: string,
): Promise<Named<O>[]> {
  const rows = await db
    .selectFrom('simulated_stripe')
    .select('body')
    .where('customer', '=', customer)
    .where('object', '=', object)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ body }) => body as unknown as Named<O>)
}
