import { sql } from 'kysely'
import { isRunning } from '../../domain/subscription.ts'
import type { House } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'
import { closePages } from './checkout.ts'
import { tellTrialEnds } from './mails.ts'
import { type BillingLease, jobPatienceMs, tryBillingLease, withBillingLease } from './lease.ts'
import { withStripe } from './payments.ts'
import { findBilling } from './store.ts'
import { enqueueSync, unhandledEvents } from './stripe-events.ts'
import { syncSubscription } from './sync-subscription.ts'

const hourMs = 3600 * 1000
/** How long Stripe's answer is believed without an event. */
const believedMs = 6 * hourMs
const atOnce = 500
/** After so many in a row, Stripe is silent. */
const mostSilences = 3
/** After so long, the job that an event enqueued is taken for lost with its server. */
const eventPatienceMs = 2 * 60 * 1000
const noticeMs = 3 * 24 * hourMs

/** How long the job of an event leaves the club to whoever has it. */
const laterSeconds = 1

/**
 * The job of an event: whatever it told, what is true now is the club's subscription afterwards. While another one asks
 * Stripe about the club, the job comes again later, for all events that came: waiting, it would keep a worker from other
 * clubs, and be one that the next event cannot join.
 */
export async function syncTold(house: House, clubId: string): Promise<void> {
  const { db, payments } = house
  if (!payments) return
  const had = await whileFree(house, clubId, async (lease) => {
    const events = await unhandledEvents(db, clubId)
    if (events.length > 0) await syncSubscription(house, lease)
  })
  if (!had) await enqueueSync(db, clubId, laterSeconds)
}

function whileFree(
  { db }: House,
  clubId: string,
  work: (lease: BillingLease) => Promise<unknown>,
): Promise<boolean> {
  return withStripe(() => tryBillingLease({ db, clubId }, work))
}

/**
 * Reads again what no event has told of for hours, what should have changed since, and what an event told of without
 * being handled: an event may have been lost, and a server may have ended at its work. One club that fails leaves the
 * others their turn, and so does one that is being asked about just now; while Stripe is silent, all of them wait for
 * the next quarter of an hour, so that this job keeps no worker from those of events.
 */
export async function reconcile(house: House): Promise<void> {
  if (!house.payments) return
  const now = house.now()
  let silences = 0
  for (const clubId of await notReadSince(house.db, now)) {
    if (silences === mostSilences) return
    try {
      const had = await whileFree(house, clubId, (lease) => syncSubscription(house, lease))
      if (had) silences = 0
    } catch (error) {
      const silent = error instanceof Refused && error.refusal === 'payment-unavailable'
      silences = silent ? silences + 1 : 0
      house.logger.error({ err: error, clubId }, 'A subscription could not be read again.')
    }
  }
}

/** Those whose turn it is, and those of whom a day has passed since that may have changed them; each by its own index. */
async function notReadSince(db: Db, now: Date): Promise<Set<string>> {
  const subscriptions = db.selectFrom('club_subscriptions').select(['club_id as clubId', 'read_at as readAt'])
  const due = await subscriptions
    .where('read_at', '<', new Date(now.getTime() - believedMs))
    .union(
      subscriptions.where('current_period_end', '<=', now).whereRef('read_at', '<', 'current_period_end'),
    )
    .union(subscriptions.where('cancel_at', '<=', now).whereRef('read_at', '<', 'cancel_at'))
    .orderBy('readAt')
    .limit(atOnce)
    .execute()
  const told = await db
    .selectFrom('stripe_events')
    .select('club_id as clubId')
    .where('handled_at', 'is', null)
    .where('received_at', '<', new Date(now.getTime() - eventPatienceMs))
    .limit(atOnce)
    .execute()
  return new Set([...told, ...due].map(({ clubId }) => clubId).filter((clubId) => clubId !== null))
}

/** Tells the coaches of each club once that its trial ends in three days. */
export async function announceTrialEnds({ db, env, payments, now: clock }: House): Promise<void> {
  if (!payments) return
  const now = clock()
  const soon = new Date(now.getTime() + noticeMs)
  for (const { id } of await trialsEndingBefore(db, now, soon)) {
    await db.transaction().execute(async (tx) => {
      const club = await tx
        .updateTable('clubs')
        .set((eb) => ({ told_trial_end: eb.ref('trial_ends_at') }))
        .where('id', '=', id)
        .where(sql<boolean>`told_trial_end is distinct from trial_ends_at`)
        .returning(['id', 'name', 'trial_ends_at as endsAt'])
        .executeTakeFirst()
      if (!club) return
      const subscription = (await findBilling(tx, id))?.subscription ?? null
      const running = subscription && isRunning(subscription) ? subscription : null
      await tellTrialEnds(tx, club, { endsAt: club.endsAt, subscription: running }, env)
    })
  }
}

function trialsEndingBefore(db: Db, now: Date, soon: Date) {
  return db
    .selectFrom('clubs')
    .select('id')
    .where('active', '=', true)
    .where('trial_ends_at', '>', now)
    .where('trial_ends_at', '<=', soon)
    .where(sql<boolean>`told_trial_end is distinct from trial_ends_at`)
    .execute()
}

/** The job of a club that nobody is left in: it goes on paying for nothing otherwise, or somebody begins to. */
export async function cancelSubscription(house: House, clubId: string): Promise<void> {
  const { db, payments } = house
  if (!payments) return
  await withStripe(() =>
    withBillingLease({ db, clubId, patienceMs: jobPatienceMs }, async (lease) => {
      const billing = await findBilling(db, clubId)
      if (!billing) return
      await closePages(payments, billing.customer)
      const current = (await syncSubscription(house, lease))?.subscription
      if (!current || !isRunning(current)) return
      await payments.stripe.subscriptions.cancel(current.id)
      await syncSubscription(house, lease)
    }),
  )
}
