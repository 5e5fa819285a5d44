import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Db } from '../server/database/connection.ts'
import { newId, save, type SimulatedInvoice, type SimulatedSubscription } from './objects.ts'
import { amountOf } from './prices.ts'

export interface Line {
  readonly amount: number
  readonly what: string
}

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** As Stripe does: what is left of the month, to the second, given back at the old price and charged at the new one. */
export function prorationOf(
  { status, items }: Pick<SimulatedSubscription, 'status' | 'items'>,
  newPrice: string,
  now: Date,
): Line[] {
  const { price, current_period_start: start, current_period_end: end } = items.data[0]
  if (status === 'trialing') return []
  const left = (end - secondsOf(now)) / (end - start)
  return [
    { amount: -Math.round(price.unit_amount * left), what: 'Temps non utilisé' },
    { amount: Math.round(amountOf(newPrice) * left), what: 'Temps restant' },
  ]
}

export async function withInvoice(
  db: Db,
  subscription: SimulatedSubscription,
  lines: readonly Line[],
  now: Date,
  status: 'paid' | 'open' = 'paid',
): Promise<SimulatedSubscription> {
  const invoice = invoiceOf(subscription, lines, now, status)
  await save(db, invoice, now)
  const invoiced = { ...subscription, latest_invoice: invoice.id }
  await save(db, invoiced, now)
  return invoiced
}

export function invoiceOf(
  { id, customer, metadata }: SimulatedSubscription,
  lines: readonly Line[],
  now: Date,
  status: SimulatedInvoice['status'],
): SimulatedInvoice {
  const at = secondsOf(now)
  const total = totalOf(lines)
  return {
    id: newId('in'),
    object: 'invoice',
    customer,
    status,
    currency: 'eur',
    total,
    amount_due: Math.max(total, 0),
    created: at,
    status_transitions: {
      finalized_at: status === 'draft' ? null : at,
      paid_at: status === 'paid' ? at : null,
    },
    hosted_invoice_url: null,
    lines: {
      object: 'list',
      data: lines.map(({ amount, what }) => ({ object: 'line_item', amount, description: what })),
    },
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
  }
}

export async function payInvoice(db: Db, invoice: SimulatedInvoice, now: Date): Promise<SimulatedInvoice> {
  const status_transitions = { ...invoice.status_transitions, paid_at: secondsOf(now) }
  const paid: SimulatedInvoice = { ...invoice, status: 'paid', status_transitions }
  await save(db, paid, now)
  return paid
}
