import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { termsVersion } from '../../domain/terms.ts'
import { nextPaymentStep } from './payment-step.ts'

const coach = {
  account: { id: 'lea', role: 'coach' },
  club: { id: 'vaise' },
  waitingFor: null,
}

let requests: { path: string; headers: Headers; body: unknown }[] = []
let me: unknown
let running: boolean
let checkout: { status: number; json: object }

beforeEach(() => {
  requests = []
  me = coach
  running = false
  vi.stubGlobal('location', { origin: 'https://rebond.example' })
  checkout = { status: 200, json: { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' } }
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers, body }: { headers: Headers; body: string | null }) => {
      requests.push({ path, headers, body: body && JSON.parse(body) })
      if (path === '/api/me') return Response.json(me)
      if (path === '/api/subscription') return Response.json({ running })
      return Response.json(checkout.json, { status: checkout.status })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('A coach is sent to the checkout page, which returns to our own site.', async () => {
  expect(await nextPaymentStep('club', true)).toEqual({ to: 'https://checkout.stripe.com/c/pay/cs_1' })
  const { path, headers, body } = requests[1]!
  expect(path).toBe('/api/create-checkout-session')
  expect(body).toEqual({
    planId: 'club',
    priceId: 'price_club',
    successUrl: 'https://rebond.example/coach/subscription?success=true',
    cancelUrl: 'https://rebond.example/pricing?canceled=true',
    acceptedTerms: termsVersion,
  })
  expect([headers.get('Rebond-Account'), headers.get('Rebond-Club')]).toEqual(['lea', 'vaise'])
  expect(headers.get('Idempotency-Key')).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
})

test('Without the tick a coach is asked for it, and no checkout is requested; a club that pays changes its plan.', async () => {
  expect(await nextPaymentStep('club', false)).toMatchObject({ asksTerms: true })
  running = true
  expect(await nextPaymentStep('club', false)).toEqual({ to: '/coach/subscription?plan=club' })
  expect(requests.map(({ path }) => path)).not.toContain('/api/create-checkout-session')
})

test('A visitor is sent to the coach’s sign-up page, with the plan in the query.', async () => {
  me = null
  expect(await nextPaymentStep('pro', true)).toEqual({ to: '/coach?mode=signup&plan=pro' })
  expect(requests).toHaveLength(1)
})

test('A player, and a coach without a club, see why they cannot pay; no checkout is requested.', async () => {
  me = { ...coach, account: { id: 'ines', role: 'player' } }
  expect(await nextPaymentStep('club', true)).toMatchObject({
    sentence: expect.stringContaining('compte joueur') as string,
    link: { to: '/player/' },
  })
  me = { ...coach, club: null }
  expect(await nextPaymentStep('club', true)).toMatchObject({
    sentence: expect.stringContaining('Créez d’abord votre club') as string,
    link: { to: '/coach/club' },
  })
  me = { ...coach, club: null, waitingFor: { clubName: 'Vaise', since: '2026-11-01T10:00:00.000Z' } }
  expect(await nextPaymentStep('club', true)).toMatchObject({
    sentence: 'Un entraineur du club doit d’abord accepter votre demande.',
  })
  expect(requests.map(({ path }) => path)).toEqual(['/api/me', '/api/me', '/api/me'])
})

test('Where a subscription runs, the plan is changed on its own page.', async () => {
  checkout = { status: 409, json: { refusal: 'already-subscribed', requestId: '-' } }
  expect(await nextPaymentStep('pro', true)).toEqual({ to: '/coach/subscription?plan=pro' })
})

test('Where nothing is sold a sentence says so; any other refusal is an error.', async () => {
  checkout = { status: 409, json: { refusal: 'nothing-sold', requestId: '-' } }
  expect(await nextPaymentStep('pro', true)).toMatchObject({
    sentence: expect.stringContaining('gratuit') as string,
  })
  checkout = { status: 503, json: { refusal: 'payment-unavailable', requestId: '-' } }
  await expect(nextPaymentStep('pro', true)).rejects.toThrow('payment-unavailable')
})
