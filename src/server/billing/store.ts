import type { ExpressionBuilder } from 'kysely'
import type { PlanId } from '../../domain/plan.ts'
import type { SubscriptionStatus } from '../../domain/subscription.ts'
import type { DB } from '../database/schema.gen.ts'
import type { Db } from '../database/connection.ts'

/** A club's latest subscription, as Stripe last answered. */
export interface LatestSubscription {
  /** Stripe's ids. */
  readonly id: string
  readonly item: string
  readonly planId: PlanId
  readonly status: SubscriptionStatus
  readonly trialEnd: Date | null
  readonly currentPeriodEnd: Date | null
  readonly cancelAt: Date | null
  readonly pastDueSince: Date | null
  readonly endedAt: Date | null
  readonly pendingPlan: PlanId | null
  /** The first instant after the last month of the card that is charged; null where it is not known. */
  readonly cardExpiresAt: Date | null
  /** The operator has stopped charging it for a while, in Stripe's dashboard. */
  readonly collectionPaused: boolean
  readonly collectionResumesAt: Date | null
}

export interface BillingOfClub {
  readonly clubId: string
  /** Stripe's id of the club as a customer. */
  readonly customer: string
  readonly subscription: LatestSubscription | null
}

export function findBilling(db: Db, clubId: string): Promise<BillingOfClub | null> {
  return findWhere(db, (eb) => eb('club_id', '=', clubId))
}

export async function clubOfCustomer(db: Db, customer: string): Promise<string | null> {
  return (await findWhere(db, (eb) => eb('customer', '=', customer)))?.clubId ?? null
}

async function findWhere(
  db: Db,
  where: (eb: ExpressionBuilder<DB, 'club_subscriptions'>) => ReturnType<typeof eb.and>,
): Promise<BillingOfClub | null> {
  const row = await db
    .selectFrom('club_subscriptions')
    .select([
      'club_id',
      'customer',
      'subscription',
      'item',
      'plan',
      'status',
      'trial_end',
      'current_period_end',
      'cancel_at',
      'past_due_since',
      'ended_at',
      'pending_plan',
      'card_expires_at',
      'collection_paused',
      'collection_resumes_at',
    ])
    .where(where)
    .executeTakeFirst()
  if (!row) return null
  const { subscription, item, plan, status } = row
  const known = subscription !== null && item !== null && plan !== null && status !== null
  return {
    clubId: row.club_id,
    customer: row.customer,
    subscription: known
      ? {
          id: subscription,
          item,
          planId: plan,
          status,
          trialEnd: row.trial_end,
          currentPeriodEnd: row.current_period_end,
          cancelAt: row.cancel_at,
          pastDueSince: row.past_due_since,
          endedAt: row.ended_at,
          pendingPlan: row.pending_plan,
          cardExpiresAt: row.card_expires_at,
          collectionPaused: row.collection_paused,
          collectionResumesAt: row.collection_resumes_at,
        }
      : null,
  }
}

/** A club that changes customers keeps its latest subscription. */
export async function saveCustomer(tx: Db, clubId: string, customer: string, now: Date): Promise<void> {
  await tx
    .insertInto('club_subscriptions')
    .values({ club_id: clubId, customer, read_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet({ customer }))
    .execute()
}

export async function saveSubscription(
  tx: Db,
  clubId: string,
  latest: LatestSubscription | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('club_subscriptions')
    .set({
      read_at: now,
      ...(latest && {
        subscription: latest.id,
        item: latest.item,
        plan: latest.planId,
        status: latest.status,
        trial_end: latest.trialEnd,
        current_period_end: latest.currentPeriodEnd,
        cancel_at: latest.cancelAt,
        past_due_since: latest.pastDueSince,
        ended_at: latest.endedAt,
        pending_plan: latest.pendingPlan,
        card_expires_at: latest.cardExpiresAt,
        collection_paused: latest.collectionPaused,
        collection_resumes_at: latest.collectionResumesAt,
      }),
    })
    .where('club_id', '=', clubId)
    .execute()
}
