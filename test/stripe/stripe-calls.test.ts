import { expect, test } from 'vitest'
import { checkJournal } from '../e2e/check-stripe-calls.ts'
import { type StripeCall, stripeCallErrors } from './stripe-calls.ts'

const at = new Date('2027-01-04T10:00:00Z')

function call(over: Partial<StripeCall>): StripeCall {
  return { method: 'POST', path: '/v1/checkout/sessions', body: '', idempotencyKey: 'key', at, ...over }
}

function checkout(...fields: string[]): StripeCall {
  return call({ body: ['mode=subscription', 'line_items[0][price]=price_1', ...fields].join('&') })
}

test('A call as Stripe documents it is fine', async () => {
  const hours48 = at.getTime() / 1000 + 48 * 3600
  const fine = checkout(
    'locale=fr',
    'line_items[0][quantity]=1',
    'success_url=https%3A%2F%2Frebond.fr%2F',
    `subscription_data[trial_end]=${hours48}`,
    'metadata[club_id]=1',
  )
  expect(await stripeCallErrors([fine])).toEqual([])
  expect(
    await stripeCallErrors([
      call({ method: 'DELETE', path: '/v1/subscriptions/sub_1', idempotencyKey: undefined }),
    ]),
  ).toEqual([])
}, 60_000)

test.each([
  ['a field that there is not', checkout('trial_days=14')],
  ['a word that Stripe does not know', checkout('locale=fr-BE')],
  ['a text where a number belongs', checkout('line_items[0][quantity]=one')],
  ['one thing where a list belongs', checkout('expand=url')],
  ['a call that nobody described', call({ path: '/v1/charges' })],
  [
    'a trial that ends too soon',
    checkout(`subscription_data[trial_end]=${at.getTime() / 1000 + 48 * 3600 - 1}`),
  ],
  [
    'an instant between two seconds',
    checkout(`subscription_data[trial_end]=${at.getTime() / 1000 + 72 * 3600}.25`),
  ],
  ['a path instead of an address', checkout('success_url=%2Fcoach')],
  ['no key', call({ body: 'mode=subscription&line_items[0][price]=1', idempotencyKey: undefined })],
])(
  'Told as wrong: %s',
  async (_, wrong) => {
    expect(await stripeCallErrors([wrong])).not.toEqual([])
  },
  60_000,
)

test('A run of journeys in which somebody was led to pay has to hold a call', async () => {
  const pageToPay = JSON.stringify({ pageToPay: '/simulation/paiement/cs_1' })
  const sent = JSON.stringify(call({ method: 'DELETE', path: '/v1/subscriptions/sub_1' }))
  // As the servers begin it: nobody paid in that run.
  expect(await checkJournal('\n\n')).toBe(0)
  expect(await checkJournal(`\n${sent}\n${pageToPay}\n`)).toBe(1)
  await expect(checkJournal(`\n${pageToPay}\n`)).rejects.toThrow('no call to Stripe was noted')
})
