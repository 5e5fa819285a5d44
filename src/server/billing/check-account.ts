import { Stripe } from 'stripe'
import { type PlanId, planIds, planOffers } from '../../domain/plan.ts'
import { StartError } from '../start-error.ts'
import type { Payments } from './payments.ts'

const settings: Readonly<Record<PlanId, string>> = {
  essential: 'STRIPE_PRICE_ESSENTIAL',
  club: 'STRIPE_PRICE_CLUB',
  pro: 'STRIPE_PRICE_PRO',
}

/**
 * Asks Stripe for each plan's price, before anybody can pay another amount than our pages say. Where Stripe cannot be
 * reached, the server starts all the same: `unchecked` says why.
 * @throws StartError one sentence for each wrong setting
 */
export async function checkAccount({
  stripe,
  prices,
}: Pick<Payments, 'stripe' | 'prices'>): Promise<{ unchecked: string | null }> {
  const sentences: string[] = []
  for (const plan of planIds) {
    try {
      const wrong = whatIsWrong(plan, await stripe.prices.retrieve(prices[plan]))
      if (wrong) sentences.push(`${settings[plan]} should be a price ${wrong}.`)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const isRefused =
        error instanceof Stripe.errors.StripeAuthenticationError ||
        error instanceof Stripe.errors.StripePermissionError
      if (isRefused) {
        throw new StartError(
          'STRIPE_SECRET_KEY should be a key that Stripe takes, and that may read prices: Stripe refuses it.',
        )
      }
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return { unchecked: error.type }
      sentences.push(
        `${settings[plan]} should be a price of the account of STRIPE_SECRET_KEY: it knows none.`,
      )
    }
  }
  if (sentences.length > 0) throw new StartError(sentences.join('\n'))
  return { unchecked: null }
}

/** Amounts of ours only, which are no secret. */
function whatIsWrong(plan: PlanId, price: Stripe.Price): string | null {
  const { currency, unit_amount, recurring, active, tax_behavior } = price
  const cents = planOffers[plan].monthlyPriceInCents
  if (currency !== 'eur') return 'in euros (eur)'
  if (unit_amount !== cents) return `of ${(cents / 100).toFixed(2)} euros, as the pages say`
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1) return 'that is charged every month'
  if (recurring.usage_type !== 'licensed') return 'without metered usage'
  if (tax_behavior === 'exclusive') return 'with taxes included (tax_behavior inclusive), as the pages say'
  return active ? null : 'that is active, not archived'
}
