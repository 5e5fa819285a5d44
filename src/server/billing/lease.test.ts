import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createContextWithDisturbedStripe } from '../../../test/stripe/disturbed-context.ts'
import { expireLeases } from '../../../test/support/crashing.ts'
import { subscribed } from '../../../test/stripe/paying.ts'
import { type Club, createClub } from '../../../test/club/people.ts'
import { changePrice, currentSubscription } from '../../simulation/subscriptions.ts'
import type { AppContext } from '../app-env.ts'
import { type Db, openDatabase } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { withBillingLease } from './lease.ts'
import { findBilling } from './store.ts'
import { syncSubscription } from './sync-subscription.ts'

const context = await createContextWithDisturbedStripe()
const { stripe } = context
/** The same database, seen from another server. */
const other = openDatabase(context.database.connection, { maxConnections: 3 })
const elsewhere = { ...context, db: other.db }
afterAll(() => other.close())

afterEach(() => stripe.release())

test('Whoever asks about one club comes one after the other, on all servers; other clubs do not wait', async () => {
  const [club, neighbour] = [await createClub(context), await createClub(context)]
  const order: string[] = []
  const ask = (db: Db, { id }: Club, name: string) =>
    withBillingLease({ db, clubId: id, patienceMs: 10_000 }, async () => {
      order.push(`${name} begins`)
      await sleep(20)
      order.push(`${name} ends`)
    })
  await Promise.all([
    ask(context.db, club, 'first'),
    ask(context.db, club, 'second'),
    ask(elsewhere.db, club, 'elsewhere'),
  ])
  for (let n = 0; n < order.length; n += 2) {
    expect(order[n]!.replace('begins', 'ends')).toBe(order[n + 1])
  }
  expect(order).toHaveLength(6)
  await withBillingLease({ db: context.db, clubId: club.id, patienceMs: 10_000 }, () =>
    ask(context.db, neighbour, 'neighbour'),
  )
  expect(order).toHaveLength(8)
})

test('What takes too long is refused, comes to its end, and lets the next one begin only then', async () => {
  const { id: clubId } = await createClub(context)
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done: string[] = []
  const slow = withBillingLease({ db: context.db, clubId, patienceMs: 2_000 }, async () => {
    begun.resolve()
    await held.promise
    done.push('slow')
  })
  await begun.promise
  const tired = withBillingLease({ db: context.db, clubId, patienceMs: 50 }, async () => done.push('tired'))
  const patient = withBillingLease({ db: context.db, clubId, patienceMs: 10_000 }, async () =>
    done.push('patient'),
  )
  expect(await Promise.all([slow, tired].map((work) => refusalOf(work)))).toEqual([
    'payment-unavailable',
    'payment-unavailable',
  ])
  expect(done).toEqual([])
  held.resolve()
  await patient
  expect(done).toEqual(['slow', 'patient'])
})

test('A server that is gone keeps nobody waiting for good', async () => {
  const { id: clubId } = await createClub(context)
  const gone = withBillingLease({ db: elsewhere.db, clubId, patienceMs: 10_000 }, async (lease) => {
    await expireLeases(context)
    expect(
      await withBillingLease({ db: context.db, clubId, patienceMs: 10_000 }, async () => 'taken over'),
    ).toBe('taken over')
    await lease.save(async () => {})
  })
  expect(await refusalOf(gone)).toBe('payment-unavailable')
})

test('An answer of Stripe that is late comes before a newer one, and the newer one stands', async () => {
  const club = await createClub(context)
  await subscribed(context, club, 'essential')
  stripe.keepAnswersWaiting(/^GET .v1.subscriptions$/)
  const older = sync(context, club)
  await stripe.untilWaiting(1)
  await changeAtStripe(club, 'price_pro')
  const newer = sync(elsewhere, club)
  await sleep(300)
  expect(stripe.waiting).toBe(1)
  stripe.release()
  await Promise.all([older, newer])
  expect(await planOf(club)).toBe('pro')
})

test('An answer that comes after its lease went to another server is not saved', async () => {
  const club = await createClub(context)
  await subscribed(context, club, 'essential')
  stripe.keepAnswersWaiting(/^GET .v1.subscriptions$/)
  const older = sync(context, club)
  await stripe.untilWaiting(1)
  await changeAtStripe(club, 'price_pro')
  await expireLeases(context)
  stripe.letOthersPass()
  await sync(elsewhere, club)
  expect(await planOf(club)).toBe('pro')
  stripe.release()
  expect(await refusalOf(older)).toBe('payment-unavailable')
  expect(await planOf(club)).toBe('pro')
})

function sync(on: AppContext, { id: clubId }: Club) {
  return withBillingLease({ db: on.db, clubId, patienceMs: 10_000 }, (lease) => syncSubscription(on, lease))
}

async function changeAtStripe(club: Club, price: string): Promise<void> {
  const { id } = (await findBilling(context.db, club.id))!.subscription!
  const { now } = context.clock
  await changePrice(context.db, (await currentSubscription(context.db, id, now))!, price, { now, at: now })
}

async function planOf(club: Club): Promise<string | undefined> {
  return (await findBilling(context.db, club.id))?.subscription?.planId
}

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
