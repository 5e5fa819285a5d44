import { v7 as uuidv7 } from 'uuid'
import { planOffers, type PlanId } from '../domain/plan.ts'
import { termsVersion } from '../domain/terms.ts'
import { secondsOf } from '../server/billing/stripe-seconds.ts'
import type { Db } from '../server/database/connection.ts'
import { save } from '../simulation/objects.ts'
import { cardUntil } from '../simulation/payment-details.ts'
import { asOf, subscribe } from '../simulation/subscriptions.ts'

interface PayingClub {
  readonly id: string
  readonly name: string
  readonly subscriptionPlan: PlanId
  readonly trialEndsAt: Date
}

/** A club that has paid every month since its trial, in the simulation and in our own tables alike. */
export async function subscribeClub(db: Db, club: PayingClub, now: Date): Promise<void> {
  const customer = `cus_simulation_${club.id.replaceAll('-', '')}`
  const metadata = { club_id: club.id, plan_id: club.subscriptionPlan }
  const since = club.trialEndsAt
  const card = cardUntil(customer, now.getUTCFullYear() + 1, now.getUTCMonth() + 1)
  await save(
    db,
    {
      id: customer,
      object: 'customer',
      name: club.name,
      email: null,
      created: secondsOf(since),
      metadata,
      simulated_payment_method: card,
    },
    since,
  )
  const price = planOffers[club.subscriptionPlan].priceId
  const begun = await subscribe(db, { customer, price, trialEnd: null, metadata }, since)
  const current = asOf(begun, now)
  const [item] = current.items.data
  await db
    .insertInto('club_subscriptions')
    .values({
      club_id: club.id,
      customer,
      subscription: current.id,
      item: item.id,
      plan: club.subscriptionPlan,
      status: 'active',
      current_period_end: new Date(item.current_period_end * 1000),
      card_expires_at: new Date(Date.UTC(card.card.exp_year, card.card.exp_month)),
      read_at: now,
      created_at: since,
    })
    .execute()
  await db
    .insertInto('terms_acceptances')
    .values({
      id: uuidv7(),
      club_id: club.id,
      terms_version: termsVersion,
      plan: club.subscriptionPlan,
      accepted_at: since,
    })
    .execute()
  await db.updateTable('clubs').set({ read_only_from: null }).where('id', '=', club.id).execute()
}
