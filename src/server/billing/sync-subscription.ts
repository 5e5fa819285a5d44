import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Stripe } from 'stripe'
import { isRunning, readOnlyFrom } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import { enqueueCancellation, type LockedClub, lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { customerLives } from './customer.ts'
import { type FetchedSubscription, fetchLatestSubscription } from './latest-subscription.ts'
import type { BillingLease } from './lease.ts'
import {
  mailCollectionPaused,
  mailCollectionResumed,
  mailEndCalledOff,
  mailPaymentFailed,
  mailPlanChanged,
  mailPlannedEnd,
  mailSubscribed,
  mailSubscriptionEnded,
} from './mails.ts'
import { type Payments, sellingOnly } from './payments.ts'
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
  const payments = sellingOnly(context.payments)
  const billing = await findOrAdopt(context.db, payments, lease, events, now)
  if (!billing) return null
  const before = billing.subscription
  const answer = await fetchLatestSubscription(payments, billing.customer, before, now)
  if (answer?.latest.planId === null) {
    context.logger.warn({ clubId }, 'A club pays a price that is none of ours: its plan stays as it was.')
  }
  const after = answer && {
    ...answer.latest,
    planId: answer.latest.planId ?? before?.planId ?? 'essential',
  }
  await lease.save(async (tx) => {
    await saveSubscription(tx, clubId, after, now)
    await markHandled(tx, events, now)
    if (after && !isDeepStrictEqual(before, after))
      await applyChange(tx, context, clubId, { before, after }, now)
  })
  if (answer) await updateMetadata(context, payments, clubId, answer)
  return { ...billing, subscription: after ?? before }
}

/** The plan named in Stripe's dashboard and exports is the one that is paid. Nothing of ours depends on it. */
async function updateMetadata(
  { logger }: SyncContext,
  { stripe }: Payments,
  clubId: string,
  { latest, metadataPlan }: FetchedSubscription,
): Promise<void> {
  const { id, planId, pendingPlan } = latest
  const isOutdated = metadataPlan !== null && planId !== null && metadataPlan !== planId
  // Stripe refuses most changes while one waits for its payment.
  if (!isOutdated || !isRunning(latest) || pendingPlan !== null) return
  try {
    const change = { metadata: { plan_id: planId } }
    await stripe.subscriptions.update(id, change, { idempotencyKey: `metadata-${randomUUID()}` })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    logger.warn({ clubId, type: error.type, code: error.code }, 'The plan in Stripe’s metadata is outdated.')
  }
}

/**
 * After a crash only an event may know the club's customer. A club that pays as another one keeps that, and one whose
 * customer was deleted is told of that deletion by events, too.
 */
async function findOrAdopt(
  db: Db,
  payments: Payments,
  lease: BillingLease,
  events: readonly UnhandledEvent[],
  now: Date,
): Promise<BillingOfClub | null> {
  const { clubId } = lease
  const billing = await findBilling(db, clubId)
  const customer = events.find((event) => event.customer !== null)?.customer
  const pays = billing?.subscription ? isRunning(billing.subscription) : false
  if (!customer || customer === billing?.customer || pays) return billing
  if (billing && !(await customerLives(payments, customer))) return billing
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

/**
 * Once for each change: the same transaction saves the answer that differs from what was saved before. Not in a closed club,
 * whose closing told everybody.
 */
async function tellCoaches(
  tx: Db,
  { env }: Pick<AppContext, 'env'>,
  club: LockedClub,
  { before, after }: Change,
): Promise<void> {
  if (!club.active) return
  const ran = before !== null && isRunning(before)
  if (ran && !isRunning(after)) return mailSubscriptionEnded(tx, club, after, env)
  const pays = after.status === 'trialing' || after.status === 'active'
  if (!ran && pays) await mailSubscribed(tx, club, after, env)
  if (after.pastDueSince !== null && before?.pastDueSince?.getTime() !== after.pastDueSince.getTime()) {
    await mailPaymentFailed(tx, club, after.pastDueSince, env)
  }
  if (ran && before.planId !== after.planId) await mailPlanChanged(tx, club, after, env)
  if (isRunning(after)) await tellPlannedStops(tx, { env }, club, { before: ran ? before : null, after })
}

/** What the club itself or the operator has decided about what comes next. */
async function tellPlannedStops(
  tx: Db,
  { env }: Pick<AppContext, 'env'>,
  club: LockedClub,
  { before, after }: Change,
): Promise<void> {
  const { cancelAt, collectionPaused, collectionResumesAt } = after
  if (cancelAt !== null && before?.cancelAt?.getTime() !== cancelAt.getTime()) {
    await mailPlannedEnd(tx, club, { ...after, cancelAt }, env)
  }
  if (cancelAt === null && before?.cancelAt) await mailEndCalledOff(tx, club, after, env)
  const resumesElsewhen = before?.collectionResumesAt?.getTime() !== collectionResumesAt?.getTime()
  if (collectionPaused && (!before?.collectionPaused || resumesElsewhen)) {
    await mailCollectionPaused(tx, club, after, env)
  }
  if (!collectionPaused && before?.collectionPaused) await mailCollectionResumed(tx, club, after, env)
}
