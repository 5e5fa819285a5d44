import { Stripe } from 'stripe'
import { createApp } from '../../src/server/app.ts'
import { type TestContext, createTestContext } from '../support/context.ts'
import { DisturbedStripe } from './disturbed-stripe.ts'

/** A server with a Stripe that delays or loses calls when a test asks for it. */
export async function createContextWithDisturbedStripe(): Promise<TestContext & { stripe: DisturbedStripe }> {
  const made = await createTestContext()
  const stripe = new DisturbedStripe(made.stripe)
  const payments = {
    ...made.payments!,
    stripe: new Stripe('sk_disturbed', { httpClient: stripe, maxNetworkRetries: 0, telemetry: false }),
  }
  const app = createApp({ ...made, payments })
  made.simulation.addRoutes(app)
  return { ...made, app, stripe, payments }
}
