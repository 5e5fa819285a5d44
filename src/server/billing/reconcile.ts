import { sql } from 'kysely'
import { isRunning } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../refused.ts'
import { closePages } from './checkout.ts'
import { mailTrialEnds } from './mails.ts'
import { type BillingLease, jobPatienceMs, tryBillingLease, withBillingLease } from './lease.ts'
import { withStripe } from './payments.ts'
import { findBilling } from './store.ts'
import { enqueueSync } from './stripe-events.ts'
import { syncSubscription, syncUnhandled } from './sync-subscription.ts'

const hourMs = 3600 * 1000
/** How long Stripe's answer is believed without an event. */
const maxAgeMs = 6 * hourMs
const batchSize = 500
/** After so many in a row, Stripe is taken to be down. */
const maxFailuresInARow = 3
/** An event that is unhandled for so long has lost its job with a server. */
const eventTimeoutMs = 2 * 60 * 1000
const trialEndNoticeMs = 3 * 24 * hourMs
const retrySeconds = 1

/**
 * The job of a club's events. While a request or another job asks Stripe about the club, it comes again later, for all
 * events until then: waiting here, it would occupy a worker, and later events could not share it.
 */
export async function handleEvents(context: AppContext, clubId: string): Promise<void> {
  if (!context.payments) return
  const isDone = await ifFree(context, clubId, (lease) => syncUnhandled(context, lease))
  if (!isDone) await enqueueSync(context.db, clubId, retrySeconds)
}

function ifFree(
  { db }: AppContext,
  clubId: string,
  work: (lease: BillingLease) => Promise<unknown>,
): Promise<boolean> {
  return withStripe(() => tryBillingLease({ db, clubId }, work))
}

/**
 * Every quarter of an hour: syncs clubs whose events may have been lost, or whose server crashed at its work. A club
 * that fails, or that somebody asks about just now, is passed over. While Stripe is down the rest waits for the next
 * time, so that this job does not occupy a worker of the events.
 */
export async function reconcile(context: AppContext): Promise<void> {
  if (!context.payments) return
  const now = context.now()
  let failures = 0
  for (const clubId of await clubsToSync(context.db, now)) {
    if (failures === maxFailuresInARow) return
    try {
      const isDone = await ifFree(context, clubId, (lease) => syncSubscription(context, lease))
      if (isDone) failures = 0
    } catch (error) {
      const isDown = error instanceof Refused && error.refusal === 'payment-unavailable'
      failures = isDown ? failures + 1 : 0
      context.logger.error({ err: error, clubId }, 'A subscription could not be read again.')
    }
  }
}

/** With unhandled events, an answer too old, or a date passed since the answer; each found by its own index. */
async function clubsToSync(db: Db, now: Date): Promise<Set<string>> {
  const subscriptions = db.selectFrom('club_subscriptions').select(['club_id as clubId', 'read_at as readAt'])
  const due = await subscriptions
    .where('read_at', '<', new Date(now.getTime() - maxAgeMs))
    .union(
      subscriptions.where('current_period_end', '<=', now).whereRef('read_at', '<', 'current_period_end'),
    )
    .union(subscriptions.where('cancel_at', '<=', now).whereRef('read_at', '<', 'cancel_at'))
    .orderBy('readAt')
    .limit(batchSize)
    .execute()
  const withEvents = await db
    .selectFrom('stripe_events')
    .select('club_id as clubId')
    .where('handled_at', 'is', null)
    .where('received_at', '<', new Date(now.getTime() - eventTimeoutMs))
    .limit(batchSize)
    .execute()
  return new Set([...withEvents, ...due].map(({ clubId }) => clubId).filter((clubId) => clubId !== null))
}

/** Tells the coaches of each club once that its trial ends in three days. */
export async function announceTrialEnds({ db, env, payments, now: clock }: AppContext): Promise<void> {
  if (!payments) return
  const now = clock()
  const soon = new Date(now.getTime() + trialEndNoticeMs)
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
      await mailTrialEnds(tx, club, { endsAt: club.endsAt, subscription: running }, env)
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

/** The job of a closed club: its payment pages are closed, and it stops paying. One that was reopened before goes on. */
export async function cancelSubscription(context: AppContext, clubId: string): Promise<void> {
  const { db, payments } = context
  if (!payments) return
  await withStripe(() =>
    withBillingLease({ db, clubId, patienceMs: jobPatienceMs }, async (lease) => {
      const billing = await findBilling(db, clubId)
      if (!billing || (await isOpen(db, clubId))) return
      await closePages(payments, billing.customer)
      const current = (await syncSubscription(context, lease))?.subscription
      if (!current || !isRunning(current)) return
      await payments.stripe.subscriptions.cancel(current.id)
      await syncSubscription(context, lease)
    }),
  )
}

async function isOpen(db: Db, clubId: string): Promise<boolean> {
  const club = await db.selectFrom('clubs').select('active').where('id', '=', clubId).executeTakeFirst()
  return club?.active === true
}
