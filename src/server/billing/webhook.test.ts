import fc from 'fast-check'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import {
  serverThatCrashesAfter,
  expireLeases,
  databaseThatFailsAfter,
} from '../../../test/support/crashing.ts'
import { isDeep } from '../../../test/support/depth.ts'
import { checked, type TestContext, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, makeJobsDue, runStripeJobs } from '../../../test/support/mails.ts'
import { choose } from '../../../test/stripe/paying.ts'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import { type LoggedState, StripeLog, subscriptionOf } from '../../../test/stripe/stripe-log.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as subscription from '../../contract/subscription.ts'
import { createApp } from '../app.ts'
import type { App } from '../app-env.ts'
import { announceTrialEnds, handleEvents, reconcile } from './reconcile.ts'
import { saveCustomer } from './store.ts'
import { deleteEventsBefore } from './stripe-events.ts'
import { webhookPath } from './webhook.ts'

const secret = 'whsec_of_this_test'
const log = new StripeLog()
const context = await sellingContext()
const start = new Date('2027-01-04T10:00:00Z')

/** As with the real Stripe, whose answers come from the log. */
async function sellingContext(): Promise<TestContext> {
  const made = await createTestContext()
  const payments = {
    stripe: new Stripe('sk_test_of_this_test', {
      httpClient: checked(log, made.now),
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    webhookSecret: secret,
    prices: { essential: 'price_1', club: 'price_2', pro: 'price_3' },
    portalConfiguration: undefined,
    asksConsent: false,
  }
  const selling = { ...made, payments }
  return { ...selling, app: createApp(selling) }
}

interface Delivery {
  app?: App
  tampered?: boolean
  secret?: string
  /** How long ago it was signed. */
  secondsOld?: number
}

/** And lets the job of it run, on a server whose database is there. */
async function deliver(event: object, delivery: Delivery = {}): Promise<number> {
  const status = await send(event, delivery)
  await runStripeJobs(context)
  return status
}

async function send(event: object, delivery: Delivery = {}): Promise<number> {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(context.clock.now.getTime() / 1000) - (delivery.secondsOld ?? 0)
  const signature = context.payments!.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: delivery.secret ?? secret,
    timestamp,
  })
  const body = delivery.tampered ? payload.replace('"evt', '"evil') : payload
  const answer = await (delivery.app ?? context.app).request(webhookPath, {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body,
  })
  return answer.status
}

let made = 0

/** A club that Stripe knows as a customer. */
async function customerClub(): Promise<{ club: Club; customer: string }> {
  context.clock.now = start
  const club = await createClub(context)
  const customer = `cus_${(made += 1)}`
  await saveCustomer(context.db, club.id, customer, start)
  log.states.set(customer, [])
  return { club, customer }
}

function says(customer: string, price: string, status: LoggedState['status'], subscription = 'sub'): object {
  const at = Math.floor(context.clock.now.getTime() / 1000)
  const state: LoggedState = { subscription: `${subscription}_${customer}`, price, status, at }
  log.states.get(customer)?.push(state)
  return eventOf('customer.subscription.updated', subscriptionOf(customer, state, 1))
}

function eventOf(type: string, object: object): object {
  made += 1
  const created = Math.floor(context.clock.now.getTime() / 1000)
  return { id: `evt_${made}`, object: 'event', created, livemode: false, type, data: { object } }
}

function clubRow({ id }: Club) {
  return context.db
    .selectFrom('clubs')
    .select(['subscription_plan as plan', 'read_only_from as readOnlyFrom'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

describe('an event', () => {
  test('is stored with whom it is about, once', async () => {
    const { club, customer } = await customerClub()
    const event = says(customer, 'price_2', 'active') as { id: string }
    expect(await Promise.all([send(event), send(event), send(event)])).toEqual([200, 200, 200])
    const stored = () =>
      context.db.selectFrom('stripe_events').selectAll().where('id', '=', event.id).execute()
    const row = {
      id: event.id,
      type: 'customer.subscription.updated',
      club_id: club.id,
      customer,
      subscription: `sub_${customer}`,
      created_at: start,
      received_at: start,
    }
    expect(await stored()).toEqual([{ ...row, handled_at: null }])
    await runStripeJobs(context)
    expect(await stored()).toEqual([{ ...row, handled_at: start }])
    await deleteEventsBefore(context.db, new Date(start.getTime() + 1))
    expect(await stored()).toEqual([])
  })

  test('asks Stripe once with others of its club, and once more for each that comes while it asks', async () => {
    const { club, customer } = await customerClub()
    const { asked } = log
    for (const price of ['price_1', 'price_2', 'price_3']) await send(says(customer, price, 'active'))
    expect(log.asked).toBe(asked)
    let isLate = true
    log.whenAsked = async () => {
      if (isLate) {
        isLate = false
        await send(says(customer, 'price_1', 'active'))
        await send(says(customer, 'price_2', 'active'))
      }
    }
    await runStripeJobs(context)
    log.whenAsked = null
    expect(log.asked).toBe(asked + 2)
    expect((await clubRow(club)).plan).toBe('club')
  })

  test('is handled once, and what it did is announced by one mail', async () => {
    const { club, customer } = await customerClub()
    await deliver(says(customer, 'price_2', 'active'))
    context.clock.now = new Date(start.getTime() + 40 * 24 * 3600_000)
    const failed = says(customer, 'price_2', 'past_due')
    expect(await Promise.all([deliver(failed), deliver(failed), deliver(failed)])).toEqual([200, 200, 200])
    const { asked } = log
    expect(await deliver(failed)).toBe(200)
    expect(log.asked).toBe(asked)
    const mails = await queuedMailsTo(context, club.coach.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ping Club de Vaise est abonné à la formule Club',
      'Le paiement de l’abonnement de Ping Club de Vaise a échoué',
    ])
  })

  test('of a month that is not paid either gives no further days of grace, and no mail before it is due', async () => {
    const { club, customer } = await customerClub()
    const day = 24 * 3600
    const begun = Math.floor(start.getTime() / 1000)
    const subscription = `sub_${customer}`
    context.clock.now = new Date(start.getTime() + 90 * day * 1000)
    const failed = says(customer, 'price_2', 'past_due')
    const paid = { status: 'paid', at: begun + 20 * day } as const
    const missing = { status: 'open', at: begun + 50 * day } as const
    const withdrawn = { status: 'void', at: begun + 60 * day } as const
    const due = new Date((begun + 57 * day) * 1000)
    const next = begun + 80 * day
    for (const invoices of [
      [missing, paid],
      [{ status: 'draft', at: next }, withdrawn, missing, paid],
      [{ status: 'open', at: next }, withdrawn, missing, paid],
    ] as const) {
      log.invoices.set(subscription, invoices)
      await deliver({ ...failed, id: `evt_${invoices.length}_${invoices[0].status}` })
      expect((await clubRow(club)).readOnlyFrom).toEqual(due)
    }
    expect(await queuedMailsTo(context, club.coach.email)).toHaveLength(1)
    log.invoices.set(subscription, [
      { status: 'open', at: next },
      { status: 'paid', at: next - 10 * day },
      missing,
    ])
    await deliver(eventOf('invoice.payment_failed', { customer }))
    expect((await clubRow(club)).readOnlyFrom).toEqual(new Date((next + 7 * day) * 1000))
  })

  test('that is forged, changed on its way or old is refused, and does nothing', async () => {
    const { club, customer } = await customerClub()
    const event = says(customer, 'price_3', 'active')
    const before = await clubRow(club)
    expect(await deliver(event, { secret: 'whsec_of_somebody_else' })).toBe(400)
    expect(await deliver(event, { tampered: true })).toBe(400)
    expect(await deliver(event, { secondsOld: 301 })).toBe(400)
    expect(
      (await context.app.request(webhookPath, { method: 'POST', body: JSON.stringify(event) })).status,
    ).toBe(400)
    expect(await clubRow(club)).toEqual(before)
    expect(await deliver(event, { secondsOld: 300 })).toBe(200)
    expect((await clubRow(club)).plan).toBe('pro')
  })

  test('of no interest, or about nobody we know, is acknowledged', async () => {
    expect(await deliver(eventOf('charge.succeeded', { customer: 'cus_1' }))).toBe(200)
    expect(await deliver(eventOf('customer.subscription.updated', { customer: 'cus_unknown' }))).toBe(200)
    const named = { customer: 'cus_unknown', metadata: { club_id: 'not an id' } }
    expect(await deliver(eventOf('checkout.session.completed', named))).toBe(200)
    expect(await deliver(eventOf('invoice.paid', { customer: null }))).toBe(200)
  })

  test('about a customer whom a crash kept us from noting finds the club by what we wrote on it', async () => {
    context.clock.now = start
    const club = await createClub(context)
    const customer = 'cus_lost'
    log.states.set(customer, [])
    says(customer, 'price_3', 'active')
    const completed = { customer, metadata: { club_id: club.id } }
    expect(await deliver(eventOf('checkout.session.completed', completed))).toBe(200)
    expect(await clubRow(club)).toEqual({ plan: 'pro', readOnlyFrom: null })
  })

  test('that comes while Stripe is silent is acknowledged, and done once Stripe answers', async () => {
    const { club, customer } = await customerClub()
    const event = says(customer, 'price_3', 'active')
    log.answersLeft = 0
    expect(await deliver(event)).toBe(200)
    log.answersLeft = null
    expect((await clubRow(club)).plan).toBe('essential')
    await makeJobsDue(context)
    await runStripeJobs(context)
    expect((await clubRow(club)).plan).toBe('pro')
    context.errors.splice(0)
  })

  test('with a crash between any two steps is stored with its job, or not acknowledged', async () => {
    let steps = 0
    for (let status = 500; status !== 200; steps += 1) {
      const { club, customer } = await customerClub()
      const event = says(customer, 'price_3', 'active')
      status = await deliver(event, { app: serverThatCrashesAfter(context, steps) })
      expect((await clubRow(club)).plan).toBe(status === 200 ? 'pro' : 'essential')
      expect(await deliver(event)).toBe(200)
      expect((await clubRow(club)).plan).toBe('pro')
    }
    expect(steps).toBeGreaterThan(2)
    context.errors.splice(0)
  })

  test('whose job ends with its server between any two steps is found within the hour, and told once', async () => {
    let steps = 0
    for (let done = false; !done; steps += 1) {
      const { club, customer } = await customerClub()
      await deliver(says(customer, 'price_2', 'active'))
      context.clock.now = new Date(start.getTime() + 40 * 24 * 3600_000)
      await send(says(customer, 'price_2', 'past_due'))
      done = await handleEvents({ ...context, db: databaseThatFailsAfter(context, steps) }, club.id).then(
        () => true,
        () => false,
      )
      await expireLeases(context)
      // Its job stays with the server that is gone, as far as the queue knows.
      await sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'sync-subscription'`.execute(context.db)
      context.clock.now = new Date(context.clock.now.getTime() + 15 * 60_000)
      await reconcile(context)
      expect((await clubRow(club)).readOnlyFrom).not.toBeNull()
      const mails = await queuedMailsTo(context, club.coach.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Ping Club de Vaise est abonné à la formule Club',
        'Le paiement de l’abonnement de Ping Club de Vaise a échoué',
      ])
    }
    expect(steps).toBeGreaterThan(8)
    context.errors.splice(0)
  })
})

describe('a subscription that runs, and is neither paid nor waits for a payment', () => {
  test.each(['paused', 'a word of next year'] as const)('leads to the portal (%s)', async (status) => {
    const { club, customer } = await customerClub()
    const player = await createMember(context, club, 'player')
    await deliver(says(customer, 'price_2', 'active'))
    context.clock.now = new Date(start.getTime() + 20 * 24 * 3600_000)
    await deliver(says(customer, 'price_2', status))
    const { coach } = club
    expect(await coach.call(subscription.show, {})).toMatchObject({
      status: 'paused',
      running: true,
      managed: true,
    })
    expect((await coach.call(accounts.me, {}))?.club).toMatchObject({ paused: true, paymentFailed: false })
    expect((await player.call(accounts.me, {}))?.club).not.toHaveProperty('paused')
    expect(await refusal(coach.call(clubs.renewCode, {}))).toBe('subscription-paused')
    expect(await refusal(ask(player))).toBe('subscription-required')
    expect(await refusal(choose(coach, 'pro', true))).toBe('subscription-paused')
    expect(await refusal(choose(coach, 'club'))).toBe('already-subscribed')
    await deliver(says(customer, 'price_2', 'active'))
    expect((await coach.call(accounts.me, {}))?.club).toMatchObject({ paused: false })
    expect(await refusal(coach.call(clubs.renewCode, {}))).toBeNull()
  })

  test('is not said to take over when the trial ends', async () => {
    const { club, customer } = await customerClub()
    await deliver(says(customer, 'price_2', 'paused'))
    context.clock.now = new Date(start.getTime() + 12 * 24 * 3600_000)
    await announceTrialEnds(context)
    const [mail] = await queuedMailsTo(context, club.coach.email)
    expect(mail?.text).toContain('L’abonnement à la formule Club est en pause.')
    expect(mail?.text).toContain('Si l’abonnement n’a pas repris d’ici là, le club passera en lecture seule.')
    expect(mail?.text).not.toMatch(/relais|manque/)
  })
})

type Step =
  | { readonly kind: 'state'; readonly price: number; readonly status: LoggedState['status'] }
  | { readonly kind: 'wait'; readonly days: number }
  | {
      readonly kind: 'deliver'
      readonly which: number
      readonly how: 'well' | 'tampered' | 'forged' | 'old' | 'lost answer'
      readonly crashAfter: number | null
    }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      price: fc.integer({ min: 1, max: 3 }),
      status: fc.constantFrom('active', 'past_due', 'canceled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.nat({ max: 5 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      which: fc.nat(),
      how: fc.constantFrom('well', 'tampered', 'forged', 'old', 'lost answer'),
      crashAfter: fc.option(fc.nat({ max: 9 }), { freq: 2 }),
    }),
  },
)

test('However events come, the club ends with Stripe’s latest answer', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.boolean(), async (steps, byJob) => {
      const { club, customer } = await customerClub()
      const events: object[] = []
      const misjudged: string[] = []
      let subscriptions = 1
      for (const step of steps) {
        if (step.kind === 'wait') {
          context.clock.now = new Date(context.clock.now.getTime() + step.days * 24 * 3600_000)
        } else if (step.kind === 'state') {
          events.push(says(customer, `price_${step.price}`, step.status, `sub${subscriptions}`))
          if (step.status === 'canceled') subscriptions += 1
        } else if (events.length > 0) {
          const status = await disturbed(events[step.which % events.length]!, step)
          const refused = step.how === 'tampered' || step.how === 'forged' || step.how === 'old'
          if (refused !== (status === 400)) misjudged.push(`${step.how} ${status}`)
        }
      }
      log.answersLeft = null
      context.clock.now = new Date(context.clock.now.getTime() + 24 * 3600_000)
      if (byJob) await reconcile(context)
      else {
        await Promise.all(events.toReversed().map((event) => send(event)))
        await makeJobsDue(context)
        await runStripeJobs(context)
      }
      expect(misjudged).toEqual([])
      expect(await clubRow(club)).toEqual(asLogged(log.states.get(customer) ?? []))
    }),
    { numRuns: isDeep ? 400 : 20 },
  )
  context.errors.splice(0)
})

async function disturbed(event: object, { how, crashAfter }: Step & { kind: 'deliver' }): Promise<number> {
  const app = crashAfter === null ? context.app : serverThatCrashesAfter(context, crashAfter)
  log.answersLeft = how === 'lost answer' ? 0 : null
  const status = await deliver(event, {
    app,
    tampered: how === 'tampered',
    ...(how === 'forged' && { secret: 'whsec_of_somebody_else' }),
    ...(how === 'old' && { secondsOld: 301 }),
  })
  log.answersLeft = null
  return status
}

/** Where the row of like states began that ends the log. */
function firstOfLast(states: readonly LoggedState[], last: LoggedState): LoggedState {
  const before = states.findLastIndex(
    ({ subscription, status }) => subscription !== last.subscription || status !== last.status,
  )
  return states[before + 1] ?? last
}

/** The judge: reads the log, and shares nothing with what it judges. */
function asLogged(states: readonly LoggedState[]): { plan: string; readOnlyFrom: Date | null } {
  const trialEnd = new Date('2027-01-18T10:00:00Z')
  const last = states.at(-1)
  if (!last) return { plan: 'essential', readOnlyFrom: trialEnd }
  const plan = { price_1: 'essential', price_2: 'club', price_3: 'pro' }[last.price] ?? ''
  if (last.status === 'active' || last.status === 'trialing') return { plan, readOnlyFrom: null }
  const since = last.status === 'past_due' ? firstOfLast(states, last) : last
  const until = new Date(since.at * 1000 + (last.status === 'past_due' ? 7 * 24 * 3600_000 : 0))
  return { plan, readOnlyFrom: until > trialEnd ? until : trialEnd }
}
