import type { Stripe } from 'stripe'
import type { App, House } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'
import { announcing } from '../live/announce.ts'
import { type Payments, withStripe } from './payments.ts'
import { readAgain } from './read-again.ts'
import { clubOfCustomer, findBilling, lockBilling, saveCustomer } from './store.ts'
import { isRunning } from '../../domain/subscription.ts'

/** What Stripe's dashboard is given as the address of the webhook. */
export const webhookPath = '/api/stripe/webhook'

/** How old a signature may be, in seconds: somebody may have kept the request. */
const tolerance = 300

/** Acknowledged once what it tells is done, or when it is none of our business; otherwise Stripe sends it again. */
export function stripeWebhook(app: App): void {
  app.post(webhookPath, async (c) => {
    const { house } = c.var
    const { payments } = house
    if (!payments) throw new Refused('not-found')
    const signature = c.req.header('Stripe-Signature') ?? ''
    const event = await signed(payments, await c.req.text(), signature, house.now())
    await payments.inTurn(() => withStripe(() => handle(house, payments, event)))
    return c.json({ received: true })
  })
}

/** The error of the SDK carries the signature and the body: it goes no further. @throws Refused */
async function signed(
  { stripe, webhookSecret }: Payments,
  body: string,
  signature: string,
  now: Date,
): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new Refused('malformed-request')
  }
}

/** Once, in one transaction with its effect: two deliveries at the same time meet at the event's key. */
async function handle(house: House, payments: Payments, event: Stripe.Event): Promise<void> {
  const now = house.now()
  const about = customerIn(event)
  await announcing(house.db, async (tx) => {
    const clubId = about && (await clubOf(tx, about, now))
    const noted = await tx
      .insertInto('stripe_events')
      .values({ id: event.id, type: event.type, club_id: clubId, handled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (noted.numInsertedOrUpdatedRows !== 1n || !clubId) return
    await readAgain(tx, { ...house, payments }, clubId, now)
  })
}

interface About {
  readonly customer: string
  /** What we wrote on it when we made it. */
  readonly clubId: string | null
}

/** Of what an event tells only whom it is about is believed: everything else may be old by now. */
function customerIn({ type, data }: Stripe.Event): About | null {
  if (!/^(customer\.subscription|checkout\.session|invoice)\./.test(type)) return null
  const object = data.object as {
    customer?: string | { id: string } | null
    metadata?: Record<string, string> | null
  }
  const customer = typeof object.customer === 'string' ? object.customer : object.customer?.id
  return customer ? { customer, clubId: object.metadata?.club_id ?? null } : null
}

/** Holds the club's billing. A customer that we made and lost in a crash before noting it is known by what we wrote on it. */
async function clubOf(tx: Db, { customer, clubId: named }: About, now: Date): Promise<string | null> {
  const known = await clubOfCustomer(tx, customer)
  if (known) {
    await lockBilling(tx, known)
    return known
  }
  if (!named || !(await isClub(tx, named))) return null
  await lockBilling(tx, named)
  const billing = await findBilling(tx, named)
  if (billing?.subscription && isRunning(billing.subscription)) return null
  await saveCustomer(tx, named, customer, now)
  return named
}

async function isClub(tx: Db, id: string): Promise<boolean> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return false
  const club = await tx.selectFrom('clubs').select('id').where('id', '=', id).executeTakeFirst()
  return club !== undefined
}

export async function forgetEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('handled_at', '<', instant).execute()
}
