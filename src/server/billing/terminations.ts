import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type * as subscription from '../../contract/subscription.ts'
import { endsUnrenewed, isPaused, isRunning, terminationEnd } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { jobPatienceMs, type BillingLease, withBillingLease } from './lease.ts'
import { sellingOnly, withStripe } from './payments.ts'
import type { LatestSubscription } from './store.ts'
import { secondsOf } from './stripe-seconds.ts'
import { syncSubscription } from './sync-subscription.ts'
import { mailTermination, mailUnknownTermination, type Termination } from './termination-mails.ts'

/** Practically without end, every six hours at last: a notification counts, however long its job fails. */
const maxTries = 32_767

/**
 * Saves what somebody notified, signed in or not. A job looks for the contract: neither the answer nor its time says
 * whose addresses are known here. @returns when it was first received
 */
export async function receiveTermination(
  tx: Db,
  { id, firstName, lastName, email, clubName, wantedOn }: ParsedInput<typeof subscription.terminateContract>,
  now: Date,
): Promise<Date> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contract_terminations')
    .values({
      id,
      first_name: firstName,
      last_name: lastName,
      email,
      club_name: clubName,
      wanted_on: wantedOn ?? null,
      notified_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) {
    const payload = JSON.stringify({ id })
    await sql`select graphile_worker.add_job('terminate-contract', ${payload}::json,
      max_attempts => ${maxTries}::int)`.execute(tx)
  }
  return (await findTermination(tx, id))?.notifiedAt ?? now
}

function findTermination(db: Db, id: string) {
  return db
    .selectFrom('contract_terminations')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'club_name as clubName',
      'wanted_on as wantedOn',
      'notified_at as notifiedAt',
      'handled_at as handledAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The job of a notified termination: whoever may pay for a club may end its contract. It ends with the month that is
 * paid, at once where none is, and all coaches are told, so that one that nobody of the club wanted can be called off.
 * Where no contract is found, the operator looks for it.
 */
export async function terminateContract(context: AppContext, id: string): Promise<void> {
  const { db, payments } = context
  const termination = await findTermination(db, id)
  if (!payments || !termination || termination.handledAt) return
  const club = await clubOfCoach(db, termination.email)
  if (!club) {
    await db.transaction().execute(async (tx) => {
      if (!(await markHandled(tx, id, { club_id: null, ends_at: null }, context.now()))) return
      await mailUnknownTermination(tx, termination, context.env)
    })
    return
  }
  const clubId = club.id
  await withStripe(() =>
    withBillingLease({ db, clubId, patienceMs: jobPatienceMs }, async (lease) => {
      const { ended, endedBefore } = await endSubscription(context, lease, club.timeZone, termination)
      const endsAt = ended && (ended.endedAt ?? ended.cancelAt)
      const isSame = endsAt?.getTime() === endedBefore?.getTime()
      await lease.save(async (tx) => {
        const now = context.now()
        const isKnown = isSame && (await wasConfirmed(tx, termination, { clubId, endsAt }, now))
        if (!(await markHandled(tx, id, { club_id: clubId, ends_at: endsAt }, now))) return
        if (isKnown) return
        await mailTermination(
          tx,
          {
            ...termination,
            clubId,
            endsAt,
            hasEnded: Boolean(ended?.endedAt),
            renews: ended !== null && isRunning(ended) && !endsUnrenewed(ended),
          },
          context.env,
        )
      })
    }),
  )
}

interface Ending {
  /** The subscription as it ends; null where none ran. */
  readonly ended: LatestSubscription | null
  /** Its planned end without this notification. */
  readonly endedBefore: Date | null
}

async function endSubscription(
  context: AppContext,
  lease: BillingLease,
  timeZone: string,
  { wantedOn }: Termination,
): Promise<Ending> {
  const { stripe } = sellingOnly(context.payments)
  const current = (await syncSubscription(context, lease))?.subscription
  if (!current || !isRunning(current)) return { ended: null, endedBefore: null }
  const periodEnd = current.currentPeriodEnd
  const end = periodEnd && terminationEnd(periodEnd, wantedOn, timeZone)
  const endsWithPeriod = end?.getTime() === periodEnd?.getTime()
  // At a renewal Stripe moves the period on, also when its payment fails: of a late one, nothing of it is paid.
  const isUnpaid =
    isPaused(current) || current.status === 'unpaid' || (current.status === 'past_due' && endsWithPeriod)
  if (!end || isUnpaid || end <= context.now()) await stripe.subscriptions.cancel(current.id)
  else if (!current.cancelAt || current.cancelAt > end) {
    const change = endsWithPeriod ? { cancel_at_period_end: true } : { cancel_at: secondsOf(end) }
    // Of its own for each try: Stripe would repeat an old answer, though it was called off meanwhile.
    await stripe.subscriptions.update(current.id, change, { idempotencyKey: `terminate-${randomUUID()}` })
  }
  const ended = (await syncSubscription(context, lease))?.subscription ?? null
  if (ended && isRunning(ended) && !ended.cancelAt) throw new Error('A terminated contract goes on.')
  return { ended, endedBefore: current.cancelAt }
}

function clubOfCoach(db: Db, email: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select(['c.id', 'c.time_zone as timeZone'])
    .where('a.email', '=', email)
    .where('a.role', '=', 'coach')
    .where('m.assistant', '=', false)
    .where('m.standing', '=', 'member')
    .where('c.active', '=', true)
    .executeTakeFirst()
}

const confirmedAgainAfterMs = 24 * 3600 * 1000

/**
 * Whether a notification from the same address was answered with the same end within a day: whoever knows a coach's
 * address could have the coach mailed without end.
 */
async function wasConfirmed(
  tx: Db,
  { email }: Termination,
  { clubId, endsAt }: { clubId: string; endsAt: Date | null },
  now: Date,
): Promise<boolean> {
  const earlier = await tx
    .selectFrom('contract_terminations')
    .select('id')
    .where('club_id', '=', clubId)
    .where('email', '=', email)
    .where('ends_at', 'is not distinct from', endsAt)
    .where('handled_at', '>', new Date(now.getTime() - confirmedAgainAfterMs))
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

/** False where another run of the job was faster. */
async function markHandled(
  tx: Db,
  id: string,
  found: { club_id: string | null; ends_at: Date | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contract_terminations')
    .set({ ...found, handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
