import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createContextWithDisturbedStripe } from '../../../test/stripe/disturbed-context.ts'
import { later, subscribed } from '../../../test/stripe/paying.ts'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { makeJobsDue, queuedSubjectsTo, runStripeJobs } from '../../../test/support/mails.ts'
import { password } from '../../../test/support/newcomers.ts'
import * as clubClosing from '../../contract/club-closing.ts'
import * as subscription from '../../contract/subscription.ts'
import { find } from '../../simulation/objects.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { eraseDueClubs } from '../erasures/due.ts'
import { findBilling } from './store.ts'

const context = await createContextWithDisturbedStripe()
const { clock, db, stripe } = context
const hash = await hashPassword(password)
const start = clock.now
let club: Club
let atStripe: string

beforeEach(async () => {
  clock.now = start
  context.errors.length = 0
  club = await createClub(context)
  later(context, 20)
  await subscribed(context, club, 'club')
  atStripe = (await findBilling(db, club.id))!.subscription!.id
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', club.coach.id).execute()
  // Whoever comes back after weeks is still signed in.
  await db
    .updateTable('login_sessions')
    .set({ expires_at: new Date('2028-01-01T00:00:00Z') })
    .execute()
  return () => {
    stripe.answersLeft = null
    clock.now = start
  }
})

const close = () => club.coach.call(clubClosing.close, { password })
const statusAtStripe = async () => (await find(db, 'subscription', atStripe))?.status
const status = async () => (await findBilling(db, club.id))?.subscription?.status
const clubIsThere = async () =>
  (await db.selectFrom('clubs').select('id').where('id', '=', club.id).execute()).length === 1

describe('a club with a running subscription that its owner closes', () => {
  test('pays no longer from then on, and nothing is charged in the months after', async () => {
    const paid = await invoicesOf(club)
    await close()
    await runStripeJobs(context)
    expect([await statusAtStripe(), await status()]).toEqual(['canceled', 'canceled'])
    later(context, 29)
    await runStripeJobs(context)
    expect(await invoicesOf(club)).toEqual(paid)
    expect(context.errors).toEqual([])
  })

  test('hears of its end once: nothing is left there to be read or to be taken up again', async () => {
    const colleague = await createMember(context, club, 'coach')
    await context.db.deleteFrom('kept_mails').execute()
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await close()
    await runStripeJobs(context)
    expect(await status()).toBe('canceled')
    for (const { email } of [club.coach, colleague]) {
      expect(await queuedSubjectsTo(context, email)).toEqual([expect.stringMatching(/est fermé$/)])
    }
  })

  test('has to be subscribed again once it is reopened', async () => {
    await close()
    await runStripeJobs(context)
    await club.coach.call(clubClosing.reopen, {})
    expect(await club.coach.call(subscription.show, {})).toMatchObject({ status: 'ended', running: false })
  })

  test('keeps it where the club is reopened before the job ran', async () => {
    await close()
    await club.coach.call(clubClosing.reopen, {})
    await runStripeJobs(context)
    expect([await statusAtStripe(), await status()]).toEqual(['active', 'active'])
    expect(context.errors).toEqual([])
  })

  test('is closed at once where Stripe does not answer, and cancelled when it does', async () => {
    stripe.answersLeft = 0
    await close()
    expect(await clubIsThere()).toBe(true)
    await runStripeJobs(context)
    expect([await statusAtStripe(), await status()]).toEqual(['active', 'active'])
    stripe.answersLeft = null
    await makeJobsDue(context)
    await runStripeJobs(context)
    expect([await statusAtStripe(), await status()]).toEqual(['canceled', 'canceled'])
  })

  test('is not erased while it is still charged: first Stripe has to have answered', async () => {
    stripe.answersLeft = 0
    await close()
    await runStripeJobs(context)
    later(context, 31)
    await eraseDueClubs(context)
    expect(await clubIsThere()).toBe(true)
    stripe.answersLeft = null
    await makeJobsDue(context)
    await runStripeJobs(context)
    expect(await status()).toBe('canceled')
    await eraseDueClubs(context)
    expect(await clubIsThere()).toBe(false)
  })

  test('is cancelled once, though two jobs ask for it', async () => {
    await close()
    await Promise.all([runStripeJobs(context), runStripeJobs(context)])
    expect(await statusAtStripe()).toBe('canceled')
    expect(context.errors).toEqual([])
  })
})

async function invoicesOf({ id }: Club): Promise<unknown[]> {
  const { customer } = (await findBilling(db, id))!
  return db
    .selectFrom('simulated_stripe')
    .select('id')
    .where('object', '=', 'invoice')
    .where('customer', '=', customer)
    .orderBy('id')
    .execute()
}
