import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { serverThatCrashesAfter, expireLeases } from '../../../test/support/crashing.ts'
import { createContextWithDisturbedStripe } from '../../../test/stripe/disturbed-context.ts'
import { caller, type TestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, runStripeJobs } from '../../../test/support/mails.ts'
import { choose, later, press, subscribed } from '../../../test/stripe/paying.ts'
import {
  type Club,
  createClub,
  createMember,
  createAccount,
  type TestAccount,
} from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as exercises from '../../contract/exercises.ts'
import * as subscription from '../../contract/subscription.ts'
import { find } from '../../simulation/objects.ts'
import { createApp } from '../app.ts'
import type { App } from '../app-env.ts'
import { openDatabase } from '../database/connection.ts'
import { startJobs } from '../jobs.ts'
import { enqueueMail } from '../mail.ts'
import { withBillingLease } from './lease.ts'
import { reconcile } from './reconcile.ts'
import { findBilling } from './store.ts'
import { unhandledEvents } from './stripe-events.ts'
import { secondsOf } from './stripe-seconds.ts'
import { webhookPath } from './webhook.ts'

const context = await createContextWithDisturbedStripe()
const { stripe } = context

afterEach(() => stripe.release())

describe('while Stripe hangs', () => {
  test('others join the club of whoever pays', async () => {
    const club = await createClub(context)
    const player = await createAccount(context, 'player')
    stripe.keepWaiting(/^(GET|POST) .v1.checkout.sessions$/)
    const paying = choose(club.coach, 'club')
    await stripe.untilWaiting(1)
    const code = await club.code()
    expect(await within(2_000, player.call(clubs.join, { code }))).toMatchObject({ club: { id: club.id } })
    stripe.release()
    expect((await paying).id).toMatch(/^cs_/)
  })

  test('however many want to pay, no connection is held for them, and everybody else is served', async () => {
    const paying = await Promise.all(Array.from({ length: 20 }, () => createClub(context)))
    const [club] = paying
    stripe.keepWaiting(/./)
    const choices = [...paying, ...Array.from({ length: 20 }, () => club!)].map(({ coach }) =>
      refusal(choose(coach, 'club')),
    )
    await stripe.untilWaiting(20)
    await untilIdle()
    // Of the one club, one asks and the others wait.
    expect(stripe.waiting).toBe(20)
    expect(await within(2_000, club!.coach.call(accounts.me, {}))).toMatchObject({ club: { id: club!.id } })
    expect(await within(2_000, club!.coach.call(dashboard.show, {}))).toHaveProperty('playerCount')
    expect(await within(2_000, club!.coach.call(exercises.list, {}))).not.toEqual([])
    stripe.release()
    expect(new Set(await Promise.all(choices))).toEqual(new Set([null]))
  })

  test('whoever may not pay is told at once, in the middle of it', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const nobody = { ...club.coach, call: caller(context.app) }
    const clubless = await createAccount(context, 'coach')
    stripe.keepWaiting(/./)
    const paying = choose(club.coach, 'club')
    await stripe.untilWaiting(1)
    for (const [who, refused] of [
      [nobody, 'not-signed-in'],
      [player, 'coach-only'],
      [clubless, 'no-club'],
    ] as const) {
      const portal = who.call(subscription.portal, { returnUrl: '/coach/subscription' })
      const preview = who.call(subscription.previewChange, { planId: 'pro' })
      const answers = Promise.all([choose(who, 'pro'), portal, preview].map(refusal))
      expect(await within(2_000, answers)).toEqual([refused, refused, refused])
    }
    const abroad = club.coach.call(subscription.portal, { returnUrl: 'https://rebond.example.org' })
    expect(await within(2_000, refusal(abroad))).toBe('invalid-input')
    expect(stripe.waiting).toBe(1)
    stripe.release()
    await paying
  })

  test('the webhook acknowledges, and mails leave', async () => {
    const waiting = await Promise.all(Array.from({ length: 5 }, () => createClub(context)))
    for (const club of waiting) await subscribed(context, club, 'club')
    stripe.keepWaiting(/./)
    const jobs = await startJobs(context, context.database.pool)
    for (const { id } of waiting) expect(await within(2_000, tell(context, id))).toBe(200)
    await stripe.untilWaiting(3)
    const letter = { to: 'lea@exemple.fr', subject: 'Séance', text: 'À mardi !' }
    await enqueueMail(context.db, letter)
    await vi.waitFor(async () => expect(await keptMails()).toContain(letter.to), 5_000)
    stripe.release()
    await jobs.stop()
  })

  test('however many events one club has, another one’s is handled, and those that came meanwhile share a job', async () => {
    const [club, neighbour] = [await createClub(context), await createClub(context)]
    for (const paying of [club, neighbour]) await subscribed(context, paying, 'club')
    await runStripeJobs(context)
    stripe.keepWaiting(/./)
    const jobs = await startJobs(context, context.database.pool)
    await tell(context, club.id, 'evt_first')
    await stripe.untilWaiting(1)
    for (const event of ['evt_second', 'evt_third', 'evt_fourth']) {
      await tell(context, club.id, event)
      await vi.waitFor(async () => expect((await syncJobs()).filter(({ due }) => due)).toEqual([]), 5_000)
    }
    stripe.letOthersPass()
    await tell(context, neighbour.id)
    await vi.waitFor(async () => expect(await unhandledEvents(context.db, neighbour.id)).toEqual([]), 5_000)
    expect(await unhandledEvents(context.db, club.id)).toHaveLength(4)
    await vi.waitFor(async () => expect(await syncJobs()).toHaveLength(2), 5_000)
    stripe.release()
    await vi.waitFor(async () => expect(await unhandledEvents(context.db, club.id)).toEqual([]), 5_000)
    await jobs.stop()
  })
})

test('Whoever sends half a request keeps nobody from paying', async () => {
  const club = await createClub(context)
  const { path, method } = subscription.checkout
  const endless = () => new ReadableStream({ start: (sent) => sent.enqueue(new TextEncoder().encode('{')) })
  const other = await createClub(context)
  const headers = { 'Content-Length': '200', Cookie: other.coach.cookie }
  for (let sent = 0; sent < 5; sent += 1) {
    const request = { method, headers, body: endless(), duplex: 'half' }
    void context.app.request(path, request)
  }
  expect(await within(2_000, choose(club.coach, 'club'))).toHaveProperty('id', expect.stringMatching(/^cs_/))
})

describe('whoever was removed while another server asked Stripe', () => {
  const back = { returnUrl: '/coach/subscription' }
  test.each<[string, (coach: TestAccount) => Promise<unknown>]>([
    ['gets no page to pay on', (coach) => choose(coach, 'pro', true)],
    ['is not led to the portal', ({ call }) => call(subscription.portal, back)],
    ['is not told what a change costs', ({ call }) => call(subscription.previewChange, { planId: 'pro' })],
  ])('%s', async (_, ask) => {
    const club = await createClub(context)
    await subscribed(context, club, 'club')
    const second = await createMember(context, club, 'coach')
    const elsewhere = openDatabase(context.database.connection, { maxConnections: 1 })
    const lease = { db: elsewhere.db, clubId: club.id, patienceMs: 10_000 }
    const { asking } = await withBillingLease(lease, async () => {
      const { app, asked } = onceAsked(context, 'billing_leases')
      const asking = refusal(ask({ ...second, call: caller(app, second.cookie) }))
      await asked
      await context.db.deleteFrom('memberships').where('account_id', '=', second.id).execute()
      return { asking }
    })
    expect(await asking).toBe('no-club')
    await elsewhere.close()
  })
})

test('Beside a page whose payment is under way there is no other one', async () => {
  const club = await createClub(context)
  const { id, url } = await choose(club.coach, 'club')
  stripe.beingPaid = id
  expect(await refusal(choose(club.coach, 'pro'))).toBe('payment-unavailable')
  await press(context, url, 'payer')
  expect(await refusal(choose(club.coach, 'pro'))).toBe('already-subscribed')
})

test('The job gives up while Stripe is silent, and comes back to all of them', async () => {
  const paying = await Promise.all(Array.from({ length: 6 }, () => createClub(context)))
  for (const club of paying) await subscribed(context, club, 'club')
  later(context, 1)
  stripe.doesWhatIsLost = false
  stripe.answersLeft = 0
  stripe.lost = 0
  await reconcile(context)
  stripe.answersLeft = null
  expect(stripe.lost).toBe(3)
  expect(context.errors.splice(0)).toHaveLength(3)
  expect(await readNow()).toEqual([])
  await reconcile(context)
  expect((await readNow()).length).toBeGreaterThanOrEqual(6)
})

test('Clubs that Stripe is being asked about are passed over by the job, and taken for no silence', async () => {
  const [free, ...busy] = await Promise.all(Array.from({ length: 5 }, () => createClub(context)))
  for (const club of [...busy, free!]) await subscribed(context, club, 'club')
  later(context, 1)
  const done = Promise.withResolvers<void>()
  const begun = busy.map(() => Promise.withResolvers<void>())
  const asking = busy.map(({ id: clubId }, n) =>
    withBillingLease({ db: context.db, clubId, patienceMs: 10_000 }, () => {
      begun[n]!.resolve()
      return done.promise
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  await reconcile(context)
  const read = await readNow()
  expect(read).toContain(free!.id)
  for (const { id } of busy) expect(read).not.toContain(id)
  done.resolve()
  await Promise.all(asking)
})

describe('whatever is lost on the way to a payment page,', () => {
  test.each([
    ['before Stripe hears of it', false],
    ['after Stripe has done it', true],
  ])('%s, there is one page and one subscription in the end', async (_, doesWhatIsLost) => {
    let lost = 0
    for (let done = false; !done; lost += 1) {
      const club = await createClub(context)
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
      const club = await createClub(context)
      const old = await choose(club.coach, 'essential')
      const crashing = {
        ...club.coach,
        call: caller(serverThatCrashesAfter(context, statements), club.coach.cookie),
      }
      done = (await refusal(choose(crashing, 'club'))) === null
      await expireLeases(context)
      await payOnce(club, old.url)
    }
    expect(statements).toBeGreaterThan(6)
    context.errors.splice(0)
  })

  async function payOnce(club: Club, old: string): Promise<void> {
    const { url } = await choose(club.coach, 'club')
    await press(context, old, 'payer')
    await press(context, url, 'payer')
    const made = await context.db
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
    const direct = { ...context, payments: { ...context.payments!, portalConfiguration: undefined } }
    let lost = 0
    for (let done = false; !done; lost += 1) {
      context.clock.now = new Date()
      const club = await createClub(context)
      later(context, 20)
      await subscribed(context, club, 'essential')
      const coach = { ...club.coach, call: caller(createApp(direct), club.coach.cookie) }
      stripe.doesWhatIsLost = doesWhatIsLost
      stripe.answersLeft = lost
      done = (await refusal(choose(coach, 'pro', true))) === null
      stripe.answersLeft = null
      later(context, 0.3)
      await reconcile(direct)
      const atStripe = await priceAtStripe(club)
      const { planId } = await club.coach.call(subscription.show, {})
      expect(`price_${planId}`).toBe(atStripe)
      expect([null, 'already-on-plan']).toContain(await refusal(choose(coach, 'pro', true)))
      expect(await priceAtStripe(club)).toBe('price_pro')
      expect((await queuedMailsTo(context, club.coach.email)).map(({ subject }) => subject)).toEqual([
        'Ping Club de Vaise est abonné à la formule Essential',
        'Ping Club de Vaise passe à la formule Pro',
      ])
    }
    expect(lost).toBeGreaterThan(2)
  })

  test('not by us while Stripe charges the card: the call has half a minute', async () => {
    const direct = { ...context, payments: { ...context.payments!, portalConfiguration: undefined } }
    const club = await createClub(context)
    await subscribed(context, club, 'essential')
    const asked = vi.spyOn(stripe, 'makeRequest')
    onTestFinished(() => asked.mockRestore())
    const coach = { ...club.coach, call: caller(createApp(direct), club.coach.cookie) }
    await choose(coach, 'pro', true)
    const charging = asked.mock.calls.filter(
      ([, , path, method]) => method === 'POST' && /^.v1.subscriptions.[^/]+$/.test(path),
    )
    expect(charging.map(([, , , , , , , timeoutMs]) => timeoutMs)).toEqual([30_000])
  })

  async function priceAtStripe(club: Club): Promise<string | undefined> {
    const row = await context.db
      .selectFrom('club_subscriptions')
      .select('subscription')
      .where('club_id', '=', club.id)
      .executeTakeFirstOrThrow()
    return (await find(context.db, 'subscription', row.subscription ?? ''))?.items.data[0].price.id
  }
})

/** The clubs whose subscriptions were read from Stripe at this instant. */
async function readNow(): Promise<string[]> {
  const { db, clock } = context
  const rows = await db
    .selectFrom('club_subscriptions')
    .select('club_id as clubId')
    .where('read_at', '=', clock.now)
    .execute()
  return rows.map(({ clubId }) => clubId)
}

/** Nothing is under way at the database, and none of its connections lent. */
async function untilIdle(): Promise<void> {
  const { pool } = context.database
  await vi.waitFor(() => expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]), 5_000)
  await sleep(200)
  // A connection that is held stays held; a lease that is renewed borrows one for a moment.
  await vi.waitFor(() => expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]), 5_000)
}

/** As Stripe sends an event of this club. */
async function tell(context: TestContext, clubId: string, id = `evt_${clubId}`): Promise<number> {
  const { stripe, webhookSecret } = context.payments!
  const { customer } = (await findBilling(context.db, clubId))!
  const timestamp = secondsOf(context.clock.now)
  const payload = JSON.stringify({
    id,
    object: 'event',
    created: timestamp,
    type: 'invoice.paid',
    data: { object: { customer } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
  const headers = { 'Stripe-Signature': signature }
  return (await context.app.request(webhookPath, { method: 'POST', headers, body: payload })).status
}

/** Those of events, and whether a worker could begin with them. */
async function syncJobs(): Promise<{ due: boolean }[]> {
  const { rows } = await sql<{ due: boolean }>`
    select j.locked_at is null and j.run_at <= now() as due from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'sync-subscription'`.execute(context.db)
  return rows
}

async function keptMails(): Promise<string[]> {
  const rows = await context.db.selectFrom('kept_mails').select('recipient').execute()
  return rows.map(({ recipient }) => recipient)
}

/** A server, and when it first wants to write to a table. */
function onceAsked(context: TestContext, table: string): { app: App; asked: Promise<void> } {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const db = context.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === table) resolve()
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { app: createApp({ ...context, db }), asked }
}

function within<T>(ms: number, work: Promise<T>): Promise<T | 'too late'> {
  return Promise.race([work, sleep(ms, 'too late' as const)])
}
