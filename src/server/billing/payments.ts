import { Stripe } from 'stripe'
import { type PlanId, planIds } from '../../domain/plan.ts'
import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'

/** The account that clubs pay to. */
export interface Payments {
  readonly stripe: Stripe
  readonly webhookSecret: string
  /** Stripe's id of each plan's price. */
  readonly prices: Readonly<Record<PlanId, string>>
  /** Without one, a change of plan is made at once instead of being confirmed in Stripe's portal. */
  readonly portalConfiguration: string | undefined
  /** Whether Stripe's page asks once more for the terms; it needs their address in the dashboard, and fails without. */
  readonly asksConsent: boolean
}

/** An account at Stripe, and how to reach it. */
export interface StripeAccount extends Omit<Payments, 'stripe'> {
  readonly key: string
  /** Empty for Stripe's own API. */
  readonly transport: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'httpClient'>
}

/** Two attempts fit into what a request waits (lease.ts). */
const defaultPatience = { timeout: 6_000, maxNetworkRetries: 1 }

export function connectPayments(
  { key, transport, ...account }: StripeAccount,
  patience = defaultPatience,
): Payments {
  return { ...account, stripe: new Stripe(key, { ...patience, telemetry: false, ...transport }) }
}

/** The account that the settings name. */
export function accountOf(env: Env): StripeAccount {
  return {
    key: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    prices: {
      essential: env.STRIPE_PRICE_ESSENTIAL ?? '',
      club: env.STRIPE_PRICE_CLUB ?? '',
      pro: env.STRIPE_PRICE_PRO ?? '',
    },
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    asksConsent: env.STRIPE_TERMS_CONSENT === 'on',
    transport: {
      ...(env.STRIPE_HOST !== undefined && { host: env.STRIPE_HOST }),
      ...(env.STRIPE_PORT !== undefined && { port: env.STRIPE_PORT }),
      ...(env.STRIPE_PROTOCOL !== undefined && { protocol: env.STRIPE_PROTOCOL }),
    },
  }
}

/** Null for a price that somebody made up in Stripe's dashboard. */
export function planOfPrice({ prices }: Payments, price: string): PlanId | null {
  return planIds.find((plan) => prices[plan] === price) ?? null
}

/** The payments of a server that sells. @throws Refused */
export function sellingOnly(payments: Payments | null): Payments {
  if (!payments) throw new Refused('nothing-sold')
  return payments
}

/**
 * Runs what calls Stripe. The SDK's errors carry the request, which must not reach a log: what is thrown instead names
 * the mistake only.
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
    throw new StripeCallRejected([type, code, param, statusCode, requestId].filter(Boolean).join(' '))
  }
}

export function cardRefused(): Refused {
  return new Refused('card-refused')
}

export function unavailable(): Refused {
  return new Refused('payment-unavailable', { retryAfterMs: 10_000 })
}

/** A mistake in our code or in the account's settings. */
export class StripeCallRejected extends Error {
  override readonly name = 'StripeCallRejected'
}
