import { isDeepStrictEqual } from 'node:util'
import { isRunning, readOnlyFrom } from '../../domain/subscription.ts'
import type { House } from '../app-env.ts'
import { endSubscriptionLater, type HeldClub, lockClub } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { tellEnded, tellPaymentFailed, tellPlanChanged } from './mails.ts'
import { sellingOnly } from './payments.ts'
import { findBilling, type LatestSubscription, saveSubscription } from './store.ts'
import { lastSaid } from './stripe-said.ts'

/**
 * Asks Stripe what it now says of a club's subscription, and makes that the club's plan. Whatever event came first, the
 * last one to be handled leaves what is true then. Whoever calls holds `lockBilling`; only one of two that ask at once
 * may be the last to write.
 */
export async function readAgain(
  tx: Db,
  house: Pick<House, 'env' | 'logger' | 'payments'>,
  clubId: string,
  now: Date,
): Promise<LatestSubscription | null> {
  const billing = await findBilling(tx, clubId)
  if (!billing) return null
  const said = await lastSaid(sellingOnly(house.payments), billing.customer)
  const before = billing.subscription
  const after = said && { ...said, planId: said.planId ?? before?.planId ?? 'essential' }
  if (said && said.planId === null) {
    house.logger.warn({ clubId }, 'A club pays a price that is none of ours: its plan stays as it was.')
  }
  await saveSubscription(tx, clubId, after, now)
  if (!after) return before
  if (isDeepStrictEqual(before, after)) return after
  // Not before there is something to change: whoever joins waits for it, and Stripe may be asked again.
  const club = await lockClub(tx, clubId)
  await follow(tx, club, after, now)
  // Paid while its last coach left.
  if (!club.active && isRunning(after)) await endSubscriptionLater(tx, clubId)
  await tellCoaches(tx, house, club, { before, after })
  return after
}

/** A trial that Stripe wanted longer is that much longer; a plan that has ended stays as it was, to be read. */
async function follow(tx: Db, club: HeldClub, after: LatestSubscription, now: Date): Promise<void> {
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

interface Change {
  readonly before: LatestSubscription | null
  readonly after: LatestSubscription
}

/** Each is told once: when what was kept and what Stripe says differ, which the same transaction mends. */
async function tellCoaches(
  tx: Db,
  { env }: Pick<House, 'env'>,
  club: HeldClub,
  { before, after }: Change,
): Promise<void> {
  const ran = before !== null && isRunning(before)
  if (ran && !isRunning(after)) return tellEnded(tx, club, after, env)
  if (after.pastDueSince !== null && before?.pastDueSince?.getTime() !== after.pastDueSince.getTime()) {
    await tellPaymentFailed(tx, club, after.pastDueSince, env)
  }
  if (ran && before.planId !== after.planId) await tellPlanChanged(tx, club, after, env)
}
