import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createContextWithDisturbedStripe } from '../../../test/stripe/disturbed-context.ts'
import { later, payingClub, portalOf, press, subscribed } from '../../../test/stripe/paying.ts'
import { type Club, createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { caller, createTestContext } from '../../../test/support/context.ts'
import {
  lastQueuedMailTo,
  makeJobsDue,
  queuedMailsTo,
  queuedSubjectsTo,
  runStripeJobs,
} from '../../../test/support/mails.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as subscription from '../../contract/subscription.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import type { Mail, MailBudget } from '../mail.ts'
import { announceTrialEnds } from './reconcile.ts'
import { terminateContract } from './terminations.ts'

const context = await createTestContext()
const nobody = caller(context.app)

beforeEach(() => {
  context.clock.now = new Date('2027-01-04T10:00:00Z')
})

function notificationOf(email: string, over: { wantedOn?: string; id?: string } = {}) {
  return {
    id: uuidv7(),
    firstName: 'Léa',
    lastName: 'Martin',
    email,
    clubName: 'Ping Club de Vaise',
    ...over,
  }
}

async function notify(...given: Parameters<typeof notificationOf>) {
  const answer = await nobody(subscription.terminateContract, notificationOf(...given))
  await runStripeJobs(context)
  return answer
}

function show({ coach }: Club) {
  return coach.call(subscription.show, {})
}

test('By nobody signed in, the contract ends with its paid month; a mail confirms, and every coach hears of it', async () => {
  const club = await payingClub(context)
  const second = await createMember(context, club, 'coach')
  expect(await notify(club.coach.email.toUpperCase())).toEqual({ notifiedAt: '2027-01-24T10:00:00.000Z' })
  expect(await show(club)).toMatchObject({ status: 'active', endsAt: '2027-02-24T10:00:00.000Z' })
  const confirmation = await lastQueuedMailTo(context, club.coach.email)
  expect(confirmation).toContain('La résiliation du contrat de Ping Club de Vaise est enregistrée')
  expect(confirmation).toContain('Nous avons reçu le dimanche 24 janvier 2027')
  expect(confirmation).toContain('Le contrat prend fin le mercredi 24 février 2027.')
  const planned = 'L’abonnement de Ping Club de Vaise prend fin le mercredi 24 février'
  expect(await queuedSubjectsTo(context, second.email)).toContain(planned)
  // Somebody of the club did not want it.
  await press(context, await portalOf(second), 'reprendre')
  expect(await show(club)).toMatchObject({ endsAt: null })
})

test('On a later day it ends with the month of that day, and never later than it was to end already', async () => {
  const club = await payingClub(context)
  await notify(club.coach.email, { wantedOn: '2027-04-01' })
  expect(await show(club)).toMatchObject({
    endsAt: '2027-04-24T10:00:00.000Z',
    nextPaymentAt: '2027-02-24T10:00:00.000Z',
  })
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
    'Le contrat prend fin le samedi 24 avril 2027 : il se renouvèle chaque mois jusque-là, puis plus rien ne sera prélevé.',
  )
  const preview = await club.coach.call(subscription.previewChange, { planId: 'pro' })
  expect(preview.nextPaymentAt).toBe('2027-02-24T10:00:00.000Z')
  await notify(club.coach.email, { wantedOn: '2027-06-01' })
  expect(await show(club)).toMatchObject({ endsAt: '2027-04-24T10:00:00.000Z' })
  await notify(club.coach.email)
  expect(await show(club)).toMatchObject({ endsAt: '2027-02-24T10:00:00.000Z', nextPaymentAt: null })
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
    'Le contrat prend fin le mercredi 24 février 2027. Plus rien ne sera prélevé.',
  )
})

test('During the trial nothing is ever charged', async () => {
  const club = await createClub(context)
  await subscribed(context, club, 'club')
  await notify(club.coach.email)
  expect(await show(club)).toMatchObject({ nextPaymentAt: null, endsAt: '2027-01-18T10:00:00.000Z' })
  later(context, 12)
  await announceTrialEnds(context)
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain('choisissez une formule')
})

test('On trial, one that ends a month later is said to be charged until then', async () => {
  const club = await createClub(context)
  await subscribed(context, club, 'club')
  await notify(club.coach.email, { wantedOn: '2027-02-01' })
  later(context, 12)
  await announceTrialEnds(context)
  const mail = await lastQueuedMailTo(context, club.coach.email)
  expect(mail).toContain(
    'Votre formule Club prendra alors le relais : 19,99 € TTC par mois, sans rien à faire. L’abonnement prend fin le jeudi 18 février, puis plus rien ne sera prélevé.',
  )
  expect(mail).not.toContain('choisissez une formule')
})

test('One that was never paid for is confirmed, too', async () => {
  const club = await createClub(context)
  await notify(club.coach.email)
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain('Aucun abonnement n’est en cours')
})

test('One that waits for a payment ends at once: nothing of its month is paid', async () => {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'echouer')
  await notify(club.coach.email)
  expect(await show(club)).toMatchObject({ status: 'ended', running: false })
  const confirmation = await lastQueuedMailTo(context, club.coach.email)
  expect(confirmation).toContain(
    'Le contrat prend fin le dimanche 24 janvier 2027. Plus rien ne sera prélevé.',
  )
  expect(confirmation).not.toContain('changez d’avis')
})

test('One that waits for a payment ends at once also after a renewal that nobody paid', async () => {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'echouer')
  later(context, 17)
  // A visit, so that the login lasts.
  await show(club)
  later(context, 17)
  await notify(club.coach.email)
  expect(await show(club)).toMatchObject({ status: 'ended', running: false })
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
    'samedi 27 février 2027. Plus rien ne sera prélevé.',
  )
})

test('One that waits for a payment goes on until a wanted day in a later month', async () => {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'echouer')
  await notify(club.coach.email, { wantedOn: '2027-03-01' })
  expect(await show(club)).toMatchObject({ status: 'past-due', endsAt: '2027-03-24T10:00:00.000Z' })
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain('il se renouvèle chaque mois jusque-là')
})

test('Repeated, and pressed twice at once, it is received and confirmed once', async () => {
  const club = await payingClub(context)
  const same = notificationOf(club.coach.email)
  const twice = [1, 2].map(() => nobody(subscription.terminateContract, same))
  expect(await outcomes(twice)).toEqual(['ok', 'ok'])
  await runStripeJobs(context)
  later(context, 0.1)
  expect(await nobody(subscription.terminateContract, same)).toEqual({
    notifiedAt: '2027-01-24T10:00:00.000Z',
  })
  await runStripeJobs(context)
  const subjects = await queuedSubjectsTo(context, club.coach.email)
  expect(subjects.filter((subject) => subject.startsWith('La résiliation'))).toHaveLength(1)
})

test('One whose server crashed at it, and that a coach called off meanwhile, is carried out at the next try', async () => {
  const unsteady = await createContextWithDisturbedStripe()
  const club = await createClub(unsteady)
  later(unsteady, 20)
  await subscribed(unsteady, club, 'club')
  await caller(unsteady.app)(subscription.terminateContract, notificationOf(club.coach.email))
  unsteady.stripe.answersLeft = 1
  unsteady.stripe.doesWhatIsLost = true
  await runStripeJobs(unsteady)
  unsteady.stripe.answersLeft = null
  expect(unsteady.stripe.lost).toBe(1)
  await press(unsteady, await portalOf(club.coach), 'reprendre')
  await makeJobsDue(unsteady)
  await runStripeJobs(unsteady)
  expect((await show(club)).endsAt).not.toBeNull()
  const mails = await queuedMailsTo(unsteady, club.coach.email)
  expect(mails.some(({ text }) => text.includes('Aucun abonnement'))).toBe(false)
})

test('One that Stripe did not carry out is tried again', async () => {
  const club = await payingClub(context)
  const same = notificationOf(club.coach.email)
  await nobody(subscription.terminateContract, same)
  const { stripe } = context.payments!
  const subscriptions = Object.assign(Object.create(stripe.subscriptions), { update: async () => ({}) })
  const deaf = Object.assign(Object.create(stripe), { subscriptions })
  const payments = { ...context.payments!, stripe: deaf }
  await expect(terminateContract({ ...context, payments }, same.id)).rejects.toThrow('goes on')
  await runStripeJobs(context)
  expect(await show(club)).toMatchObject({ endsAt: '2027-02-24T10:00:00.000Z' })
})

test('One whose job failed for weeks is still carried out', async () => {
  const club = await payingClub(context)
  await nobody(subscription.terminateContract, notificationOf(club.coach.email))
  await sql`update graphile_worker._private_jobs set attempts = 100
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'terminate-contract')`.execute(
    context.db,
  )
  await runStripeJobs(context)
  expect(await show(club)).toMatchObject({ endsAt: '2027-02-24T10:00:00.000Z' })
})

test('Notified again and again, it is confirmed once a day, and anew where something changes', async () => {
  const club = await payingClub(context)
  const confirmations = async () =>
    (await queuedSubjectsTo(context, club.coach.email)).filter((subject) =>
      subject.startsWith('La résiliation'),
    ).length
  for (let tries = 0; tries < 3; tries += 1) await notify(club.coach.email)
  expect(await confirmations()).toBe(1)
  const rows = context.db.selectFrom('contract_terminations').select(['handled_at', 'ends_at'])
  const handled = await rows.where('club_id', '=', club.id).execute()
  const end = new Date('2027-02-24T10:00:00Z')
  expect(handled).toEqual(Array.from({ length: 3 }, () => ({ handled_at: context.clock.now, ends_at: end })))
  await press(context, await portalOf(club.coach), 'reprendre')
  await notify(club.coach.email)
  expect(await confirmations()).toBe(2)
  later(context, 1)
  await notify(club.coach.email)
  expect(await confirmations()).toBe(3)
})

test('One whose end was planned in the portal already is confirmed, too', async () => {
  const club = await payingClub(context)
  await press(context, await portalOf(club.coach), 'resilier')
  await notify(club.coach.email)
  expect(await lastQueuedMailTo(context, club.coach.email)).toContain(
    'Le contrat prend fin le mercredi 24 février 2027.',
  )
})

test('To a coach’s address that nobody has confirmed, and to the operator, a day’s mails are limited', async () => {
  const coach = await createAccount(context, 'coach', { confirmed: false })
  await coach.call(clubs.create, { id: uuidv7(), name: 'Ping Club de Vaise' })
  await notify(coach.email)
  await notify('personne@example.org')
  const budgets = (await queuedMailsTo(context)).map((mail) => {
    const { to, stranger, toOperator } = mail as Mail & MailBudget
    return { to, stranger, toOperator }
  })
  expect(budgets).toContainEqual({ to: coach.email, stranger: 'other', toOperator: undefined })
  expect(budgets).toContainEqual({ to: 'contact@rebond.example', stranger: undefined, toOperator: true })
})

test('With an address that is no coach’s, the answer is the same; it is acknowledged and told to the operator', async () => {
  const club = await payingClub(context)
  const player = await createMember(context, club, 'player')
  for (const address of ['inconnu@example.org', player.email]) {
    expect(await notify(address)).toEqual({ notifiedAt: '2027-01-24T10:00:00.000Z' })
    const acknowledged = await lastQueuedMailTo(context, address)
    expect(acknowledged).toContain('Votre notification de résiliation est bien reçue')
    // What somebody typed must not be mailed to somebody else.
    expect(acknowledged).not.toContain('Léa')
    expect(acknowledged).not.toContain('Ping')
    expect(await lastQueuedMailTo(context, 'contact@rebond.example')).toContain(`– Léa Martin, ${address}`)
  }
  expect(await show(club)).toMatchObject({ endsAt: null })
})

test('What is missing or wrong is said, and too many of one address are refused', async () => {
  const wrong = { ...notificationOf('pas une adresse'), clubName: ' ' }
  expect(await wrongFields(nobody(subscription.terminateContract, wrong))).toEqual({
    email: 'Email invalide',
    clubName: 'Nom du club requis',
  })
  const send = () => nobody(subscription.terminateContract, notificationOf('souvent@example.org'))
  expect(await outcomes(Array.from({ length: 7 }, send))).toEqual([
    ...Array.from({ length: 5 }, () => 'ok'),
    'too-many-attempts',
    'too-many-attempts',
  ])
})

test('Where nothing is sold, there is no contract to end', async () => {
  const free = caller(createApp({ ...context, env: readEnv({ BILLING: 'off' }), payments: null }))
  expect(await refusal(free(subscription.terminateContract, notificationOf('a@example.org')))).toBe(
    'nothing-sold',
  )
})

test('Nothing of all this was an error', () => {
  expect(context.errors).toEqual([])
})
