import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { type PlanId, planIds, planOffers } from '../../domain/plan.ts'
import type { Env } from '../env.ts'
import { Refused } from '../errors.ts'

/** The account that clubs pay to: Stripe's, or the simulation's behind the same SDK. */
export interface Payments {
  readonly stripe: Stripe
  readonly webhookSecret: string
  /** Stripe's id of each plan's price. */
  readonly prices: Readonly<Record<PlanId, string>>
  /** Without one, a change of plan is made at once instead of being confirmed in Stripe's portal. */
  readonly portalConfiguration: string | undefined
  readonly simulated: boolean
}

type HttpClient = InstanceType<typeof Stripe.HttpClient>

/** Twice, a Stripe that hangs is given up within what whoever asks has of patience (lease.ts). */
const defaultPatience = { timeout: 6_000, maxNetworkRetries: 1 }

/** @param simulation what answers in Stripe's place where payments are simulated. Null where nothing is sold */
export function connectPayments(
  env: Env,
  simulation: () => HttpClient,
  patience = defaultPatience,
): Payments | null {
  if (env.BILLING === 'off') return null
  if (env.BILLING === 'simulation') {
    return {
      stripe: new Stripe('sk_simulation', { ...patience, telemetry: false, httpClient: simulation() }),
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`,
      prices: simulatedPrices,
      portalConfiguration: 'bpc_simulation',
      simulated: true,
    }
  }
  return {
    stripe: new Stripe(env.STRIPE_SECRET_KEY ?? '', {
      ...patience,
      telemetry: false,
      ...(env.STRIPE_HOST !== undefined && { host: env.STRIPE_HOST }),
      ...(env.STRIPE_PORT !== undefined && { port: env.STRIPE_PORT }),
      ...(env.STRIPE_PROTOCOL !== undefined && { protocol: env.STRIPE_PROTOCOL }),
    }),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    prices: {
      essential: env.STRIPE_PRICE_ESSENTIAL ?? '',
      club: env.STRIPE_PRICE_CLUB ?? '',
      pro: env.STRIPE_PRICE_PRO ?? '',
    },
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    simulated: false,
  }
}

/** The simulation's account has the prices of the specification under their own names. */
export const simulatedPrices: Payments['prices'] = {
  essential: planOffers.essential.priceId,
  club: planOffers.club.priceId,
  pro: planOffers.pro.priceId,
}

/** Null for a price that somebody made up in Stripe's dashboard. */
export function planOfPrice({ prices }: Payments, price: string): PlanId | null {
  return planIds.find((plan) => prices[plan] === price) ?? null
}

/** The payments of a house that sells. @throws Refused */
export function sellingOnly(payments: Payments | null): Payments {
  if (!payments) throw new Refused('nothing-sold')
  return payments
}

/**
 * Runs what calls Stripe. Its errors carry the request with them, which must not reach a log: what is thrown instead
 * names the mistake only.
 * @throws Refused `payment-unavailable` when trying again may work, `card-refused` when it would with another card
 */
export async function withStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error instanceof Stripe.errors.StripeCardError) throw cardRefused()
    const mayWorkLater =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      // Another call with the same key, or on the same thing, is under way.
      error.statusCode === 409 ||
      // By Stripe's clock the period has not begun, or has just ended.
      error.param?.includes('proration_date')
    if (mayWorkLater) throw unavailable()
    const { type, code, param, statusCode, requestId } = error
    throw new StripeSaidNo([type, code, param, statusCode, requestId].filter(Boolean).join(' '))
  }
}

export function cardRefused(): Refused {
  return new Refused('card-refused')
}

export function unavailable(): Refused {
  return new Refused('payment-unavailable', { retryAfterMs: 10_000 })
}

/** Stripe did not take a call of ours: a mistake in our code or in the account's settings. */
export class StripeSaidNo extends Error {
  override readonly name = 'StripeSaidNo'
}
