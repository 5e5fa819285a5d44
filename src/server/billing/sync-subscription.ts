import { isDeepStrictEqual } from 'node:util'
import { isRunning, readOnlyFrom } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import { enqueueCancellation, type LockedClub, lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { fetchLatestSubscription } from './latest-subscription.ts'
import type { BillingLease } from './lease.ts'
import { mailSubscriptionEnded, mailPaymentFailed, mailPlanChanged } from './mails.ts'
import { sellingOnly } from './payments.ts'
import {
  type BillingOfClub,
  findBilling,
  type LatestSubscription,
  saveCustomer,
  saveSubscription,
} from './store.ts'
import { markHandled, type UnhandledEvent, unhandledEvents } from './stripe-events.ts'

type SyncContext = Pick<AppContext, 'db' | 'env' | 'logger' | 'payments' | 'now'>

/**
 * Asks Stripe for a club's latest subscription, and makes it the club's plan. In whatever order events come, the last
 * answer counts. Null for a club that has never wanted to pay.
 */
export async function syncSubscription(
  context: SyncContext,
  lease: BillingLease,
): Promise<BillingOfClub | null> {
  return sync(context, lease, await unhandledEvents(context.db, lease.clubId))
}

/** As `syncSubscription`, unless every event of the club is handled already. */
export async function syncUnhandled(context: SyncContext, lease: BillingLease): Promise<void> {
  const events = await unhandledEvents(context.db, lease.clubId)
  if (events.length > 0) await sync(context, lease, events)
}

/** Marks `events` handled, and none that comes while Stripe is asked. */
async function sync(
  context: SyncContext,
  lease: BillingLease,
  events: readonly UnhandledEvent[],
): Promise<BillingOfClub | null> {
  const { clubId } = lease
  const now = context.now()
  const billing = await findOrAdopt(context.db, lease, events, now)
  if (!billing) return null
  const before = billing.subscription
  const answer = await fetchLatestSubscription(sellingOnly(context.payments), billing.customer)
  if (answer?.planId === null) {
    context.logger.warn({ clubId }, 'A club pays a price that is none of ours: its plan stays as it was.')
  }
  const after = answer && { ...answer, planId: answer.planId ?? before?.planId ?? 'essential' }
  await lease.save(async (tx) => {
    await saveSubscription(tx, clubId, after, now)
    await markHandled(tx, events, now)
    if (after && !isDeepStrictEqual(before, after))
      await applyChange(tx, context, clubId, { before, after }, now)
  })
  return { ...billing, subscription: after ?? before }
}

/** After a crash only an event may know the club's customer. A club that pays as another one keeps that. */
async function findOrAdopt(
  db: Db,
  lease: BillingLease,
  events: readonly UnhandledEvent[],
  now: Date,
): Promise<BillingOfClub | null> {
  const { clubId } = lease
  const billing = await findBilling(db, clubId)
  const customer = events.find((event) => event.customer !== null)?.customer
  const pays = billing?.subscription ? isRunning(billing.subscription) : false
  if (!customer || customer === billing?.customer || pays) return billing
  await lease.save((tx) => saveCustomer(tx, clubId, customer, now))
  return findBilling(db, clubId)
}

interface Change {
  readonly before: LatestSubscription | null
  readonly after: LatestSubscription
}

async function applyChange(
  tx: Db,
  context: Pick<AppContext, 'env'>,
  clubId: string,
  change: Change,
  now: Date,
): Promise<void> {
  const club = await lockClub(tx, clubId)
  await changeClub(tx, club, change.after, now)
  // Paid while its last coach left.
  if (!club.active && isRunning(change.after)) await enqueueCancellation(tx, clubId)
  await tellCoaches(tx, context, club, change)
}

/** A trial that Stripe made longer is longer here, too. A plan that has ended stays: it decides what can be read. */
async function changeClub(tx: Db, club: LockedClub, after: LatestSubscription, now: Date): Promise<void> {
  const { trialEnd, status, planId } = after
  const longer = status === 'trialing' && trialEnd !== null && trialEnd > club.trialEndsAt
  const trialEndsAt = longer ? trialEnd : club.trialEndsAt
  await tx
    .updateTable('clubs')
    .set({
      subscription_plan: planId,
      trial_ends_at: trialEndsAt,
      read_only_from: readOnlyFrom(trialEndsAt, after),
      updated_at: now,
    })
    .where('id', '=', club.id)
    .execute()
  // A player's advice is as deep as the plan allows, and the shell of every member says when the club may only be read.
  announce(tx, { topic: 'subscription', clubId: club.id, to: 'members' })
  announce(tx, { topic: 'club', clubId: club.id, to: 'coaches' })
  announce(tx, { topic: 'me', clubId: club.id, to: 'members' })
}

/** Once for each change: the same transaction saves the answer that differs from what was saved before. */
async function tellCoaches(
  tx: Db,
  { env }: Pick<AppContext, 'env'>,
  club: LockedClub,
  { before, after }: Change,
): Promise<void> {
  const ran = before !== null && isRunning(before)
  if (ran && !isRunning(after)) return mailSubscriptionEnded(tx, club, after, env)
  if (after.pastDueSince !== null && before?.pastDueSince?.getTime() !== after.pastDueSince.getTime()) {
    await mailPaymentFailed(tx, club, after.pastDueSince, env)
  }
  if (ran && before.planId !== after.planId) await mailPlanChanged(tx, club, after, env)
}
