import { Stripe } from 'stripe'
import type { App, House } from '../../app-env.ts'
import { webhookPath } from '../webhook.ts'
import { sellingOnly } from '../payments.ts'
import { newId } from './objects.ts'
import { secondsOf } from '../stripe-seconds.ts'

/** Something that the simulation tells, as Stripe would. */
export interface SimulatedEvent {
  readonly type: string
  readonly object: object
}

/** Signed, and to the real webhook. One that is not acknowledged is not sent again: the reconciliation finds out. */
export async function sendEvents(app: App, house: House, events: readonly SimulatedEvent[]): Promise<void> {
  const { stripe, webhookSecret } = sellingOnly(house.payments)
  const created = secondsOf(house.now())
  for (const { type, object } of events) {
    const payload = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    })
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: created,
    })
    const answer = await app.request(webhookPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    })
    if (!answer.ok) house.logger.warn({ type, status: answer.status }, 'A simulated event was not taken.')
  }
}
