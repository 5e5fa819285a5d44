import type { Stripe } from 'stripe'
import type { App } from '../app-env.ts'
import { Refused } from '../refused.ts'
import type { Payments } from './payments.ts'
import { storeEvent } from './stripe-events.ts'

/** The address to enter in Stripe's dashboard. */
export const webhookPath = '/api/stripe/webhook'

/** An older request may be a recorded one. */
const toleranceSeconds = 300

/** Acknowledges an event once it is stored, without asking Stripe: its job does. */
export function stripeWebhook(app: App): void {
  app.post(webhookPath, async (c) => {
    const { db, payments, now: clock } = c.var.context
    if (!payments) throw new Refused('not-found')
    const signature = c.req.header('Stripe-Signature') ?? ''
    const now = clock()
    await storeEvent(db, await signed(payments, await c.req.text(), signature, now), now)
    return c.json({ received: true })
  })
}

/** The SDK's error carries the signature and the body, which must not reach a log. @throws Refused */
async function signed(
  { stripe, webhookSecret }: Payments,
  body: string,
  signature: string,
  now: Date,
): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new Refused('malformed-request')
  }
}
