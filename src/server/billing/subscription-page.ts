import type { SubscriptionPage } from '../../contract/subscription.ts'
import type { Member } from '../../domain/actor.ts'
import { planOffers } from '../../domain/plan.ts'
import { billingStatus, cardExpiresSoon, isRunning, nextPaymentOf } from '../../domain/subscription.ts'
import { countMembers } from '../clubs/memberships.ts'
import { planOf, readOnlyFromOf } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { foundOr404 } from '../refused.ts'
import { hasOpenDispute } from './incidents.ts'
import { findBilling } from './store.ts'

/** What a coach reads of what the club pays. */
export async function subscriptionPage(
  db: Db,
  env: Env,
  actor: Member,
  now: Date,
): Promise<SubscriptionPage> {
  const club = foundOr404(await findClub(db, actor))
  const billing = await findBilling(db, actor.clubId)
  const subscription = billing?.subscription ?? null
  const running = subscription !== null && isRunning(subscription)
  const sold = env.BILLING !== 'off'
  const plan = planOf(club, env, now)
  const readOnlyFrom = readOnlyFromOf(club, env)
  const next = running ? nextPaymentOf(subscription) : null
  const expiring =
    running && cardExpiresSoon(subscription.cardExpiresAt, now) ? subscription.cardExpiresAt : null
  return {
    status: billingStatus({ sold, trialEndsAt: club.trialEndsAt, subscription }, now),
    simulated: env.BILLING === 'simulation',
    planId: subscription?.planId ?? null,
    planInForce: plan,
    running,
    monthlyPriceInCents: subscription && planOffers[subscription.planId].monthlyPriceInCents,
    trialEndsAt: sold && now < club.trialEndsAt ? club.trialEndsAt.toISOString() : null,
    nextPaymentAt: next?.toISOString() ?? null,
    endsAt: running ? (subscription.cancelAt?.toISOString() ?? null) : null,
    readOnlyFrom: readOnlyFrom?.toISOString() ?? null,
    cardExpiresAt: expiring?.toISOString() ?? null,
    collectionPause:
      running && subscription.collectionPaused
        ? { resumesAt: subscription.collectionResumesAt?.toISOString() ?? null }
        : null,
    disputed: sold && (await hasOpenDispute(db, actor.clubId)),
    pendingPlanId: subscription?.pendingPlan ?? null,
    managed: sold && subscription !== null,
    members: {
      coach: await countMembers(db, actor.clubId, 'coach'),
      player: await countMembers(db, actor.clubId, 'player'),
    },
    limits: { ...planOffers[plan].limits },
  }
}

function findClub(db: Db, actor: Member) {
  return db
    .selectFrom('clubs')
    .select([
      'subscription_plan as subscriptionPlan',
      'trial_ends_at as trialEndsAt',
      'read_only_from as readOnlyFrom',
    ])
    .where('id', '=', actor.clubId)
    .where('active', '=', true)
    .executeTakeFirst()
}
