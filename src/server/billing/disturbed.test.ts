import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { Stripe } from 'stripe'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exercises from '../../contract/exercises.ts'
import * as subscription from '../../contract/subscription.ts'
import { crashingAfter } from '../../../test/crashing.ts'
import { DisturbedStripe } from '../../../test/disturbed-stripe.ts'
import { caller, type TestHouse, testHouse } from '../../../test/house.ts'
import { mailsTo } from '../../../test/mails.ts'
import { meanwhile } from '../../../test/meanwhile.ts'
import { choose, later, press, subscribed } from '../../../test/paying.ts'
import { type Club, clubOf, memberOf, somebody } from '../../../test/people.ts'
import { refusal } from '../../../test/refusals.ts'
import { createApp } from '../app.ts'
import type { Db } from '../database/connection.ts'
import { reconcile } from './reconcile.ts'
import { find } from './simulation/objects.ts'
import { connectPayments } from './payments.ts'
import { lockBilling } from './store.ts'

const house = await disturbedHouse()
const { stripe } = house

afterEach(() => stripe.release())

async function disturbedHouse(): Promise<TestHouse & { stripe: DisturbedStripe }> {
  const made = await testHouse()
  const stripe = new DisturbedStripe(made.stripe)
  const payments = {
    ...connectPayments(made.env, () => stripe)!,
    stripe: new Stripe('sk_disturbed', { httpClient: stripe, maxNetworkRetries: 0, telemetry: false }),
  }
  const selling = { ...made, stripe, payments }
  return { ...selling, app: createApp(selling) }
}

describe('while Stripe says nothing', () => {
  test('others join the club of whoever pays', async () => {
    const club = await clubOf(house)
    const player = await somebody(house, 'player')
    stripe.keepWaiting(/^(GET|POST) .v1.checkout.sessions$/)
    const paying = choose(club.coach, 'club')
    await untilWaiting(1)
    const code = await club.code()
    expect(await within(2_000, player.call(clubs.join, { code }))).toMatchObject({ club: { id: club.id } })
    stripe.release()
    expect((await paying).id).toMatch(/^cs_/)
  })

  test('everybody else is still served, and those who want to pay are told after a while', async () => {
    const paying = await Promise.all(Array.from({ length: 8 }, () => clubOf(house)))
    const [club] = paying
    stripe.keepWaiting(/./)
    const choices = paying.map(({ coach }) => refusal(choose(coach, 'club')))
    await untilWaiting(2)
    await sleep(200)
    expect(await within(2_000, club!.coach.call(accounts.me, {}))).toMatchObject({ club: { id: club!.id } })
    expect(await within(2_000, club!.coach.call(exercises.list, {}))).not.toEqual([])
    stripe.release()
    expect(new Set(await Promise.all(choices))).toEqual(new Set([null]))
  })
})

test('Whoever sends half a request keeps nobody from paying', async () => {
  const club = await clubOf(house)
  const { path, method } = subscription.checkout
  const endless = () => new ReadableStream({ start: (sent) => sent.enqueue(new TextEncoder().encode('{')) })
  const other = await clubOf(house)
  const headers = { 'Content-Length': '200', Cookie: other.coach.cookie }
  for (let sent = 0; sent < 5; sent += 1) {
    const request = { method, headers, body: endless(), duplex: 'half' }
    void house.app.request(path, request)
  }
  expect(await within(2_000, choose(club.coach, 'club'))).toHaveProperty('id', expect.stringMatching(/^cs_/))
})

test('Whoever was removed while another coach paid gets no page to pay on', async () => {
  const club = await clubOf(house)
  const second = await memberOf(house, club, 'coach')
  const remove = async (tx: Db) => {
    await lockBilling(tx, club.id)
    await tx.deleteFrom('memberships').where('account_id', '=', second.id).execute()
  }
  expect(await meanwhile(house, remove, () => [choose(second, 'club')])).toEqual(['no-club'])
})

test('Beside a page whose payment is under way there is no other one', async () => {
  const club = await clubOf(house)
  const { id, url } = await choose(club.coach, 'club')
  stripe.beingPaid = id
  expect(await refusal(choose(club.coach, 'pro'))).toBe('payment-unavailable')
  await press(house, url, 'payer')
  expect(await refusal(choose(club.coach, 'pro'))).toBe('already-subscribed')
})

test('The job gives up while Stripe is silent, and comes back to all of them', async () => {
  const paying = await Promise.all(Array.from({ length: 6 }, () => clubOf(house)))
  for (const club of paying) await subscribed(house, club, 'club')
  const read = () =>
    house.db
      .selectFrom('club_subscriptions')
      .select('club_id')
      .where('read_at', '=', house.clock.now)
      .execute()
  later(house, 1)
  stripe.doesWhatIsLost = false
  stripe.answersLeft = 0
  stripe.lost = 0
  await reconcile(house)
  stripe.answersLeft = null
  expect(stripe.lost).toBe(3)
  expect(house.errors.splice(0)).toHaveLength(3)
  expect(await read()).toEqual([])
  await reconcile(house)
  expect((await read()).length).toBeGreaterThanOrEqual(6)
})

describe('whatever is lost on the way to a payment page,', () => {
  test.each([
    ['before Stripe hears of it', false],
    ['after Stripe has done it', true],
  ])('%s, there is one page and one subscription in the end', async (_, doesWhatIsLost) => {
    let lost = 0
    for (let done = false; !done; lost += 1) {
      const club = await clubOf(house)
      const old = await choose(club.coach, 'essential')
      stripe.doesWhatIsLost = doesWhatIsLost
      stripe.answersLeft = lost
      done = (await refusal(choose(club.coach, 'club'))) === null
      stripe.answersLeft = null
      await payOnce(club, old.url)
    }
    expect(lost).toBeGreaterThan(5)
  })

  test('or between two statements, there is one page and one subscription in the end', async () => {
    let statements = 0
    for (let done = false; !done; statements += 1) {
      const club = await clubOf(house)
      const old = await choose(club.coach, 'essential')
      const crashing = { ...club.coach, call: caller(crashingAfter(house, statements), club.coach.cookie) }
      done = (await refusal(choose(crashing, 'club'))) === null
      await payOnce(club, old.url)
    }
    expect(statements).toBeGreaterThan(6)
    house.errors.splice(0)
  })

  async function payOnce(club: Club, old: string): Promise<void> {
    const { url } = await choose(club.coach, 'club')
    await press(house, old, 'payer')
    await press(house, url, 'payer')
    const made = await house.db
      .selectFrom('simulated_stripe as o')
      .innerJoin('club_subscriptions as s', 's.customer', 'o.customer')
      .select('s.plan')
      .where('s.club_id', '=', club.id)
      .where('o.object', '=', 'subscription')
      .execute()
    expect(made).toEqual([{ plan: 'club' }])
  }
})

describe('a change of plan without a portal, cut off', () => {
  test.each([
    ['before Stripe hears of it', false],
    ['after Stripe has done it', true],
  ])('%s, is found by the job, or made by the repeated write: once', async (_, doesWhatIsLost) => {
    const direct = { ...house, payments: { ...house.payments!, portalConfiguration: undefined } }
    let lost = 0
    for (let done = false; !done; lost += 1) {
      house.clock.now = new Date()
      const club = await clubOf(house)
      later(house, 20)
      await subscribed(house, club, 'essential')
      const coach = { ...club.coach, call: caller(createApp(direct), club.coach.cookie) }
      stripe.doesWhatIsLost = doesWhatIsLost
      stripe.answersLeft = lost
      done = (await refusal(choose(coach, 'pro', true))) === null
      stripe.answersLeft = null
      later(house, 0.3)
      await reconcile(direct)
      const atStripe = await priceAtStripe(club)
      const { planId } = await club.coach.call(subscription.show, {})
      expect(`price_${planId}`).toBe(atStripe)
      expect([null, 'already-on-plan']).toContain(await refusal(choose(coach, 'pro', true)))
      expect(await priceAtStripe(club)).toBe('price_pro')
      expect((await mailsTo(house, club.coach.email)).map(({ subject }) => subject)).toEqual([
        'Ping Club de Vaise passe à la formule Pro',
      ])
    }
    expect(lost).toBeGreaterThan(2)
  })

  async function priceAtStripe(club: Club): Promise<string | undefined> {
    const row = await house.db
      .selectFrom('club_subscriptions')
      .select('subscription')
      .where('club_id', '=', club.id)
      .executeTakeFirstOrThrow()
    return (await find(house.db, 'subscription', row.subscription ?? ''))?.items.data[0].price.id
  }
})

async function untilWaiting(calls: number): Promise<void> {
  for (let tries = 0; tries < 400 && stripe.waiting < calls; tries += 1) await sleep(5)
  expect(stripe.waiting).toBeGreaterThanOrEqual(calls)
}

function within<T>(ms: number, work: Promise<T>): Promise<T | 'too late'> {
  return Promise.race([work, sleep(ms, 'too late' as const)])
}
