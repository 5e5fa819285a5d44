import { Stripe } from 'stripe'
import { createApp } from '../src/server/app.ts'
import { connectPayments } from '../src/server/billing/payments.ts'
import { DisturbedStripe } from './disturbed-stripe.ts'
import { type TestHouse, testHouse } from './house.ts'

/** A server with a Stripe that delays or loses calls when a test asks for it. */
export async function disturbedHouse(): Promise<TestHouse & { stripe: DisturbedStripe }> {
  const made = await testHouse()
  const stripe = new DisturbedStripe(made.stripe)
  const payments = {
    ...connectPayments(made.env, () => stripe)!,
    stripe: new Stripe('sk_disturbed', { httpClient: stripe, maxNetworkRetries: 0, telemetry: false }),
  }
  const selling = { ...made, stripe, payments }
  return { ...selling, app: createApp(selling) }
}
