import { beforeEach, describe, expect, test } from 'vitest'
import { caller, type TestContext, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo, runJobs } from '../../../test/support/mails.ts'
import {
  cancelUrl,
  choose,
  later,
  portalOf,
  press,
  pageTextAt,
  site,
  subscribed,
  successUrl,
} from '../../../test/stripe/paying.ts'
import { type Club, createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { outcomes, refusal } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exercises from '../../contract/exercises.ts'
import * as subscription from '../../contract/subscription.ts'
import { actOnChange, actOnCheckout } from '../../simulation/actions.ts'
import { find, save } from '../../simulation/objects.ts'
import { subscribe } from '../../simulation/subscriptions.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { announceTrialEnds, reconcile } from './reconcile.ts'

const context = await createTestContext()
const start = new Date('2027-01-04T10:00:00Z')

beforeEach(() => {
  context.clock.now = start
  context.errors.splice(0)
})

function show(club: { coach: { call: ReturnType<typeof caller> } }) {
  return club.coach.call(subscription.show, {})
}

describe('a first subscription', () => {
  test('taken during the trial is charged at its end, and is there once Stripe confirms it', async () => {
    const club = await createClub(context)
    expect(await show(club)).toMatchObject({ status: 'trial', planId: null, running: false, managed: false })
    const { id, url } = await choose(club.coach, 'club')
    expect(id).toMatch(/^cs_/)
    expect(url).toBe(`${site}/simulation/paiement/${id}`)
    expect(await show(club)).toMatchObject({ planId: null })
    const page = await pageTextAt(context, url)
    expect(page).toContain('SIMULATION – aucun paiement réel')
    expect(page).toContain('Rien à payer aujourd’hui')
    expect(page).toContain('18 janvier 2027')
    expect(await press(context, url, 'payer')).toBe(successUrl)
    expect(await show(club)).toMatchObject({
      status: 'trial',
      planId: 'club',
      planInForce: 'pro',
      running: true,
      managed: true,
      simulated: true,
      monthlyPriceInCents: 1999,
      trialEndsAt: '2027-01-18T10:00:00.000Z',
      nextPaymentAt: '2027-01-18T10:00:00.000Z',
      readOnlyFrom: null,
      members: { coach: 1, player: 0 },
    })
    later(context, 15)
    await reconcile(context)
    expect(await show(club)).toMatchObject({
      status: 'active',
      planInForce: 'club',
      nextPaymentAt: '2027-02-18T10:00:00.000Z',
      limits: { coach: 3, player: 50 },
    })
  })

  test('answers its id to the body of the specification, without any header of ours', async () => {
    const { coach } = await createClub(context)
    const answer = await context.app.request('/api/create-checkout-session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: coach.cookie },
      body: JSON.stringify({ priceId: 'price_club', planId: 'club', successUrl, cancelUrl }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ id: expect.stringMatching(/^cs_/) as string }),
    ])
  })

  test('of a club founded between two seconds is charged at a whole one, and makes no trial longer', async () => {
    context.clock.now = new Date(start.getTime() + 123)
    const club = await createClub(context)
    await subscribed(context, club, 'club')
    expect(await show(club)).toMatchObject({
      planId: 'club',
      trialEndsAt: '2027-01-18T10:00:00.123Z',
      nextPaymentAt: '2027-01-18T10:00:00.000Z',
    })
  })

  test('taken an hour before the end makes the trial 48 hours and a quarter longer, once', async () => {
    const club = await createClub(context)
    later(context, 14 - 1 / 24)
    await subscribed(context, club, 'essential')
    expect((await show(club)).trialEndsAt).toBe('2027-01-20T09:15:00.000Z')
    await press(context, await portalOf(club.coach), 'arreter')
    expect((await show(club)).trialEndsAt).toBe('2027-01-20T09:15:00.000Z')
    later(context, 2)
    const { url } = await choose(club.coach, 'essential')
    expect(await pageTextAt(context, url)).toContain('À payer aujourd’hui : 9,99 €')
  })

  test('after the trial is paid at once, and opens a club that was only read', async () => {
    const club = await createClub(context)
    later(context, 20)
    expect(await show(club)).toMatchObject({ status: 'none', readOnlyFrom: '2027-01-18T10:00:00.000Z' })
    const rename = async () => {
      const { version } = await club.coach.call(clubs.show, {})
      return refusal(club.coach.call(clubs.update, { version, name: 'Ping de Vaise' }))
    }
    expect(await rename()).toBe('subscription-required')
    await subscribed(context, club, 'pro')
    expect(await show(club)).toMatchObject({ status: 'active', planInForce: 'pro', readOnlyFrom: null })
    expect(await rename()).toBeNull()
    expect(await club.coach.call(exercises.list, {})).not.toEqual([])
  })

  test('that was refused or given up leaves everything as it was, and may be paid after all', async () => {
    const club = await createClub(context)
    const { url } = await choose(club.coach, 'club')
    const refused = await press(context, url, 'refuser')
    expect(await pageTextAt(context, site + refused)).toContain('Paiement refusé')
    expect(await press(context, url, 'annuler')).toBe(cancelUrl)
    expect(await show(club)).toMatchObject({ planId: null })
    expect(await press(context, url, 'payer')).toBe(successUrl)
    expect(await press(context, url, 'payer')).toBe(new URL(url).pathname)
    expect(await pageTextAt(context, url)).toContain('Cette page a déjà servi')
    expect(await subscriptionsAtStripe(club.id)).toBe(1)
  })

  test('two clicks, two tabs and two coaches at once lead to one page', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    const people = [club.coach, club.coach, second, second, club.coach, second]
    const answers = await Promise.all(people.map((coach) => choose(coach, 'club')))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
  })

  test('other plans chosen at once leave one page that can be paid, and one subscription', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    const pages = await Promise.all([
      choose(club.coach, 'essential'),
      choose(second, 'club'),
      choose(club.coach, 'pro'),
    ])
    await Promise.all(pages.map(({ url }) => press(context, url, 'payer')))
    expect(await subscriptionsAtStripe(club.id)).toBe(1)
    expect(await refusal(choose(second, 'pro'))).toBe('already-subscribed')
    expect(await outcomes([choose(club.coach, 'pro'), choose(second, 'club')])).toEqual([
      'already-subscribed',
      'already-subscribed',
    ])
  })

  test('whose event was lost is found by the reconciliation, and meanwhile there is no second one', async () => {
    const club = await createClub(context)
    const { id } = await choose(club.coach, 'club')
    const page = await find(context.db, 'checkout.session', id)
    await actOnCheckout(context.db, page!, 'payer', context.clock.now)
    expect(await show(club)).toMatchObject({ planId: null })
    later(context, 0.5)
    await reconcile(context)
    expect(await show(club)).toMatchObject({ planId: 'club', running: true })
    expect(await refusal(choose(club.coach, 'pro'))).toBe('already-subscribed')
  })

  test('whose event was lost is found by whoever wants to pay once more, and is there then', async () => {
    const club = await createClub(context)
    later(context, 20)
    const { id } = await choose(club.coach, 'club')
    const page = await find(context.db, 'checkout.session', id)
    await actOnCheckout(context.db, page!, 'payer', context.clock.now)
    expect(await show(club)).toMatchObject({ status: 'none' })
    expect(await refusal(choose(club.coach, 'club'))).toBe('already-subscribed')
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'club', readOnlyFrom: null })
  })

  test('whose change was lost is found by whoever presses once more, and is there then', async () => {
    const club = await createClub(context)
    later(context, 20)
    await subscribed(context, club, 'essential')
    const { id } = await choose(club.coach, 'pro', true)
    const page = await find(context.db, 'billing_portal.session', id)
    await actOnChange(context.db, page!, page!.simulated!, 'payer', context.clock.now)
    expect(await show(club)).toMatchObject({ planId: 'essential' })
    expect(await refusal(choose(club.coach, 'pro', true))).toBe('already-on-plan')
    expect(await show(club)).toMatchObject({ planId: 'pro', limits: { player: null } })
  })

  test('whose first payment failed is none, and is given up for the next one', async () => {
    const club = await createClub(context)
    later(context, 20)
    await choose(club.coach, 'pro')
    const never = await firstPaymentFailed(club.id)
    later(context, 0.5)
    await reconcile(context)
    expect(await show(club)).toMatchObject({ status: 'none', planId: null, running: false, managed: false })
    await subscribed(context, club, 'club')
    expect(await find(context.db, 'subscription', never)).toMatchObject({ status: 'canceled' })
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'club', planInForce: 'club' })
    const mails = await queuedMailsTo(context, club.coach.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Ping Club de Vaise est abonné à la formule Club'])
  })

  test('is made once however often « Payer » is pressed at once', async () => {
    const club = await createClub(context)
    const { url } = await choose(club.coach, 'club')
    await Promise.all([1, 2, 3, 4].map(() => press(context, url, 'payer')))
    expect(await subscriptionsAtStripe(club.id)).toBe(1)
  })
})

describe('a change of plan', () => {
  test('is confirmed on a page that says what it costs, to the cent', async () => {
    const club = await createClub(context)
    later(context, 20)
    await subscribed(context, club, 'club')
    // From 24 January to 24 February, 31 days; on 8 February at 22:00, half of it is left: 15.5 days.
    later(context, 15.5)
    // 19.99 / 2 = 9.995 and 39.99 / 2 = 19.995: 10.00 are given back, and 20.00 charged.
    const preview = await club.coach.call(subscription.previewChange, { planId: 'pro' })
    expect(preview).toEqual({
      planId: 'pro',
      prorationDate: new Date('2027-02-08T22:00:00Z').getTime() / 1000,
      dueNowInCents: 2000 - 1000,
      creditInCents: 0,
      monthlyPriceInCents: 3999,
      nextPaymentAt: '2027-02-24T10:00:00.000Z',
      onTrial: false,
    })
    const { url } = await choose(club.coach, 'pro', true)
    expect(await pageTextAt(context, url)).toContain('À payer aujourd’hui, au prorata : 10,00 €')
    expect(await press(context, url, 'annuler')).toBe(cancelUrl)
    expect(await show(club)).toMatchObject({ planId: 'club' })
    expect(await press(context, url, 'payer')).toBe(successUrl)
    expect(await show(club)).toMatchObject({ planId: 'pro', planInForce: 'pro', monthlyPriceInCents: 3999 })
    expect(await subscriptionsAtStripe(club.id)).toBe(1)
    const [, mail, ...others] = await queuedMailsTo(context, club.coach.email)
    expect([mail?.subject, others]).toEqual(['Ping Club de Vaise passe à la formule Pro', []])
    expect(mail?.text).toContain('– Statistiques avancées')
    expect(plain(mail?.text)).toContain('39,99 € TTC par mois. La différence est calculée au prorata.')
  })

  test('to a smaller plan keeps who is in, lets nobody further in, and credits the difference', async () => {
    const club = await createClub(context)
    const players = await Promise.all(Array.from({ length: 11 }, () => createMember(context, club, 'player')))
    later(context, 20)
    await subscribed(context, club, 'club')
    later(context, 15.5)
    const preview = await club.coach.call(subscription.previewChange, { planId: 'essential' })
    expect(preview).toMatchObject({ dueNowInCents: 0, creditInCents: 1000 - 500 })
    await press(context, (await choose(club.coach, 'essential', true)).url, 'payer')
    const page = await club.coach.call(clubs.show, {})
    expect(page.players).toHaveLength(players.length)
    expect(page.administration?.limits).toEqual({ coach: 1, player: 10 })
    const late = await createAccount(context, 'player')
    expect(await refusal(late.call(clubs.join, { code: await club.code() }))).toBe('club-full-of-players')
  })

  test('during the trial costs nothing, and the trial goes on', async () => {
    const club = await createClub(context)
    await subscribed(context, club, 'essential')
    const preview = await club.coach.call(subscription.previewChange, { planId: 'pro' })
    expect(preview).toMatchObject({ dueNowInCents: 0, creditInCents: 0, onTrial: true })
    await press(context, (await choose(club.coach, 'pro', true)).url, 'payer')
    expect(await show(club)).toMatchObject({
      status: 'trial',
      planId: 'pro',
      trialEndsAt: '2027-01-18T10:00:00.000Z',
      nextPaymentAt: '2027-01-18T10:00:00.000Z',
    })
    const mail = (await queuedMailsTo(context, club.coach.email)).at(-1)
    expect(plain(mail?.text)).toContain('Rien n’est prélevé avant la fin de l’essai, le lundi 18 janvier.')
    expect(mail?.text).not.toContain('prorata')
  })

  test('is made at once where no portal is configured', async () => {
    const club = await createClub(context)
    await subscribed(context, club, 'essential')
    const payments = { ...context.payments!, portalConfiguration: undefined }
    const withoutPortal = caller(createApp({ ...context, payments }), club.coach.cookie)
    const choice = { planId: 'pro', priceId: 'price_pro', successUrl, cancelUrl, isUpgrade: true } as const
    const { url } = await withoutPortal(subscription.checkout, choice)
    expect(url).toBe(successUrl)
    expect(await show(club)).toMatchObject({ planId: 'pro' })
    expect(await subscriptionsAtStripe(club.id)).toBe(1)
  })

  test('without a subscription is a first subscription', async () => {
    const club = await createClub(context)
    expect((await choose(club.coach, 'pro', true)).id).toMatch(/^cs_/)
    expect(await refusal(club.coach.call(subscription.previewChange, { planId: 'pro' }))).toBe(
      'no-subscription',
    )
  })
})

describe('a payment that fails', () => {
  test('leaves seven days, tells the coaches alone and once, and is made good', async () => {
    const club = await createClub(context)
    later(context, 20)
    await subscribed(context, club, 'club')
    await months(context, club, 1)
    const failedAt = context.clock.now
    const portal = await portalOf(club.coach)
    await press(context, portal, 'echouer')
    const player = await createMember(context, club, 'player')
    expect(await show(club)).toMatchObject({
      status: 'past-due',
      readOnlyFrom: new Date(failedAt.getTime() + 7 * 24 * 3600_000).toISOString(),
    })
    later(context, 6.9)
    await reconcile(context)
    expect(await show(club)).toMatchObject({ status: 'past-due' })
    expect(await refusal(choose(club.coach, 'pro', true))).toBe('payment-overdue')
    later(context, 0.2)
    expect(await show(club)).toMatchObject({ status: 'suspended' })
    expect(await refusal(club.coach.call(clubs.renewCode, {}))).toBe('payment-missing')
    const stranger = await createAccount(context, 'player')
    const joining = stranger.call(clubs.join, { code: await club.code() })
    expect(await refusal(joining)).toBe('subscription-required')
    expect(await refusal(ask(player))).toBe('subscription-required')
    const mails = await queuedMailsTo(context, club.coach.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ping Club de Vaise est abonné à la formule Club',
      'Le paiement de l’abonnement de Ping Club de Vaise a échoué',
    ])
    expect(mails[1]?.text).toContain('jusqu’au mercredi 3 mars')
    await press(context, await portalOf(club.coach), 'regler')
    expect(await show(club)).toMatchObject({ status: 'active', readOnlyFrom: null })
    expect(await refusal(club.coach.call(clubs.renewCode, {}))).toBeNull()
  })
})

describe('leaving and coming back', () => {
  test('a subscription that was cancelled runs to the end of its month, and ends', async () => {
    const club = await createClub(context)
    later(context, 20)
    await subscribed(context, club, 'club')
    await press(context, await portalOf(club.coach), 'resilier')
    expect(await show(club)).toMatchObject({
      status: 'active',
      endsAt: '2027-02-24T10:00:00.000Z',
      nextPaymentAt: null,
    })
    await press(context, await portalOf(club.coach), 'reprendre')
    expect(await show(club)).toMatchObject({ endsAt: null, nextPaymentAt: '2027-02-24T10:00:00.000Z' })
    await press(context, await portalOf(club.coach), 'resilier')
    await months(context, club, 1)
    expect(await show(club)).toMatchObject({ status: 'ended', planId: 'club', running: false })
    expect(await refusal(club.coach.call(clubs.renewCode, {}))).toBe('subscription-required')
    const subjects = (await queuedMailsTo(context, club.coach.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('L’abonnement de Ping Club de Vaise est terminé')

    const { url } = await choose(club.coach, 'essential')
    expect(await pageTextAt(context, url)).toContain('À payer aujourd’hui : 9,99 €')
    await press(context, url, 'payer')
    expect(await show(club)).toMatchObject({ status: 'active', planId: 'essential' })
  })

  test('nobody pays any more for a club that its last coach has left', async () => {
    const club = await createClub(context)
    const { url } = await choose(club.coach, 'club')
    await club.coach.call(clubs.leave, {})
    await runJobs(context)
    await press(context, url, 'payer')
    expect(await pageTextAt(context, url)).toContain('Cette page a déjà servi')
    expect(await subscriptionsAtStripe(club.id)).toBe(0)
  })

  test('a subscription that begins all the same in a club that was closed is ended', async () => {
    const club = await createClub(context)
    await choose(club.coach, 'club')
    await club.coach.call(clubs.leave, {})
    await runJobs(context)
    const { customer } = await customerOf(club.id)
    const metadata = { club_id: club.id }
    const { id } = await subscribe(
      context.db,
      { customer, price: 'price_club', trialEnd: null, metadata },
      context.clock.now,
    )
    later(context, 0.5)
    await reconcile(context)
    await runJobs(context)
    expect(await find(context.db, 'subscription', id)).toMatchObject({ status: 'canceled' })
  })

  test('a club that its last coach leaves pays no longer', async () => {
    const club = await createClub(context)
    await subscribed(context, club, 'club')
    await club.coach.call(clubs.leave, {})
    await runJobs(context)
    const { status } = await context.db
      .selectFrom('club_subscriptions')
      .select('status')
      .where('club_id', '=', club.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('canceled')
  })
})

test('That a trial ends in three days is told once, and says what comes then', async () => {
  const [alone, paying] = [await createClub(context, 'TT Essai'), await createClub(context, 'TT Abonné')]
  await subscribed(context, paying, 'club')
  later(context, 10.9)
  await announceTrialEnds(context)
  const mailsOf = async () => [
    ...(await queuedMailsTo(context, alone.coach.email)),
    ...(await queuedMailsTo(context, paying.coach.email)).filter(({ subject }) => subject.includes('essai')),
  ]
  expect(await mailsOf()).toEqual([])
  later(context, 0.2)
  await announceTrialEnds(context)
  await announceTrialEnds(context)
  const [first, second, ...others] = await mailsOf()
  expect(others).toEqual([])
  expect(first?.subject).toBe('L’essai gratuit de TT Essai se termine le lundi 18 janvier')
  expect(first?.text).toContain('lecture seule')
  expect(first?.text).toContain(`${site}/coach/subscription`)
  expect(plain(second?.text)).toContain('Votre formule Club prendra alors le relais : 19,99 € TTC par mois')
})

describe('a second subscription shortly before the trial’s end, which is charged at once', () => {
  async function charged(): Promise<Club> {
    const club = await createClub(context, 'TT Pressé')
    later(context, 14 - 1 / 24)
    await subscribed(context, club, 'essential')
    await press(context, await portalOf(club.coach), 'arreter')
    later(context, 0.5)
    await subscribed(context, club, 'club')
    expect(await show(club)).toMatchObject({ status: 'active', planInForce: 'pro' })
    return club
  }
  async function toldOf(club: Club): Promise<string> {
    await announceTrialEnds(context)
    const mail = (await queuedMailsTo(context, club.coach.email)).at(-1)
    expect(mail?.subject).toBe('L’essai gratuit de TT Pressé se termine le mercredi 20 janvier')
    expect(mail?.text).not.toContain('relais')
    return plain(mail?.text)
  }

  test('goes on when the trial ends', async () => {
    expect(await toldOf(await charged())).toContain(
      'Votre formule Club, déjà payée, continue : 19,99 € TTC par mois',
    )
  })

  test('ends with its month where it was cancelled', async () => {
    const club = await charged()
    await press(context, await portalOf(club.coach), 'resilier')
    expect(await toldOf(club)).toContain('déjà payée et résiliée, continue jusqu’au jeudi 18 février.')
  })

  test('is late where its payment fails, as the refusal of another plan says', async () => {
    const club = await charged()
    await press(context, await portalOf(club.coach), 'echouer')
    expect(await show(club)).toMatchObject({ status: 'past-due', planInForce: 'pro' })
    expect(await refusal(choose(club.coach, 'pro', true))).toBe('payment-overdue')
    expect(await toldOf(club)).toContain('Le paiement de votre formule Club manque encore.')
  })
})

test('Where nothing is sold, every club is Pro and nothing can be paid', async () => {
  const club = await createClub(context)
  later(context, 20)
  const env = readEnv({ BILLING: 'off' })
  const coach = {
    ...club.coach,
    call: caller(createApp({ ...context, env, payments: null }), club.coach.cookie),
  }
  const signedIn = await createAccount(context, 'coach')
  expect(signedIn.id).not.toBe(coach.id)
  expect(await coach.call(subscription.show, {})).toMatchObject({
    status: 'free',
    planInForce: 'pro',
    readOnlyFrom: null,
    managed: false,
    limits: { coach: null, player: null },
  })
  expect(await refusal(choose(coach, 'pro'))).toBe('nothing-sold')
  expect(await refusal(coach.call(clubs.renewCode, {}))).toBeNull()
})

test('No page of the simulation asks for a card, or for anything but a button', async () => {
  const club = await createClub(context)
  const { url: checkout } = await choose(club.coach, 'club')
  const pages = [await rawPage(checkout)]
  await press(context, checkout, 'payer')
  pages.push(await rawPage((await choose(club.coach, 'pro', true)).url))
  pages.push(await rawPage(await portalOf(club.coach)))
  for (const page of pages) {
    expect(page).toMatch(/<button\b/)
    expect(page).not.toMatch(/<(input|select|textarea|iframe|script|object|embed)\b|contenteditable/i)
  }
})

test('Nothing of all this was an error', () => {
  expect(context.errors).toEqual([])
})

/** Thirty-one days, with a visit in between: whoever does not come for thirty is signed out. */
async function months(context: TestContext, club: Club, count: number): Promise<void> {
  for (let halves = 0; halves < 2 * count; halves += 1) {
    later(context, 15.6)
    await show(club)
  }
  await reconcile(context)
}

async function rawPage(url: string): Promise<string> {
  return (await context.app.request(new URL(url).pathname)).text()
}

/** With the spaces that nobody sees a difference in. */
function plain(text = ''): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ')
}

/** As Stripe keeps what was begun on a payment page with a card that was refused. */
async function firstPaymentFailed(clubId: string): Promise<string> {
  const { customer } = await customerOf(clubId)
  const { now } = context.clock
  const begun = await subscribe(
    context.db,
    { customer, price: 'price_pro', trialEnd: null, metadata: { club_id: clubId } },
    now,
  )
  await save(context.db, { ...begun, status: 'incomplete' }, now)
  return begun.id
}

function customerOf(clubId: string): Promise<{ customer: string }> {
  return context.db
    .selectFrom('club_subscriptions')
    .select('customer')
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
}

/** How many the club has at the simulated Stripe, ended or not. */
async function subscriptionsAtStripe(clubId: string): Promise<number> {
  const rows = await context.db
    .selectFrom('simulated_stripe as o')
    .innerJoin('club_subscriptions as s', 's.customer', 'o.customer')
    .select('o.id')
    .where('s.club_id', '=', clubId)
    .where('o.object', '=', 'subscription')
    .execute()
  return rows.length
}
