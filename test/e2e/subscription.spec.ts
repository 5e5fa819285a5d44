import type { Page, Route } from '@playwright/test'
import type { WhoAmI } from '../../src/contract/accounts.ts'
import type { SubscriptionPage } from '../../src/contract/subscription.ts'
import type { AnyRefusal } from '../../src/domain/refusal.ts'
import { refusalSentences } from '../../src/server/refusal-sentences.ts'
import { longInstant } from '../../src/web/clubs/club-time.ts'
import { people } from '../../src/demo/club-people.ts'
import {
  acceptCoach,
  confirmEmail,
  desk,
  expect,
  fillPerson,
  newcomer,
  phone,
  signInAs,
  signUpCoach,
  test,
} from './journey.ts'
import {
  acceptTerms,
  amountIn,
  button,
  card,
  hasChosen,
  here,
  openSubscription,
  plan,
  pressInSimulation,
  standing,
} from './subscription-on-screen.ts'

const success = 'Abonnement mis à jour avec succès !'
const waiting = /^Nous attendons la confirmation du paiement/
const failed = 'Une erreur est survenue. Veuillez réessayer.'

test('From the trial a club subscribes: refused, given up, then paid; the other coach’s open screen follows.', async ({
  someone,
}) => {
  const first = await someone(desk)
  await signUpCoach(first, 'Abonnés de la Croix-Rousse')
  const second = await someone(phone)
  await joinAsCoach(second, first)

  await openSubscription(first)
  await expect(card(first)).toContainText('Essai gratuit')
  await expect(card(first)).toContainText('14 jours restants')
  await expect(card(first)).toContainText(/Fin de l’essai le \d/)
  await expect(
    first.getByText(/^Rien n’est prélevé aujourd’hui\s: le premier paiement aura lieu le/),
  ).toBeVisible()
  await expect(first.getByText('SIMULATION – aucun paiement réel')).toBeVisible()
  await expect(button(first, 'Gérer mon abonnement')).toHaveCount(0)

  for (const larger of ['Club', 'Pro']) await expect(plan(first, larger)).toHaveText('Mettre à niveau')
  await expect(plan(first, 'Essential')).toHaveText('Passer à Essential')
  await plan(first, 'Club').click()
  await expect(first.getByRole('alert').filter({ hasText: 'Cochez cette case' })).toBeVisible()
  await expect(first.getByRole('checkbox')).toBeFocused()
  await acceptTerms(first)
  await plan(first, 'Club').click()
  await expect(first.getByText(/Rien à payer aujourd’hui/)).toBeVisible()
  await pressInSimulation(first, 'Refuser')
  await expect(first.getByRole('alert')).toContainText('Paiement refusé')
  await pressInSimulation(first, 'Annuler')
  await expect(first).toHaveURL(`${here}?canceled=true`)
  await expect(first.getByText('Le paiement a été annulé.')).toBeVisible()
  await expect(card(first)).toContainText('Essai gratuit')

  // The address alone says nothing of a payment.
  await openSubscription(second, '?success=true')
  await expect(second).toHaveURL(here)
  await expect(card(second)).toContainText('Essai gratuit')
  await expect(second.getByText(success)).toHaveCount(0)
  await expect(second.getByText(waiting)).toHaveCount(0)
  await expect(plan(second, 'Pro')).not.toHaveAttribute('aria-disabled')

  await acceptTerms(first)
  await plan(first, 'Club').click()
  await pressInSimulation(first, 'Payer')
  await expect(first.getByText(success)).toBeVisible()
  await expect(first.getByText(waiting)).toHaveCount(0)
  for (const page of [first, second]) {
    await expect(card(page)).toContainText('Plan Club')
    await expect(card(page)).toContainText('19.99€ par mois')
    await expect(card(page)).toContainText('Gestion de club avancée')
    await expect(card(page)).toContainText('Essai')
    await expect(card(page)).toContainText(/Premier paiement le \d/)
  }
  await expect(second.getByText(waiting)).toHaveCount(0)
  await expect(first).toHaveURL(here)

  // A confirmed payment is not awaited again, and a change made by somebody else is not made again.
  await button(first, 'Mettre à niveau').click()
  await expect(first.getByRole('dialog', { name: 'Passer à Pro' })).toBeVisible()
  await button(second, 'Mettre à niveau').click()
  await button(second, 'Passer à Pro').click()
  await pressInSimulation(second, 'Payer')
  await expect(card(first)).toContainText('Plan Pro')
  await expect(first.getByRole('dialog')).toHaveCount(0)
  await expect(first.getByText('L’abonnement a changé entre-temps')).toBeVisible()
  await expect(first.getByText(success)).toBeVisible()
  await expect(first.getByText(waiting)).toHaveCount(0)
  await expect(button(first, 'Passer à Club')).not.toHaveAttribute('aria-disabled')
})

test('A payment that was given up is said until the club has another subscription all the same. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signUpCoach(page, 'Ping de la Mulatière')
  const tab = await page.context().newPage()
  await openSubscription(page, '?canceled=true')
  await expect(page.getByText('Le paiement a été annulé.')).toBeVisible()
  await openSubscription(tab)
  await acceptTerms(tab)
  await plan(tab, 'Essential').click()
  await pressInSimulation(tab, 'Payer')
  await expect(card(page)).toContainText('Plan Essential')
  await expect(page.getByText('Le paiement a été annulé.')).toHaveCount(0)
})

test('Two presses and two tabs lead to one payment, and one subscription. @deep', async ({ someone }) => {
  const page = await someone(desk)
  await signUpCoach(page, 'Double clic de Gerland')
  const tab = await page.context().newPage()
  for (const each of [page, tab]) {
    await openSubscription(each)
    await acceptTerms(each)
  }
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) asked.push(request.url())
  })
  await Promise.all([plan(page, 'Essential').dblclick(), plan(tab, 'Essential').click()])
  for (const each of [page, tab]) await expect(each).toHaveURL(/\/simulation\/paiement\//)
  expect(asked).toHaveLength(1)
  expect(tab.url()).toBe(page.url())

  await pressInSimulation(page, 'Payer')
  await expect(card(page)).toContainText('Plan Essential')
  await pressInSimulation(tab, 'Payer')
  await expect(tab.getByText('Cette page a déjà servi')).toBeVisible()
})

test('An upgrade shows its price first, takes effect at once, and the portal ends and settles. @deep', async ({
  page,
}) => {
  await signInAs(page, people.paul)
  await openSubscription(page)
  await expect(card(page)).toContainText('Plan Essential')
  await expect(card(page)).toContainText('Actif')
  await expect(card(page)).toContainText(/Prochain paiement le \d/)
  await expect(page.getByText('La mise à niveau prend effet immédiatement')).toBeVisible()

  const larger = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Club', exact: true }) })
  const opener = larger.getByRole('button', { name: 'Mettre à niveau' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Passer à Club/ })
  await expect(dialog.getByText('19,99 € par mois')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  const due = await amountIn(dialog.locator('.numeral').innerText())
  await button(page, 'Passer à Club').click()
  await page.waitForURL(/\/simulation\/paiement\//)
  expect(await amountIn(page.getByText('au prorata').innerText())).toBe(due)
  await pressInSimulation(page, 'Payer')
  await expect(page.getByText(success)).toBeVisible()
  await expect(card(page)).toContainText('Plan Club')

  await button(page, 'Passer à Essential').click()
  await expect(page.getByRole('dialog')).toContainText('À déduire des prochains paiements')
  await page.getByRole('dialog').getByRole('button', { name: 'Passer à Essential' }).click()
  await pressInSimulation(page, 'Payer')
  await expect(card(page)).toContainText('Plan Essential')

  await inPortal(page, 'Faire échouer un paiement')
  await expect(card(page)).toContainText('Paiement en retard')
  await expect(card(page)).toContainText(/À régler avant le \d/)
  await expect(page.getByRole('button', { name: 'Mettre à niveau' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await inPortal(page, 'Régler le paiement en retard')
  await expect(card(page)).toContainText('Actif')
  await inPortal(page, 'Résilier à la prochaine échéance')
  await expect(card(page)).toContainText(/Prend fin le \d/)
  await inPortal(page, 'Ne plus résilier')
  await expect(card(page)).toContainText(/Prochain paiement le \d/)
})

test('What fails is said, and can be tried again. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.route('**/api/live*', () => {})
  page.removeAllListeners('console')
  let fails = true
  await page.route('**/api/subscription', (route) => (fails ? unexpected(route, 500) : route.fallback()))
  await page.goto(here)
  await expect(page.getByRole('alert')).toContainText(failed, { timeout: 15_000 })
  fails = false
  await button(page, 'Réessayer').click()
  await expect(card(page)).toContainText('Plan Pro')

  await page.route('**/api/subscription/portal-sessions', (route) => unexpected(route))
  await button(page, 'Gérer mon abonnement').click()
  await expect(card(page).getByRole('alert')).toHaveText(failed)

  fails = true
  await page.route('**/api/subscription/change-preview*', (route) =>
    fails ? unexpected(route) : route.fallback(),
  )
  await page.route('**/api/create-checkout-session', (route) => refused(route, 503, 'payment-unavailable'))
  await plan(page, 'Club').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(failed)
  await expect(dialog.getByRole('button', { name: 'Passer à Club' })).toHaveAttribute('aria-disabled', 'true')
  fails = false
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await dialog.getByRole('button', { name: 'Passer à Club' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(failed)
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  await page.context().setOffline(true)
  await expect(plan(page, 'Club')).toHaveAttribute('aria-disabled', 'true')
  await expect(plan(page, 'Club')).toHaveAccessibleDescription(/^Pas de réseau\./)
  await page.context().setOffline(false)
  await expect(plan(page, 'Club')).not.toHaveAttribute('aria-disabled')
})

test('While another page opens, no plan can be chosen, and the buttons say why. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  await openSubscription(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/subscription/portal-sessions', async (route) => {
    await held.promise
    await unexpected(route)
  })
  await button(page, 'Gérer mon abonnement').click()
  const offered = plan(page, 'Club')
  await expect(offered).toHaveAttribute('aria-disabled', 'true')
  await expect(offered).toHaveAccessibleDescription(/une autre page s’ouvre/)
  held.resolve()
  await expect(offered).not.toHaveAttribute('aria-disabled')
})

test('Where the amount is another by now, the new one is shown, and agreed to. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  await openSubscription(page)
  const agreed: unknown[] = []
  const now = Math.floor(Date.now() / 1000)
  const shown = { prorationDate: now, dueNowInCents: 1234, creditInCents: 0, nextPaymentAt: null }
  const current = { ...shown, prorationDate: now + 1, dueNowInCents: 2000 }
  const rest = { planId: 'club', monthlyPriceInCents: 1999, onTrial: false }
  // Also read anew whenever somebody else changes the club.
  await page.route('**/api/subscription/change-preview*', (route) =>
    route.fulfill({ json: { ...(agreed.length === 0 ? shown : current), ...rest } }),
  )
  await page.route('**/api/create-checkout-session', (route) => {
    agreed.push((route.request().postDataJSON() as { agreed: unknown }).agreed)
    const problem = { refusal: 'changed-meanwhile', requestId: '-', current: { ...current, ...rest } }
    return agreed.length === 1
      ? route.fulfill({ status: 409, json: problem })
      : refused(route, 402, 'card-refused')
  })
  await plan(page, 'Club').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/12,34/)
  await dialog.getByRole('button', { name: 'Passer à Club' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Le montant a changé entre-temps')
  await expect(dialog).toContainText(/20,00/)
  await dialog.getByRole('button', { name: 'Passer à Club' }).click()
  await expect(dialog.getByRole('alert')).toContainText('La carte a été refusée')
  expect(agreed).toEqual([shown, current])
})

test('What came of a payment is said into a region that was there before. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  await page.addInitScript(() => {
    const silent: string[] = []
    Object.assign(window, { silent })
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes])
      for (const node of added.filter((each) => each instanceof HTMLElement)) {
        const regions = [node, ...node.querySelectorAll<HTMLElement>('[role=status]')]
        for (const region of regions.filter((each) => each.role === 'status')) silent.push(region.innerText)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await hasChosen(page, 'pro')
  await openSubscription(page, '?success=true')
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  const silent = await page.evaluate(() => (window as unknown as { silent: string[] }).silent)
  expect(silent.join(' ')).not.toContain('Abonnement mis à jour')
})

const nowhere: Partial<SubscriptionPage> = { running: false, nextPaymentAt: null, managed: true }
const standings: readonly [name: string, change: Partial<SubscriptionPage>, texts: readonly RegExp[]][] = [
  [
    'nothing is sold',
    { ...nowhere, status: 'free', simulated: false, planId: null, planInForce: 'pro', managed: false },
    [/Plan Pro/, /Gratuit/, /il n’y a rien à payer/],
  ],
  [
    'the trial has ended',
    {
      ...nowhere,
      status: 'none',
      planId: null,
      planInForce: 'essential',
      readOnlyFrom: '2026-11-03T08:30:00.000Z',
    },
    [/Essai terminé/, /Sans abonnement/, /Lecture seule depuis le 3 novembre/],
  ],
  [
    'the subscription has ended',
    { ...nowhere, status: 'ended', readOnlyFrom: '2026-11-01T08:30:00.000Z' },
    [/Plan Pro/, /Résilié/, /Lecture seule depuis le 1er novembre/, /rien n’est effacé/],
  ],
  [
    'a payment is missing for too long',
    { status: 'suspended', readOnlyFrom: '2026-11-03T08:30:00.000Z' },
    [/Suspendu/, /Un paiement manque toujours/],
  ],
  [
    'Stripe has paused the subscription',
    { status: 'paused', readOnlyFrom: '2026-11-03T08:30:00.000Z' },
    [/En pause/, /tout reste lisible/, /Vérifiez la carte bancaire depuis «\s*Gérer mon abonnement/],
  ],
  [
    'a subscription that Stripe has paused is cancelled',
    { status: 'paused', readOnlyFrom: '2026-11-03T08:30:00.000Z', endsAt: '2099-12-05T08:00:00.000Z' },
    [/En pause/, /Prend fin le 5 décembre 2099/, /et déjà résilié\s*: tout reste lisible/],
  ],
]
for (const [name, change, texts] of standings) {
  test(`Where ${name}, the screen says so. @deep`, async ({ page }) => {
    await signInAs(page, people.marc)
    await standing(page, change)
    await openSubscription(page)
    for (const text of texts) await expect(card(page)).toContainText(text)
    const unpaid = change.running === false && change.status !== 'free'
    await expect(page.getByRole('heading', { name: 'Nos plans' })).toHaveCount(unpaid ? 1 : 0)
    await expect(page.getByText('Information importante')).toHaveCount(change.status === 'free' ? 0 : 1)
  })
}

for (const [when, days, told] of [
  ['during the trial', 6, 'Le club sera en lecture seule dès le '],
  ['after it', -3, 'Le club est en lecture seule\u00A0: tout reste lisible et rien n’est effacé.'],
] as const) {
  test(`A subscription that is paused ${when} is told above every screen, and leads to where it is said what to do. @deep`, async ({
    page,
  }) => {
    await signInAs(page, people.marc)
    const from = new Date(Date.now() + days * 24 * 3600_000).toISOString()
    await page.route('**/api/me', async (route) => {
      const me = (await (await route.fetch()).json()) as WhoAmI
      await route.fulfill({ json: { ...me, club: { ...me.club, readOnlyFrom: from, paused: true } } })
    })
    await page.goto('/coach/overview')
    const notice = page.getByRole('status').filter({ hasText: 'L’abonnement de votre club est en pause.' })
    await expect(notice).toContainText(
      days > 0 ? `${told}${longInstant(from, 'Europe/Paris', new Date())}.` : told,
    )
    await expect(notice).toContainText('La page «\u00A0Abonnement\u00A0» vous dit que faire.')
    await standing(page, { status: 'paused', readOnlyFrom: from })
    await notice.getByRole('link', { name: 'Voir l’abonnement' }).click()
    await expect(card(page)).toContainText('En pause')
    await expect(card(page).getByText('tout reste lisible')).toHaveCount(days > 0 ? 0 : 1)
    await expect(plan(page, 'Club')).toHaveAccessibleDescription(
      /^L’abonnement de votre club est en pause\s*: la page «\s*Abonnement\s*» vous dit que faire\.$/,
    )
    await expect(notice).toHaveCount(0)
  })
}

test('A change that is not paid yet, and members above a plan’s limit, are said. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  await standing(page, {
    planId: 'essential',
    planInForce: 'essential',
    pendingPlanId: 'pro',
    members: { coach: 2, player: 24 },
    limits: { coach: 1, player: 10 },
  })
  await openSubscription(page)
  await expect(page.getByText('Passage à Pro en attente.')).toBeVisible()
  await expect(page.getByText('Tout le monde reste, mais plus aucun joueur ne peut arriver.')).toBeVisible()
  await expect(
    page.getByText('Tout le monde reste, mais plus aucun entraineur ne peut arriver.'),
  ).toBeVisible()
})

test('A confirmation that takes long is not a second payment. @deep', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, people.marc)
  await standing(page, { running: false })
  await hasChosen(page, 'club')
  await openSubscription(page, '?success=true')
  await expect(page.getByText(waiting)).toBeVisible()
  await expect(page.getByText(success)).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/Inutile de payer une seconde fois\.$/)).toBeVisible()
  await expect(page.getByText(success)).toHaveCount(0)
})

test('The address of a success says nothing of one where nothing was paid, or is not paid yet. @deep', async ({
  page,
}) => {
  await signInAs(page, people.marc)
  await openSubscription(page, '?success=true')
  await expect(page).toHaveURL(here)
  await expect(card(page)).toContainText('Plan Pro')
  await expect(page.getByText(success)).toHaveCount(0)
  await standing(page, { planId: 'club', planInForce: 'club', pendingPlanId: 'pro' })
  await hasChosen(page, 'pro')
  await openSubscription(page, '?success=true')
  await expect(page.getByText('Passage à Pro en attente.')).toBeVisible()
  await expect(page.getByText(success)).toHaveCount(0)
})

test('A card that expires, paused collection and a dispute are said. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  await standing(page, {
    cardExpiresAt: '2099-02-01T00:00:00.000Z',
    collectionPause: { resumesAt: '2099-03-05T08:00:00.000Z' },
    nextPaymentAt: null,
    disputed: true,
  })
  await openSubscription(page)
  await expect(page.getByText('La carte bancaire expire fin janvier 2099.')).toBeVisible()
  await expect(page.getByText('Un paiement est contesté auprès de la banque.')).toBeVisible()
  await expect(card(page)).toContainText('Les prélèvements sont suspendus jusqu’au 5 mars 2099')
  await expect(card(page)).not.toContainText('Prochain paiement')
})

test('A player has no such screen, and a coach without a club is told where to find one. @deep', async ({
  page,
}) => {
  await signInAs(page, people.irene)
  await page.goto(here)
  await expect(page.getByRole('link', { name: 'Rejoindre un club' })).toBeVisible()
  // An open page would notice the other account, and navigate to the entry page.
  await page.goto('about:blank')
  await signInAs(page, people.ines)
  await page.goto(here)
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
})

/** Ends when the first coach has accepted the second. */
async function joinAsCoach(page: Page, first: Page): Promise<void> {
  await first.goto('/coach/club')
  const code = await first.locator('.club-code').innerText()
  await page.goto('/coach?mode=signup')
  const marc = newcomer('Marc', 'Delorme')
  await fillPerson(page, marc)
  await button(page, 'Rejoindre un club existant').click()
  await page.getByLabel('Code club').fill(code)
  await button(page, 'Créer mon compte').click()
  await expect(page).toHaveURL('/coach/club')
  await confirmEmail(page, marc)
  await acceptCoach(first, 'Marc Delorme')
  await expect(first.getByRole('heading', { name: 'Entraineurs (2)' })).toBeVisible()
}

async function inPortal(page: Page, action: string): Promise<void> {
  await button(page, 'Gérer mon abonnement').click()
  await pressInSimulation(page, action)
  await pressInSimulation(page, 'Retour à Rebond')
  await expect(page).toHaveURL(here)
}

function unexpected(route: Route, status = 409): Promise<void> {
  return refused(route, status, 'unexpected')
}

function refused(route: Route, status: number, refusal: AnyRefusal): Promise<void> {
  const { [refusal]: sentence } = refusalSentences as Partial<Record<AnyRefusal, string>>
  return route.fulfill({ status, json: { refusal, sentence, requestId: '-' } })
}
