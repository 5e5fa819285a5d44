import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { caller, checkCallsAfterAll, cookieOf, createTestContext } from '../../../test/support/context.ts'
import { cancelUrl, choose, successUrl } from '../../../test/stripe/paying.ts'
import { createClub } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import type { StripeCall } from '../../../test/stripe/stripe-calls.ts'
import * as subscription from '../../contract/subscription.ts'
import { createApp } from '../app.ts'
import type { App } from '../app-env.ts'
import { readEnv } from '../env.ts'
import { createLogger } from '../logger.ts'
import { accountOf, connectPayments } from './payments.ts'
import { webhookPath } from './webhook.ts'

interface Heard extends StripeCall {
  authorization: string | undefined
}

const key = 'sk_test_nobodyMayReadThis'
const webhookSecret = 'whsec_norThis'
const heard: Heard[] = []
/** Whether it answers as Stripe, or refuses, quoting what it was sent, or says nothing at all. */
let mood: 'well' | 'refusing' | 'failing' | 'hanging' = 'well'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { authorization } = request.headers
    const key = request.headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' ? key : undefined
    const at = context.clock.now
    heard.push({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization,
      body,
      idempotencyKey,
      at,
    })
    if (mood === 'hanging') return
    const message = `No: ${authorization} ${body}`
    const status = { well: 200, refusing: 401, failing: 500 }[mood]
    const answer =
      mood === 'well' ? answerTo(request.url ?? '') : { error: { type: 'invalid_request_error', message } }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
checkCallsAfterAll(heard)

const context = await createTestContext()
const lines: string[] = []
const env = readEnv({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ESSENTIAL: 'price_1a',
  STRIPE_PRICE_CLUB: 'price_2b',
  STRIPE_PRICE_PRO: 'price_3c',
  STRIPE_HOST: '127.0.0.1',
  STRIPE_PORT: String((server.address() as AddressInfo).port),
  STRIPE_PROTOCOL: 'http',
})
const payments = connectPayments(accountOf(env))
const logger = createLogger({ write: (line: string) => lines.push(line) }, 'trace')
const app = createApp({ ...context, env, payments, logger })

test('The same code talks to the server that the settings name, with the account’s own prices', async () => {
  const club = await createClub(context)
  const coach = { ...club.coach, call: caller(app, await cookieOf(context, club.coach.id)) }
  expect(await choose(coach, 'club')).toEqual({ id: 'cs_1', url: 'https://checkout.example/cs_1' })
  expect(heard.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'POST /v1/customers',
    'GET /v1/subscriptions',
    'GET /v1/checkout/sessions',
    'GET /v1/subscriptions',
    'GET /v1/subscriptions',
    'POST /v1/checkout/sessions',
  ])
  expect(new Set(heard.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${key}`]))
  const sent = new URLSearchParams(heard.at(-1)?.body)
  expect(Object.fromEntries(sent)).toMatchObject({
    mode: 'subscription',
    locale: 'fr',
    customer: 'cus_1',
    client_reference_id: club.id,
    'line_items[0][price]': 'price_2b',
    'line_items[0][quantity]': '1',
    success_url: successUrl,
    cancel_url: cancelUrl,
  })
})

test('One that hangs is given up after a second try, and whoever asks again later goes on', async () => {
  const club = await createClub(context)
  const impatient = connectPayments(accountOf(env), { timeout: 100, maxNetworkRetries: 1 })
  const hasty = createApp({ ...context, env, payments: impatient, logger })
  // What leaves: given up so soon, a call may not have arrived.
  const keys: unknown[] = []
  impatient.stripe.on('request', (asked: Stripe.RequestEvent) => keys.push(asked.idempotency_key))
  const call = (server: App) => caller(server, club.coach.cookie)
  mood = 'hanging'
  expect(await refusal(choose({ ...club.coach, call: call(hasty) }, 'club'))).toBe('payment-unavailable')
  mood = 'well'
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(await choose({ ...club.coach, call: call(app) }, 'club')).toHaveProperty('id', 'cs_1')
})

test('Neither the key nor the secret, nor what was sent, reaches a log, however Stripe answers', async () => {
  const club = await createClub(context)
  const coach = { ...club.coach, call: caller(app, await cookieOf(context, club.coach.id)) }
  mood = 'refusing'
  expect(await refusal(choose(coach, 'club'))).toBe('unexpected')
  mood = 'failing'
  expect(await refusal(choose(coach, 'club'))).toBe('payment-unavailable')
  expect(await refusal(coach.call(subscription.show, {}))).toBeNull()
  mood = 'well'
  const forged = { method: 'POST', headers: { 'Stripe-Signature': `t=1,v1=${webhookSecret}` }, body: '{}' }
  expect((await app.request(webhookPath, forged)).status).toBe(400)
  const log = lines.join('')
  expect(log).toContain('A request failed.')
  expect(log).toContain('StripeAuthenticationError 401')
  for (const secret of [key, webhookSecret, 'norThis', 'nobodyMayReadThis', club.coach.email]) {
    expect(log).not.toContain(secret)
  }
})

let customers = 0

function answerTo(path: string): object {
  if (path === '/v1/customers') return { id: `cus_${(customers += 1)}`, object: 'customer' }
  if (path.includes('?') || !path.startsWith('/v1/checkout'))
    return { object: 'list', has_more: false, data: [] }
  return { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.example/cs_1' }
}
