import type { Stripe } from 'stripe'
import type { App } from '../app-env.ts'
import { Refused } from '../errors.ts'
import type { Payments } from './payments.ts'
import { storeEvent } from './stripe-events.ts'

/** What Stripe's dashboard is given as the address of the webhook. */
export const webhookPath = '/api/stripe/webhook'

/** How old a signature may be, in seconds: somebody may have kept the request. */
const tolerance = 300

/** Acknowledged once it is stored, whether Stripe answers anything itself or not: a job asks what has become true. */
export function stripeWebhook(app: App): void {
  app.post(webhookPath, async (c) => {
    const { db, payments, now: clock } = c.var.house
    if (!payments) throw new Refused('not-found')
    const signature = c.req.header('Stripe-Signature') ?? ''
    const now = clock()
    await storeEvent(db, await signed(payments, await c.req.text(), signature, now), now)
    return c.json({ received: true })
  })
}

/** The error of the SDK carries the signature and the body: it goes no further. @throws Refused */
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
      tolerance,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new Refused('malformed-request')
  }
}
