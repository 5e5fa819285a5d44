import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  cancelUrl,
  choose,
  later,
  payingClub,
  portalOf,
  press,
  subscribed,
  successUrl,
} from '../../../test/stripe/paying.ts'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { lastQueuedMailTo, queuedMailsTo, queuedSubjectsTo } from '../../../test/support/mails.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as subscription from '../../contract/subscription.ts'
import { termsVersion } from '../../domain/terms.ts'
import { find, listOf, save } from '../../simulation/objects.ts'
import { announceExpiringCards } from './expiring-cards.ts'
import { readCharge } from './incidents.ts'
import { announceTrialEnds, reconcile } from './reconcile.ts'

const context = await createTestContext()

beforeEach(() => {
  context.clock.now = new Date('2027-01-04T10:00:00Z')
  context.errors.splice(0)
})

function show({ coach }: Club) {
  return coach.call(subscription.show, {})
}

/** The latest id that the club's row or its customer has at the simulated Stripe. */
async function atStripe({ id }: Club) {
  const row = await context.db
    .selectFrom('club_subscriptions')
    .select(['customer', 'subscription'])
    .where('club_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    customerThere: await find(context.db, 'customer', row.customer),
    subscriptionThere: await find(context.db, 'subscription', row.subscription ?? ''),
  }
}

/** Until a statement waits for a row that a transaction holds. */
async function untilSomethingWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      context.db,
    )
    if (rows.length > 0) return
    await sleep(5)
  }
}

describe('the coaches are told', () => {
  test('of a first subscription, with what it costs and how it ends', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    await subscribed(context, club, 'club')
    const mail = await lastQueuedMailTo(context, club.coach.email)
    expect(mail).toContain('Ping Club de Vaise est abonné à la formule Club')
    expect(mail).toContain('19,99 € TTC par mois. Rien n’est prélevé avant le lundi 18 janvier')
    expect(mail).toContain('http://localhost:3000/resiliation')
    expect(mail).toContain('http://localhost:3000/cgv')
    expect(await queuedMailsTo(context, player.email)).toEqual([])
  })

  test('of a planned end, of another one, and of its being called off; once each', async () => {
    const club = await payingClub(context)
    const portal = await portalOf(club.coach)
    await press(context, portal, 'resilier')
    await reconcile(context)
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain('prend fin le mercredi 24 février')
    await press(context, portal, 'reprendre')
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
      'Prochain paiement : 19,99 € TTC, le mercredi 24 février.',
    )
    await press(context, portal, 'resilier')
    expect(await queuedSubjectsTo(context, club.coach.email)).toEqual([
      'Ping Club de Vaise est abonné à la formule Club',
      'L’abonnement de Ping Club de Vaise prend fin le mercredi 24 février',
      'L’abonnement de Ping Club de Vaise continue',
      'L’abonnement de Ping Club de Vaise prend fin le mercredi 24 février',
    ])
    // What can be done and undone all day has a budget.
    const budget = { clubId: club.id, about: 'subscription' }
    const mails = await queuedMailsTo(context, club.coach.email)
    expect(mails[0]).not.toHaveProperty('clubId')
    expect(mails.slice(1)).toMatchObject([budget, budget, budget])
  })

  test('of paused collection, during which nothing is said to be charged', async () => {
    const club = await payingClub(context)
    const portal = await portalOf(club.coach)
    await press(context, portal, 'suspendre')
    expect(await show(club)).toMatchObject({
      status: 'active',
      collectionPause: { resumesAt: null },
      nextPaymentAt: null,
      readOnlyFrom: null,
    })
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
      'Les prélèvements de Ping Club de Vaise sont suspendus',
    )
    await press(context, portal, 'relancer')
    expect(await show(club)).toMatchObject({
      collectionPause: null,
      nextPaymentAt: '2027-02-24T10:00:00.000Z',
    })
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
      'Les prélèvements de Ping Club de Vaise reprennent',
    )
  })

  test('of an end that is called off while collection is paused, without a payment that nobody makes', async () => {
    const club = await payingClub(context)
    const portal = await portalOf(club.coach)
    await press(context, portal, 'suspendre')
    expect((await club.coach.call(subscription.previewChange, { planId: 'pro' })).nextPaymentAt).toBeNull()
    await press(context, portal, 'resilier')
    await press(context, portal, 'reprendre')
    const mail = await lastQueuedMailTo(context, club.coach.email)
    expect(mail).toContain('est annulée. Les prélèvements sont suspendus.')
    expect(mail).not.toContain('Prochain paiement')
  })

  test('of a trial that ends while collection is paused, without a price', async () => {
    const club = await createClub(context)
    await subscribed(context, club, 'club')
    await press(context, await portalOf(club.coach), 'suspendre')
    later(context, 12)
    await announceTrialEnds(context)
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
      'Votre formule Club prendra alors le relais. Les prélèvements sont suspendus.',
    )
  })

  test('of a card that expires, once, and no more once it is another', async () => {
    const club = await payingClub(context)
    expect(await show(club)).toMatchObject({ cardExpiresAt: null })
    await announceExpiringCards(context)
    expect(await queuedSubjectsTo(context, club.coach.email)).toHaveLength(1)
    await press(context, await portalOf(club.coach), 'vieillir')
    expect(await show(club)).toMatchObject({ cardExpiresAt: '2027-02-01T00:00:00.000Z' })
    await announceExpiringCards(context)
    await announceExpiringCards(context)
    expect((await queuedSubjectsTo(context, club.coach.email)).slice(1)).toEqual([
      'La carte bancaire de Ping Club de Vaise expire fin janvier 2027',
    ])
  })

  test('of no card that another one replaces in that very moment', async () => {
    const club = await payingClub(context)
    await press(context, await portalOf(club.coach), 'vieillir')
    const before = await queuedSubjectsTo(context, club.coach.email)
    let announced: Promise<void> | undefined
    await context.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('club_subscriptions')
        .set({ card_expires_at: new Date('2031-01-01T00:00:00Z') })
        .where('club_id', '=', club.id)
        .execute()
      announced = announceExpiringCards(context)
      await untilSomethingWaits()
    })
    await announced
    expect(await queuedSubjectsTo(context, club.coach.email)).toEqual(before)
  })

  test('of no card where the subscription ends before it', async () => {
    const club = await createClub(context)
    await subscribed(context, club, 'club')
    const portal = await portalOf(club.coach)
    await press(context, portal, 'vieillir')
    await press(context, portal, 'resilier')
    await announceExpiringCards(context)
    expect(
      (await queuedSubjectsTo(context, club.coach.email)).some((subject) => subject.startsWith('La carte')),
    ).toBe(false)
    await press(context, portal, 'reprendre')
    await announceExpiringCards(context)
    expect(
      (await queuedSubjectsTo(context, club.coach.email)).some((subject) => subject.startsWith('La carte')),
    ).toBe(true)
  })

  test('of a refund, once', async () => {
    const club = await payingClub(context)
    const portal = await portalOf(club.coach)
    await press(context, portal, 'rembourser')
    await press(context, portal, 'rembourser')
    const mails = (await queuedSubjectsTo(context, club.coach.email)).slice(1)
    expect(mails.map((subject) => subject.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
      '19,99 € remboursés à Ping Club de Vaise',
    ])
  })

  test('of a dispute and of how it was decided; the page says it meanwhile', async () => {
    const club = await payingClub(context)
    const portal = await portalOf(club.coach)
    await press(context, portal, 'contester')
    expect(await show(club)).toMatchObject({ disputed: true, status: 'active' })
    await press(context, portal, 'contester')
    await press(context, portal, 'rendre')
    expect(await show(club)).toMatchObject({ disputed: false })
    expect((await queuedSubjectsTo(context, club.coach.email)).slice(1)).toEqual([
      'Un paiement de Ping Club de Vaise est contesté',
      'La contestation d’un paiement de Ping Club de Vaise est close',
    ])
    expect(await lastQueuedMailTo(context, club.coach.email)).toContain('La banque a rendu 19,99 €')
  })
})

test('A dispute is closed also once its customer was deleted and replaced', async () => {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'contester')
  const [disputed] = await listOf(context.db, 'dispute', (await atStripe(club)).customer)
  await press(context, await portalOf(club.coach), 'supprimer')
  await subscribed(context, club, 'essential')
  expect(await show(club)).toMatchObject({ disputed: true })
  await save(context.db, { ...disputed!, status: 'lost' }, context.clock.now)
  await readCharge(context, disputed!.charge)
  expect(await show(club)).toMatchObject({ disputed: false })
  expect((await queuedSubjectsTo(context, club.coach.email)).at(-1)).toBe(
    'La contestation d’un paiement de Ping Club de Vaise est close',
  )
})

test('The plan in Stripe’s metadata follows a change that is made in the portal', async () => {
  const club = await payingClub(context)
  await press(context, (await choose(club.coach, 'pro', true)).url, 'payer')
  const { subscriptionThere } = await atStripe(club)
  expect(subscriptionThere?.metadata).toEqual({ club_id: club.id, plan_id: 'pro' })
})

describe('a customer deleted in Stripe’s dashboard', () => {
  test('has no subscription any more, and is made anew by the next payment', async () => {
    const club = await payingClub(context)
    const before = await atStripe(club)
    await press(context, await portalOf(club.coach), 'supprimer')
    expect(await show(club)).toMatchObject({ status: 'ended', running: false })
    expect(await refusal(portalOf(club.coach))).toBe('no-subscription')
    await reconcile(context)
    await subscribed(context, club, 'essential')
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'essential', running: true })
    const after = await atStripe(club)
    expect(after.customer).not.toBe(before.customer)
    // Deleted twice on one day.
    await press(context, await portalOf(club.coach), 'supprimer')
    await subscribed(context, club, 'pro')
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'pro' })
    expect((await atStripe(club)).customer).not.toBe(after.customer)
    expect(context.errors).toEqual([])
  })

  test.each([
    ['opens the portal, and then pays', true],
    ['wants to pay', false],
  ])('without an event is found by whoever %s', async (_, opensPortal) => {
    const club = await payingClub(context)
    const { customerThere, subscriptionThere } = await atStripe(club)
    await context.db
      .deleteFrom('simulated_stripe')
      .where('id', 'in', [customerThere!.id, subscriptionThere!.id])
      .execute()
    const answer = opensPortal ? await refusal(portalOf(club.coach)) : null
    const page = await show(club)
    expect([answer, page.running]).toEqual(opensPortal ? ['no-subscription', false] : [null, true])
    await subscribed(context, club, 'pro')
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'pro' })
    expect(context.errors).toEqual([])
  })
})

describe('the terms', () => {
  const choice = { planId: 'club', priceId: 'price_club', successUrl, cancelUrl } as const

  test('are recorded with who accepted which text', async () => {
    const club = await createClub(context)
    await club.coach.call(subscription.checkout, { ...choice, acceptedTerms: termsVersion })
    const rows = await context.db
      .selectFrom('terms_acceptances')
      .select(['account_id', 'accepted_by_name', 'terms_version', 'plan', 'accepted_at'])
      .where('club_id', '=', club.id)
      .execute()
    expect(rows).toEqual([
      {
        account_id: club.coach.id,
        accepted_by_name: 'Camille Roux',
        terms_version: termsVersion,
        plan: 'club',
        accepted_at: context.clock.now,
      },
    ])
  })

  test('are asked for again where they have changed meanwhile', async () => {
    const club = await createClub(context)
    const outdated = { ...choice, acceptedTerms: '2026-01-01' as typeof termsVersion }
    expect(await wrongFields(club.coach.call(subscription.checkout, outdated))).toEqual({
      acceptedTerms: 'Ces conditions ont changé\u00A0: relisez-les',
    })
  })
})

test('Stripe’s page asks for the address and the tax id, and keeps them', async () => {
  const club = await createClub(context)
  const { id, url } = await choose(club.coach, 'club')
  expect((await find(context.db, 'checkout.session', id))?.simulated).toMatchObject({
    keeps_address: true,
    asks_consent: false,
  })
  await press(context, url, 'payer')
  const { customerThere } = await atStripe(club)
  expect(customerThere?.address).toMatchObject({ city: 'Lyon' })
})

test('Stripe’s own consent is asked for by a setting', async () => {
  const asking = await createTestContext({ STRIPE_TERMS_CONSENT: 'on' })
  const club = await createClub(asking)
  const { id } = await choose(club.coach, 'club')
  expect((await find(asking.db, 'checkout.session', id))?.simulated).toMatchObject({ asks_consent: true })
})
