import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, fillPerson, newcomer, phone, signInAs, signUpCoach, test } from './journey.ts'

const button = (page: Page, plan: string) => page.getByRole('button', { name: `Choisir ${plan}` })
const onPaymentPage = (page: Page, plan: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Abonnement ${plan}` })).toBeVisible()
/** Ticks the terms of sale, which the first press asks for, and presses again. */
async function accept(page: Page, plan: string): Promise<void> {
  const terms = page.getByRole('region', { name: plan }).getByRole('checkbox', { name: /^J’accepte les/ })
  await expect(terms).toBeFocused()
  await terms.check()
  await button(page, plan).click()
}
const failed = 'Une erreur est survenue. Veuillez réessayer.'

interface Paid {
  status: string
  planId: string | null
  running: boolean
}

async function subscriptionOf(page: Page): Promise<Paid> {
  const { status, planId, running } = (await (await page.request.get('/api/subscription')).json()) as Paid
  return { status, planId, running }
}

test('A visitor chooses a plan, signs up as a coach, pays, and the club has that plan.', async ({
  someone,
}) => {
  const page = await someone(phone)
  await page.goto('/pricing')
  await button(page, 'Club').click()
  await expect(page).toHaveURL('/coach?mode=signup&plan=club')
  await expect(page.getByText('Vous avez choisi la formule Club.')).toBeVisible()
  await fillPerson(page, newcomer('Agathe', 'Perrin'))
  await page.getByLabel('Nom du club').fill('Ping de la Guillotière')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()

  await accept(page, 'Club')
  await onPaymentPage(page, 'Club')
  await expect(page.getByText('Rien à payer aujourd’hui')).toBeVisible()
  expect(await subscriptionOf(page)).toEqual({ status: 'trial', planId: null, running: false })
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
  await expect(page.getByText('Abonnement mis à jour avec succès !')).toBeVisible()
  await expect.poll(() => subscriptionOf(page)).toEqual({ status: 'trial', planId: 'club', running: true })
})

test('Whoever has an account signs in at the same door, and goes on to the payment. @deep', async ({
  someone,
}) => {
  const person = newcomer('Gilles', 'Arnaud')
  const elsewhere = await someone()
  await signUpCoach(elsewhere, 'Ping des Brotteaux', person)
  const page = await someone()
  await page.goto('/pricing')
  await button(page, 'Essential').click()
  await page.getByText('Connexion', { exact: true }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await accept(page, 'Essential')
  await onPaymentPage(page, 'Essential')
})

test('The button of the plan shows that its payment is being opened; a cancelled payment is said calmly.', async ({
  page,
}) => {
  await signUpCoach(page, 'Ping de Monplaisir')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/create-checkout-session', async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/pricing')
  await button(page, 'Pro').click()
  const pro = page.getByRole('region', { name: 'Pro' })
  await expect(pro.getByRole('alert')).toContainText('Acceptez les conditions générales de vente')
  await accept(page, 'Pro')
  await expect(button(page, 'Pro')).toHaveAttribute('aria-busy', 'true')
  await expect(button(page, 'Pro')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Club')).not.toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await onPaymentPage(page, 'Pro')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL('/pricing?canceled=true')
  await expect(page.getByText('Le paiement a été annulé.')).toBeVisible()
  await expect(button(page, 'Pro')).not.toHaveAttribute('aria-busy', 'true')
  expect(await subscriptionOf(page)).toMatchObject({ planId: null, running: false })

  // As it was left, with the browser's own way back.
  await page.unroute('**/api/create-checkout-session')
  await button(page, 'Pro').click()
  await accept(page, 'Pro')
  await onPaymentPage(page, 'Pro')
  await page.goBack()
  await expect(button(page, 'Pro')).not.toHaveAttribute('aria-busy', 'true')
})

test('Two clicks, and two tabs, open one payment, which leads to one subscription. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Ping de Gerland')
  let asked = 0
  await page.route('**/api/create-checkout-session', async (route) => {
    asked += 1
    await route.fallback()
  })
  const other = await page.context().newPage()
  await page.goto('/pricing')
  await other.goto('/pricing')
  await button(page, 'Club').dblclick()
  await page.getByRole('checkbox', { name: /^J’accepte les/ }).check()
  expect(asked).toBe(0)
  await button(page, 'Club').dblclick()
  await onPaymentPage(page, 'Club')
  expect(asked).toBe(1)
  await button(other, 'Club').click()
  await accept(other, 'Club')
  await onPaymentPage(other, 'Club')
  expect(other.url()).toBe(page.url())

  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
  await other.getByRole('button', { name: 'Payer' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Cette page a déjà servi' })).toBeVisible()
  expect(await subscriptionOf(page)).toEqual({ status: 'trial', planId: 'club', running: true })
})

test('A coach whose club pays already is brought to the change of the plan, with its price. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/pricing')
  await button(page, 'Club').click()
  const change = page.getByRole('dialog', { name: 'Passer à Club' })
  await expect(change).toBeVisible()
  // The choice is used once: a reload of the page chooses nothing.
  await expect(page).toHaveURL('/coach/subscription')
  await change.getByRole('button', { name: 'Annuler' }).click()
  await expect(change).toHaveCount(0)

  await page.goto('/pricing')
  await button(page, 'Pro').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await expect(page.getByText('Plan Pro')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A player, and a coach without a club, are told why they cannot pay. @deep', async ({ page }) => {
  await signInAs(page, people.ines)
  await page.goto('/pricing')
  await button(page, 'Club').click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    'ce sont les entraineurs qui choisissent la formule du club',
  )
  await expect(page.getByRole('link', { name: 'Ouvrir mon espace' })).toHaveAttribute('href', '/player/')

  await signInAs(page, people.irene)
  await page.goto('/pricing')
  await button(page, 'Club').click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('Créez d’abord votre club')
  await page.getByRole('link', { name: 'Ouvrir mon club' }).click()
  await expect(page).toHaveURL('/coach/club')
})

test('A payment that cannot be opened is said beside its plan, by keyboard too, and can be tried again. @deep', async ({
  someone,
}) => {
  const page = await someone({ ...desk })
  await signUpCoach(page, 'Ping de Vaise-Industrie')
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({ status: 409, json: { refusal: 'payment-unavailable', requestId: '-' } }),
  )
  await page.goto('/pricing')
  await button(page, 'Pro').focus()
  await page.keyboard.press('Enter')
  const pro = page.getByRole('region', { name: 'Pro' })
  await expect(pro.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await button(page, 'Pro').focus()
  await page.keyboard.press('Enter')
  await expect(pro.getByRole('alert')).toHaveText(failed)
  await expect(button(page, 'Pro')).toBeFocused()

  // Another plan's trouble is its own, and no answer at all reads the same.
  await page.unroute('**/api/create-checkout-session')
  await page.route('**/api/me', (route) => route.abort('connectionrefused'))
  await button(page, 'Essential').click()
  await expect(page.getByRole('region', { name: 'Essential' }).getByRole('alert')).toHaveText(failed)
  await expect(pro.getByRole('alert')).toHaveText('')
  await page.unroute('**/api/me')
  await button(page, 'Essential').click()
  await accept(page, 'Essential')
  await onPaymentPage(page, 'Essential')
})

test('The door leads to the payment of a plan of ours, and nowhere else. @deep', async ({ page }) => {
  for (const plan of ['//evil.example', 'https://evil.example', 'club&next=//evil.example', 'gold']) {
    await page.context().clearCookies()
    await page.goto(`/coach?plan=${plan.startsWith('club') ? plan : encodeURIComponent(plan)}`)
    await page.getByLabel('Email').fill(people.marc.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('balle-orange-2026')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(plan.startsWith('club') ? '/coach/subscription' : '/coach/overview')
  }
})

test('The address that one comes back with opens no payment of an unknown plan, and none by itself again. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Ping de Perrache')
  let asked = 0
  await page.route('**/api/create-checkout-session', async (route) => {
    asked += 1
    await route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } })
  })
  await page.goto('/pricing?plan=gold')
  await expect(button(page, 'Pro')).toBeVisible()
  await page.goto('/pricing?plan=pro')
  await accept(page, 'Pro')
  await expect(page.getByRole('region', { name: 'Pro' }).getByRole('alert')).toHaveText(failed)
  await expect(page).toHaveURL('/pricing')
  await page.reload()
  await expect(button(page, 'Pro')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(1)
})
