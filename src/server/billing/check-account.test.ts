import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { checked } from '../../../test/support/context.ts'
import { planIds, planOffers } from '../../domain/plan.ts'
import { StartError } from '../start-error.ts'
import { checkAccount } from './check-account.ts'

const prices = { essential: 'price_1', club: 'price_2', pro: 'price_3' }

class Answer extends Stripe.HttpClientResponse {
  private readonly body: object
  constructor(status: number, body: object) {
    super(status, { 'request-id': 'req_test' })
    this.body = body
  }
  override getRawResponse(): object {
    return this.body
  }
  override toJSON(): Promise<object> {
    return Promise.resolve(this.body)
  }
}

/** Knows three prices as they should be, but for `change` in the second one. */
class Prices extends Stripe.HttpClient {
  private readonly change: object | null
  private readonly failure: { status: number; error: object } | null
  constructor(change: object | null = {}, failure: { status: number; error: object } | null = null) {
    super()
    this.change = change
    this.failure = failure
  }
  override getClientName(): string {
    return 'prices'
  }
  override async makeRequest(
    ...[, , path]: Parameters<InstanceType<typeof Stripe.HttpClient>['makeRequest']>
  ): Promise<Stripe.HttpClientResponse> {
    if (this.change === null && !this.failure) throw new Error('The network is gone.')
    if (this.failure) return new Answer(this.failure.status, { error: this.failure.error })
    const id = path.split('/').at(-1) ?? ''
    const plan = planIds.find((plan) => prices[plan] === id)!
    return new Answer(200, {
      id,
      object: 'price',
      active: true,
      currency: 'eur',
      unit_amount: planOffers[plan].monthlyPriceInCents,
      recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      tax_behavior: 'inclusive',
      ...(plan === 'club' && this.change),
    })
  }
}

function check(answering: Prices) {
  const httpClient = checked(answering, () => new Date())
  const stripe = new Stripe('sk_test_of_this_test', { httpClient, maxNetworkRetries: 0, telemetry: false })
  return checkAccount({ stripe, prices })
}

test('A key that is taken, with the three prices of our pages, starts', async () => {
  expect(await check(new Prices())).toEqual({ unchecked: null })
  expect(await check(new Prices({ tax_behavior: 'unspecified' }))).toEqual({ unchecked: null })
})

const monthly = { interval: 'month', interval_count: 1, usage_type: 'licensed' }

test.each([
  ['another currency', { currency: 'usd' }, 'in euros (eur)'],
  ['another amount', { unit_amount: 1990 }, 'of 19.99 euros, as the pages say'],
  ['once', { recurring: null }, 'that is charged every month'],
  ['every year', { recurring: { ...monthly, interval: 'year' } }, 'that is charged every month'],
  ['every second month', { recurring: { ...monthly, interval_count: 2 } }, 'that is charged every month'],
  ['by use', { recurring: { ...monthly, usage_type: 'metered' } }, 'without metered usage'],
  [
    'taxes on top',
    { tax_behavior: 'exclusive' },
    'with taxes included (tax_behavior inclusive), as the pages say',
  ],
  ['archived', { active: false }, 'that is active, not archived'],
])('A price does not start: %s', async (_, change, sentence) => {
  await expect(check(new Prices(change))).rejects.toEqual(
    new StartError(`STRIPE_PRICE_CLUB should be a price ${sentence}.`),
  )
})

test('A key or a price that Stripe does not know does not start, and is not repeated', async () => {
  const refused = {
    status: 401,
    error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test' },
  }
  await expect(check(new Prices(null, refused))).rejects.toThrow(/^STRIPE_SECRET_KEY should be a key/)
  const unknown = {
    status: 404,
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such price' },
  }
  await expect(check(new Prices(null, unknown))).rejects.toThrow(
    /^STRIPE_PRICE_ESSENTIAL .*\nSTRIPE_PRICE_CLUB .*\nSTRIPE_PRICE_PRO should be a price of the account/,
  )
})

test('Without Stripe in reach, the server starts all the same', async () => {
  expect(await check(new Prices(null))).toEqual({ unchecked: 'StripeConnectionError' })
})
