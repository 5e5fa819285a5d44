import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import type { Db } from '../database/connection.ts'
import { clubOfCustomer } from './store.ts'

/**
 * Stores an event and enqueues its club's sync in the same transaction. Stripe repeats events: each id is stored once.
 * Events of one club share the job that has not begun yet.
 */
export async function storeEvent(db: Db, event: Stripe.Event, now: Date): Promise<void> {
  const subject = subjectOf(event)
  await db.transaction().execute(async (tx) => {
    const clubId = subject && (await clubOf(tx, subject))
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('stripe_events')
      .values({
        id: event.id,
        type: event.type,
        created_at: new Date(event.created * 1000),
        club_id: clubId,
        customer: subject?.customer ?? null,
        subscription: subject?.subscription ?? null,
        received_at: now,
        handled_at: clubId ? null : now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    if (clubId) await enqueueSync(tx, clubId)
    const chargeId = chargeOf(event)
    if (chargeId) await enqueueReadCharge(tx, chargeId)
  })
}

interface Subject {
  readonly customer: string
  readonly subscription: string | null
  /** From the metadata that we gave it. */
  readonly clubId: string | null
}

/** Nothing else of an event is read: it may be outdated by now. */
function subjectOf({ type, data }: Stripe.Event): Subject | null {
  const isCustomer = type === 'customer.updated' || type === 'customer.deleted'
  if (!isCustomer && !/^(customer\.subscription|checkout\.session|invoice|payment_method)\./.test(type))
    return null
  const object = data.object as {
    id?: string
    customer?: string | { id: string } | null
    subscription?: string | { id: string } | null
    parent?: { subscription_details?: { subscription?: string | { id: string } | null } | null } | null
    metadata?: Record<string, string> | null
  }
  const customer = idOf(isCustomer ? object.id : object.customer)
  if (!customer) return null
  const subscription = type.startsWith('customer.subscription.')
    ? object.id
    : (object.subscription ?? object.parent?.subscription_details?.subscription)
  return { customer, subscription: idOf(subscription), clubId: object.metadata?.club_id ?? null }
}

/** The charge that was refunded or disputed. */
function chargeOf({ type, data }: Stripe.Event): string | null {
  const object = data.object as { id?: string; charge?: string | { id: string } | null }
  if (type === 'charge.refunded') return idOf(object.id)
  return /^(charge\.dispute|refund)\./.test(type) ? idOf(object.charge) : null
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  return (typeof thing === 'string' ? thing : thing?.id) ?? null
}

/** A customer that a crash kept us from saving is found by its metadata. */
async function clubOf(tx: Db, { customer, clubId: named }: Subject): Promise<string | null> {
  const known = await clubOfCustomer(tx, customer)
  if (known || !named || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(named)) return known
  const club = await tx.selectFrom('clubs').select('id').where('id', '=', named).executeTakeFirst()
  return club?.id ?? null
}

export async function enqueueSync(tx: Db, clubId: string, inSeconds = 0): Promise<void> {
  const payload = JSON.stringify({ clubId })
  const key = `sync-subscription ${clubId}`
  await sql`select graphile_worker.add_job('sync-subscription', ${payload}::json, job_key => ${key},
    run_at => now() + make_interval(secs => ${inSeconds}))`.execute(tx)
}

/** Waiting events of one charge share a job. */
async function enqueueReadCharge(tx: Db, chargeId: string): Promise<void> {
  const payload = JSON.stringify({ chargeId })
  const key = `read-charge ${chargeId}`
  await sql`select graphile_worker.add_job('read-charge', ${payload}::json, job_key => ${key})`.execute(tx)
}

export interface UnhandledEvent {
  readonly id: string
  readonly customer: string | null
}

/** Newest first. */
export function unhandledEvents(db: Db, clubId: string): Promise<UnhandledEvent[]> {
  return db
    .selectFrom('stripe_events')
    .select(['id', 'customer'])
    .where('club_id', '=', clubId)
    .where('handled_at', 'is', null)
    .orderBy('received_at', 'desc')
    .execute()
}

export async function markHandled(tx: Db, events: readonly UnhandledEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  const ids = events.map(({ id }) => id)
  await tx
    .updateTable('stripe_events')
    .set({ handled_at: now })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
}

export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', instant).execute()
}
