import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { planOffers } from '../domain/plan.ts'
import type { App } from '../server/app-env.ts'
import type { StripeAccount } from '../server/billing/payments.ts'
import type { Db } from '../server/database/connection.ts'
import type { Env } from '../server/env.ts'
import { SimulatedHttpClient } from './http-client.ts'
import { simulationRoutes } from './routes.ts'

interface Settings {
  readonly db: Db
  readonly env: Pick<Env, 'PUBLIC_URL' | 'STRIPE_TERMS_CONSENT' | 'STRIPE_WEBHOOK_SECRET'>
  readonly logger: Logger
  readonly now: () => Date
}

export interface Simulation {
  /** Answers the SDK in Stripe's place. */
  readonly httpClient: SimulatedHttpClient
  readonly account: StripeAccount
  /** Adds the pages that stand in for Stripe's; their buttons send events to the webhook. */
  readonly addRoutes: (app: App) => void
}

/** Stripe for a server without a key: nothing leaves this process, and nobody pays. */
export function createSimulation({ db, env, logger, now }: Settings): Simulation {
  const httpClient = new SimulatedHttpClient({ db, now, publicUrl: env.PUBLIC_URL })
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`
  return {
    httpClient,
    account: {
      key: 'sk_simulation',
      webhookSecret,
      prices: {
        essential: planOffers.essential.priceId,
        club: planOffers.club.priceId,
        pro: planOffers.pro.priceId,
      },
      portalConfiguration: 'bpc_simulation',
      asksConsent: env.STRIPE_TERMS_CONSENT === 'on',
      transport: { httpClient },
    },
    addRoutes: (app) => simulationRoutes(app, { db, logger, now, webhookSecret }),
  }
}
