import { Stripe } from 'stripe'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo } from '../../../test/support/mails.ts'
import {
  cancelUrl,
  choose,
  later,
  portalOf,
  press,
  pageTextAt,
  site,
  subscribed,
  successUrl,
} from '../../../test/stripe/paying.ts'
import { type Club, createClub } from '../../../test/club/people.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import * as subscription from '../../contract/subscription.ts'
import type { PlanId } from '../../domain/plan.ts'
import { find, listOf, save, type SimulatedCustomer } from '../../simulation/objects.ts'
import { createApp } from '../app.ts'
import type { AgreedChange } from './change-preview.ts'
import { withStripe } from './payments.ts'
import { reconcile } from './reconcile.ts'
import { findBilling } from './store.ts'

/** Where no portal is configured, so that a change is made at once. */
const context = await createTestContext()
const app = createApp({ ...context, payments: { ...context.payments!, portalConfiguration: undefined } })

// Paid from 24 January to 24 February, for 31 days: 2,678,400 seconds.
const renewal = new Date('2027-02-24T10:00:00Z')

let club: Club

beforeEach(async () => {
  context.clock.now = new Date('2027-01-04T10:00:00Z')
  club = await createClub(context)
  later(context, 20)
  await subscribed(context, club, 'club')
  later(context, 15)
  await show()
})

const call: ReturnType<typeof caller> = (endpoint, input, options) =>
  caller(app, club.coach.cookie)(endpoint, input, options)

function show() {
  return call(subscription.show, {})
}

function preview(planId: PlanId) {
  return call(subscription.previewChange, { planId })
}

async function agreeTo({ planId, ...shown }: AgreedChange & { planId: PlanId }, writeId = uuidv7()) {
  const { prorationDate, dueNowInCents, creditInCents, nextPaymentAt } = shown
  const agreed = { prorationDate, dueNowInCents, creditInCents, nextPaymentAt }
  const choice = {
    planId,
    priceId: `price_${planId}` as const,
    successUrl,
    cancelUrl,
    isUpgrade: true,
    agreed,
  }
  return call(subscription.checkout, choice, { writeId })
}

type Preview = Awaited<ReturnType<typeof preview>>

/** What it costs now, to whoever agreed to something else. */
async function toldInstead(agreement: Promise<unknown>): Promise<Preview> {
  const problem = await problemOf(agreement)
  expect(problem?.refusal).toBe('changed-meanwhile')
  return problem?.current as Preview
}

/** In cents, the newest first. */
async function invoiced(): Promise<number[]> {
  const { customer } = (await findBilling(context.db, club.id))!
  return (await listOf(context.db, 'invoice', customer)).map(({ total }) => total)
}

/** As Stripe tells, the newest first. */
async function invoiceStatuses(): Promise<(string | null)[]> {
  const { id } = (await findBilling(context.db, club.id))!.subscription!
  const { data } = await context.payments!.stripe.invoices.list({ subscription: id, limit: 100 })
  return data.map(({ status }) => status)
}

describe('an amount that was agreed to', () => {
  // 39.99 × 670,103 / 2,678,400 is 10.00501 and 19.99 × the same 5.00124: 10.01 − 5.00 are due.
  const before = (seconds: number) => new Date(renewal.getTime() - seconds * 1000)

  test('is charged to the cent, although a while later it would be another', async () => {
    context.clock.now = before(670_103)
    const shown = await preview('pro')
    expect(shown).toMatchObject({ dueNowInCents: 1001 - 500, creditInCents: 0 })
    // 39.99 × 669,863 / 2,678,400 is 10.00143 and 19.99 × the same 4.99946: 10.00 − 5.00 would be due.
    context.clock.now = before(669_863)
    expect(await preview('pro')).toMatchObject({ dueNowInCents: 1000 - 500 })
    expect((await agreeTo(shown)).url).toBe(successUrl)
    expect(await show()).toMatchObject({ planId: 'pro' })
    expect(await invoiced()).toEqual([1001 - 500, 1999])
  })

  test('too long ago is not charged: the present one is told, and can be agreed to', async () => {
    context.clock.now = before(670_103)
    const shown = await preview('pro')
    context.clock.now = before(669_800)
    const told = await toldInstead(agreeTo(shown))
    expect(told).toMatchObject({ planId: 'pro', dueNowInCents: 1000 - 500, onTrial: false })
    expect(await show()).toMatchObject({ planId: 'club' })
    await agreeTo(told)
    expect(await invoiced()).toEqual([1000 - 500, 1999])
  })

  test('before the month was renewed is not charged after it, when it costs the whole month', async () => {
    context.clock.now = before(60)
    const shown = await preview('pro')
    expect(shown).toMatchObject({ dueNowInCents: 0, nextPaymentAt: renewal.toISOString() })
    context.clock.now = new Date(renewal.getTime() + 60_000)
    const told = await toldInstead(agreeTo(shown))
    expect(told).toMatchObject({
      dueNowInCents: 3999 - 1999,
      nextPaymentAt: '2027-03-24T10:00:00.000Z',
    })
    expect(await show()).toMatchObject({ planId: 'club' })
  })

  test('that nobody was shown is not charged', async () => {
    context.clock.now = before(670_103)
    const shown = await preview('pro')
    const dateOfRenewal = renewal.getTime() / 1000
    for (const made of [
      { ...shown, dueNowInCents: 1 },
      { ...shown, creditInCents: 5000 },
      { ...shown, prorationDate: dateOfRenewal, dueNowInCents: 0 },
    ]) {
      expect(await toldInstead(agreeTo(made))).toEqual(shown)
    }
    expect(await invoiced()).toEqual([1999])
  })

  test('may be nothing, during the trial', async () => {
    context.clock.now = new Date('2027-01-04T10:00:00Z')
    club = await createClub(context)
    await subscribed(context, club, 'essential')
    const shown = await preview('pro')
    expect(shown).toMatchObject({ dueNowInCents: 0, onTrial: true })
    later(context, 1 / 1000)
    expect((await agreeTo(shown)).url).toBe(successUrl)
    expect(await show()).toMatchObject({ status: 'trial', planId: 'pro' })
  })
})

describe('a card that the bank refuses', () => {
  test('leaves the change pending, until its invoice is paid', async () => {
    await giveCard('declined')
    const shown = await preview('pro')
    const { url } = await agreeTo(shown)
    expect(url).toMatch(new RegExp(`^${site}/simulation/paiement/in_`))
    expect(await show()).toMatchObject({ planId: 'club', planInForce: 'club', pendingPlanId: 'pro' })
    expect(await pageTextAt(context, url)).toContain('Facture du passage à Pro')
    const again = await press(context, url, 'refuser')
    expect(await pageTextAt(context, site + again)).toContain('Paiement refusé')
    expect(await show()).toMatchObject({ planId: 'club', pendingPlanId: 'pro', status: 'active' })
    expect(await queuedMailsTo(context, club.coach.email)).toHaveLength(1)

    await press(context, url, 'payer')
    expect(await show()).toMatchObject({ planId: 'pro', planInForce: 'pro', pendingPlanId: null })
    expect(await invoiced()).toEqual([shown.dueNowInCents, 1999])
    expect(await pageTextAt(context, url)).toContain('Cette page a déjà servi')
    expect((await queuedMailsTo(context, club.coach.email)).map(({ subject }) => subject)).toEqual([
      'Ping Club de Vaise est abonné à la formule Club',
      'Ping Club de Vaise passe à la formule Pro',
    ])
    expect((await queuedMailsTo(context, club.coach.email))[1]).toMatchObject({
      clubId: club.id,
      about: 'subscription',
    })
  })

  test('and an invoice that nobody pays leave everything as it was after 23 hours', async () => {
    await giveCard('declined')
    const { url } = await agreeTo(await preview('pro'))
    later(context, 22.9 / 24)
    await reconcile(context)
    expect(await show()).toMatchObject({ planId: 'club', pendingPlanId: 'pro' })
    expect(await invoiceStatuses()).toEqual(['open', 'paid'])
    later(context, 0.2 / 24)
    expect(await invoiceStatuses()).toEqual(['void', 'paid'])
    expect(await pageTextAt(context, url)).toContain('Cette page a déjà servi')
    later(context, 0.3)
    await reconcile(context)
    expect(await show()).toMatchObject({ planId: 'club', pendingPlanId: null, status: 'active' })
    await press(context, url, 'payer')
    expect(await show()).toMatchObject({ planId: 'club' })
    // Nor do the days of grace of a later payment count from it.
    later(context, 3)
    await press(context, await portalOf(club.coach), 'echouer')
    const graceEnds = new Date(context.clock.now.getTime() + 7 * 24 * 3600_000).toISOString()
    expect(await show()).toMatchObject({ status: 'past-due', readOnlyFrom: graceEnds })
  })

  test('gives way to another choice, which replaces the one that waits', async () => {
    await giveCard('declined')
    const { url } = await agreeTo(await preview('pro'))
    await agreeTo(await preview('essential'))
    expect(await show()).toMatchObject({ planId: 'essential', pendingPlanId: null })
    expect(new Set(await invoiceStatuses())).toEqual(new Set(['void', 'paid']))
    await press(context, url, 'payer')
    expect(await show()).toMatchObject({ planId: 'essential', pendingPlanId: null })
  })
})

test.each(['unusable', 'missing'] as const)(
  'A card that is %s is a refusal with its reason; with another one the change is made',
  async (card) => {
    await giveCard(card)
    expect(await refusal(agreeTo(await preview('pro')))).toBe('card-refused')
    expect(await show()).toMatchObject({ planId: 'club', pendingPlanId: null, status: 'active' })
    expect(await invoiced()).toEqual([1999])
    // What costs nothing asks no card.
    await agreeTo(await preview('essential'))
    expect(await show()).toMatchObject({ planId: 'essential' })
    await giveCard(undefined)
    await agreeTo(await preview('pro'))
    expect(await show()).toMatchObject({ planId: 'pro' })
  },
)

test('A change whose answer was lost is made once, and told again', async () => {
  const shown = await preview('pro')
  const writeId = uuidv7()
  const made = await agreeTo(shown, writeId)
  const charged = await invoiced()
  expect(await agreeTo(shown, writeId)).toEqual(made)
  expect(await invoiced()).toEqual(charged)
})

test('A change that is sent twice at once under one id is made once, and both are told the same', async () => {
  const shown = await preview('pro')
  const writeId = uuidv7()
  const [one, other] = await Promise.all([agreeTo(shown, writeId), agreeTo(shown, writeId)])
  expect(other).toEqual(one)
  expect(await invoiced()).toEqual([shown.dueNowInCents, 1999])
})

test('A clock behind Stripe’s is no mistake: a moment later the period has begun for both', async () => {
  context.clock.now = new Date('2027-01-24T09:59:58Z')
  expect(await refusal(preview('pro'))).toBe('payment-unavailable')
})

test('Two calls that meet at Stripe are no mistake: one of them is to be repeated', async () => {
  const error = Object.assign(
    new Stripe.errors.StripeInvalidRequestError({ message: 'In use.', type: 'invalid_request_error' }),
    { statusCode: 409 },
  )
  await expect(withStripe(() => Promise.reject(error))).rejects.toThrow('payment-unavailable')
})

test('Whoever agrees to nothing in particular, as in the specification, is charged what it costs then', async () => {
  const coach = { ...club.coach, call }
  expect((await choose(coach, 'pro', true)).url).toBe(successUrl)
  expect(await show()).toMatchObject({ planId: 'pro' })
})

test('Nothing of all this was an error', () => {
  expect(context.errors).toEqual([])
})

async function giveCard(card: SimulatedCustomer['simulated_card']): Promise<void> {
  const { customer } = (await findBilling(context.db, club.id))!
  const { simulated_card: _, ...known } = (await find(context.db, 'customer', customer))!
  await save(context.db, card ? { ...known, simulated_card: card } : known, context.clock.now)
}
