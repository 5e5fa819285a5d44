import type { Logger } from 'pino'
import { Stripe } from 'stripe'
import type { App } from '../server/app-env.ts'
import { secondsOf } from '../server/billing/stripe-seconds.ts'
import { webhookPath } from '../server/billing/webhook.ts'
import { newId } from './objects.ts'

export interface SimulatedEvent {
  readonly type: string
  readonly object: object
}

export interface EventSettings {
  readonly logger: Logger
  readonly now: () => Date
  readonly webhookSecret: string
}

/** Signed, to the real webhook. An event that it does not acknowledge is not sent again: the reconciliation notices. */
export async function sendEvents(
  app: App,
  events: readonly SimulatedEvent[],
  { logger, now, webhookSecret }: EventSettings,
): Promise<void> {
  const created = secondsOf(now())
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
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: created,
    })
    const answer = await app.request(webhookPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    })
    if (!answer.ok) logger.warn({ type, status: answer.status }, 'A simulated event was not taken.')
  }
}
