import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announcing, announce } from '../live/announce.ts'
import { unlessMissing } from './latest-subscription.ts'
import { mailDispute, mailRefund } from './mails.ts'
import { withStripe } from './payments.ts'
import { clubOfCustomer } from './store.ts'

interface Incident {
  /** Stripe's id. */
  readonly id: string
  readonly kind: 'refund' | 'dispute'
  readonly amountInCents: number
  /** Of a dispute that is decided. */
  readonly outcome: 'won' | 'lost' | null
}

const outcomes = ['won', 'lost'] as const

/** The job of a charge's events: reads its refunds and disputes, and tells the club's coaches once of each. */
export async function readCharge(context: AppContext, chargeId: string): Promise<void> {
  const { db, env, payments, now } = context
  if (!payments) return
  const { customer, incidents } = await withStripe(() => incidentsOf(payments.stripe, chargeId))
  if (incidents.length === 0) return
  // A club whose customer was replaced is known by what it was told of before.
  const clubId = (customer && (await clubOfCustomer(db, customer))) ?? (await clubOfIncidents(db, incidents))
  if (!clubId) return
  await announcing(db, async (tx) => {
    // Two jobs of one charge: the second finds what the first has told.
    const club = await tx
      .selectFrom('clubs')
      .select(['id', 'name'])
      .where('id', '=', clubId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    for (const incident of incidents) {
      const { kind, amountInCents, outcome } = incident
      if (!(await isNews(tx, clubId, incident, now()))) continue
      if (kind === 'refund') await mailRefund(tx, club, amountInCents, env)
      else await mailDispute(tx, club, { amountInCents, news: outcome ?? 'opened' }, env)
      announce(tx, { topic: 'subscription', clubId, to: 'coaches' })
    }
  })
}

async function incidentsOf(
  stripe: Stripe,
  chargeId: string,
): Promise<{ customer: string | null; incidents: Incident[] }> {
  const charge = await stripe.charges.retrieve(chargeId, { expand: ['refunds'] }).catch(unlessMissing)
  if (!charge) return { customer: null, incidents: [] }
  const { customer } = charge
  const disputes = await stripe.disputes.list({ charge: chargeId, limit: 100 })
  const refunds = (charge.refunds?.data ?? [])
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map(({ id, amount }): Incident => ({ id, kind: 'refund', amountInCents: amount, outcome: null }))
  const disputed = disputes.data
    // A mere question of the bank, which takes no money.
    .filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
    .map(({ id, amount, status }): Incident => ({
      id,
      kind: 'dispute',
      amountInCents: amount,
      outcome: outcomes.find((known) => known === status) ?? null,
    }))
  return {
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    incidents: [...refunds, ...disputed],
  }
}

async function clubOfIncidents(db: Db, incidents: readonly Incident[]): Promise<string | null> {
  const ids = incidents.map(({ id }) => id)
  const known = await db
    .selectFrom('payment_incidents')
    .select('club_id as clubId')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return known?.clubId ?? null
}

/** Saves it; false where all of it was known. */
async function isNews(tx: Db, clubId: string, incident: Incident, now: Date): Promise<boolean> {
  const { id, kind, amountInCents, outcome } = incident
  const known = await tx
    .selectFrom('payment_incidents')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst()
  // A decision is never taken back by an answer that was read earlier.
  if (known && (known.outcome !== null || outcome === null)) return false
  await tx
    .insertInto('payment_incidents')
    .values({ id, club_id: clubId, kind, amount_in_cents: amountInCents, outcome, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ outcome }))
    .execute()
  return true
}

/** Whether a payment of the club is disputed at the bank now. */
export async function hasOpenDispute(db: Db, clubId: string): Promise<boolean> {
  const open = await db
    .selectFrom('payment_incidents')
    .select('id')
    .where('club_id', '=', clubId)
    .where('kind', '=', 'dispute')
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
