import { expect, test } from 'vitest'
import type { SubscriptionPage } from '../../contract/subscription.ts'
import { subscriptionTexts } from './subscription-texts.ts'

const now = new Date('2026-11-21T12:00:00Z')

const active: SubscriptionPage = {
  status: 'active',
  simulated: false,
  planId: 'club',
  planInForce: 'club',
  running: true,
  monthlyPriceInCents: 1999,
  trialEndsAt: null,
  nextPaymentAt: '2026-12-14T10:00:00.000Z',
  endsAt: null,
  readOnlyFrom: null,
  cardExpiresAt: null,
  collectionPause: null,
  disputed: false,
  pendingPlanId: null,
  managed: true,
  members: { coach: 2, player: 24 },
  limits: { coach: 3, player: 50 },
}

function standing(change: Partial<SubscriptionPage>) {
  return subscriptionTexts({ ...active, ...change }, 'Europe/Paris', now)
}

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null

test('A subscription that runs shows its plan, its price and its next payment.', () => {
  expect(standing({})).toEqual({
    title: 'Plan Club',
    figure: '19.99€',
    figureUnit: 'par mois',
    dated: 'Prochain paiement le 14 décembre',
    sentence: null,
    planId: 'club',
  })
})

const trial = { status: 'trial', planInForce: 'pro', planId: null, running: false, managed: false } as const

test.each([
  ['2026-12-05T08:00:00.000Z', '14 jours', 'restants'],
  ['2026-11-22T08:00:00.000Z', '1 jour', 'restant'],
  // The next day in Paris.
  ['2026-11-21T23:30:00.000Z', '1 jour', 'restant'],
  ['2026-11-21T22:30:00.000Z', 'Dernier jour', null],
])('A trial that ends at %s has « %s » left, by the club’s days.', (trialEndsAt, figure, figureUnit) => {
  expect(standing({ ...trial, trialEndsAt })).toMatchObject({
    title: 'Essai gratuit',
    figure,
    figureUnit,
    planId: 'pro',
  })
})

test('A plan chosen during the trial shows its first payment, until which the club has all of Pro.', () => {
  const { title, figure, dated, sentence } = standing({
    status: 'trial',
    planInForce: 'pro',
    trialEndsAt: '2026-12-01T08:00:00.000Z',
  })
  expect([title, figure, dated]).toEqual(['Plan Club', '19.99€', 'Premier paiement le 1er décembre'])
  expect(sentence).toMatch(/^L’essai continue jusqu’au premier paiement/)
})

test.each<[Partial<SubscriptionPage>, string | null, string | RegExp]>([
  [
    { endsAt: '2027-01-14T10:00:00.000Z', nextPaymentAt: null },
    'Prend fin le 14 janvier 2027',
    /^Résilié : plus rien/,
  ],
  [
    {
      status: 'trial',
      trialEndsAt: '2026-12-05T08:00:00.000Z',
      endsAt: '2026-12-05T08:00:00.000Z',
      nextPaymentAt: null,
    },
    'Prend fin le 5 décembre',
    /^Résilié : plus rien/,
  ],
  [
    { endsAt: '2027-02-14T10:00:00.000Z' },
    'Prend fin le 14 février 2027',
    'Résilié : encore un paiement par mois jusque-là, le prochain le 14 décembre, puis plus rien ne sera prélevé. Ensuite, le club sera en lecture seule, sans rien perdre.',
  ],
  [
    {
      endsAt: '2027-02-14T10:00:00.000Z',
      nextPaymentAt: null,
      collectionPause: { resumesAt: '2026-12-20T09:00:00.000Z' },
    },
    'Prend fin le 14 février 2027',
    /^Résilié. Les prélèvements sont suspendus jusqu’au 20 décembre : rien n’est prélevé d’ici là, ni après la fin\./,
  ],
  [
    { status: 'past-due', readOnlyFrom: '2026-11-28T09:00:00.000Z' },
    'À régler avant le 28 novembre',
    /Le dernier paiement a échoué/,
  ],
  [
    { status: 'suspended', readOnlyFrom: '2026-11-14T09:00:00.000Z' },
    'Lecture seule depuis le 14 novembre',
    /^Un paiement manque toujours : tout reste lisible et rien n’est effacé\./,
  ],
  [
    { status: 'paused', readOnlyFrom: '2026-11-28T09:00:00.000Z' },
    'Lecture seule dès le 28 novembre',
    /^L’abonnement est en pause chez notre prestataire de paiement\. Vérifiez la carte/,
  ],
  [
    { collectionPause: { resumesAt: '2026-12-10T09:00:00.000Z' } },
    'Prochain paiement le 14 décembre',
    /^Les prélèvements sont suspendus jusqu’au 10 décembre : d’ici là, rien n’est prélevé/,
  ],
  [
    { status: 'trial', collectionPause: { resumesAt: null }, nextPaymentAt: null },
    null,
    /^Les prélèvements sont suspendus : d’ici là/,
  ],
])('A subscription that ends or is not paid shows that and the date (%#).', (change, dated, sentence) => {
  const shown = standing(change)
  expect(plain(shown.dated)).toBe(dated)
  expect(plain(shown.sentence)).toMatch(sentence)
})

test('A pause shows no start date, which is unknown, and refers to the portal.', () => {
  const shown = standing({ status: 'paused', readOnlyFrom: '2026-03-01T09:00:00.000Z' })
  expect(shown).toMatchObject({ title: 'Plan Club', dated: null })
  expect(plain(shown.sentence)).toMatch(
    /^L’abonnement est en pause chez notre prestataire de paiement : tout reste lisible et rien n’est effacé\. .* depuis « Gérer mon abonnement » ; .* résiliez l’abonnement/,
  )
})

test('A paused subscription that is already cancelled shows its end and no advice to cancel.', () => {
  const cancelled = { status: 'paused', endsAt: '2026-12-05T08:00:00.000Z', nextPaymentAt: null } as const
  const readOnly = standing({ ...cancelled, readOnlyFrom: '2026-11-21T12:00:00.000Z' })
  expect(plain(readOnly.dated)).toBe('Prend fin le 5 décembre')
  expect(plain(readOnly.sentence)).toBe(
    'L’abonnement est en pause chez notre prestataire de paiement, et déjà résilié : tout reste lisible et rien n’est effacé. Quand il aura pris fin, vous pourrez choisir à nouveau une formule.',
  )
  const onTrial = standing({ ...cancelled, readOnlyFrom: '2026-11-28T09:00:00.000Z' })
  expect(plain(onTrial.dated)).toBe('Prend fin le 5 décembre')
  expect(plain(onTrial.sentence)).toBe(
    'L’abonnement est en pause chez notre prestataire de paiement, et déjà résilié. Quand il aura pris fin, vous pourrez choisir à nouveau une formule. Le club sera en lecture seule dès le 28 novembre.',
  )
})

test('After the end neither a price nor features are shown.', () => {
  for (const change of [
    { ...trial, status: 'none' as const, planInForce: 'essential' as const },
    { status: 'ended' as const, running: false },
  ]) {
    const shown = standing({ ...change, readOnlyFrom: '2026-11-01T09:00:00.000Z' })
    expect(shown).toMatchObject({ figure: null, planId: null, dated: 'Lecture seule depuis le 1er novembre' })
    expect(plain(shown.sentence)).toMatch(/est terminé : .* Choisissez une formule pour continuer\.$/)
  }
})

test('Where nothing is sold there is no price and no date.', () => {
  const shown = standing({ ...trial, status: 'free' })
  expect(shown).toMatchObject({ title: 'Plan Pro', figure: null, dated: null })
  expect(plain(shown.sentence)).toBe('Ici, Rebond est gratuit : il n’y a rien à payer.')
})
