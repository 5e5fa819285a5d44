import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect, fillPerson, newcomer, phone } from './journey.ts'
import { test } from './offline/hall.ts'

const selling = /essai gratuit|14 jours|formule|abonnez|choisir|€/i

async function textOf(page: Page): Promise<string> {
  return page.locator('body').innerText()
}

test('Where nothing is sold no page sells, with or without its script, and all of them lead to sign-up. @deep', async ({
  freeServer: { url },
  someone,
}) => {
  for (const options of [{ ...phone, javaScriptEnabled: false }, {}]) {
    const page = await someone({ baseURL: url, ...options })
    await page.goto('/')
    expect(await textOf(page)).not.toMatch(selling)
    await expect(page.getByText('Gratuit, sans engagement').first()).toBeVisible()
    await page.getByRole('link', { name: 'Créer un compte' }).first().click()
    await expect(page).toHaveURL(`${url}/signup`)

    for (const address of ['/pricing', '/pricing?canceled=true', '/pricing?plan=club']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ici, Rebond est gratuit.')
      expect(await textOf(page)).not.toMatch(selling)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByText('Le paiement a été annulé.')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Conditions générales de vente' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Résilier votre contrat' })).toHaveCount(0)
    for (const address of ['/cgv', '/resiliation']) expect((await page.goto(address))?.status()).toBe(404)
    await page.goto('/confidentialite')
    expect(await textOf(page)).not.toMatch(/stripe|abonnement|factur/i)
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Créer mon club' }).click()
    await expect(page).toHaveURL(`${url}/coach?mode=signup`)
  }
})

test('A plan in the address of the door is ignored: whoever signs up there is on their dashboard, as Pro. @deep', async ({
  freeServer: { url },
  someone,
}) => {
  const page = await someone({ baseURL: url })
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible()
  expect(await textOf(page)).not.toMatch(selling)
  await page.goto('/coach?mode=signup&plan=club')
  await expect(page.getByLabel('Nom du club')).toBeVisible()
  expect(await textOf(page)).not.toMatch(/formule|paiement/i)
  await fillPerson(page, newcomer('Agathe', 'Perrin'))
  await page.getByLabel('Nom du club').fill('Ping libre de Vaise')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await page.goto('/coach/subscription?plan=club')
  await expect(page.getByText('Plan Pro')).toBeVisible()
  await expect(page.getByText('Ici, Rebond est gratuit')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('The page in place of the prices has no accessibility violation, in light and dark. @deep', async ({
  freeServer: { url },
  someone,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await someone({ baseURL: url, colorScheme })
    await page.goto('/pricing')
    expect(await violationsOn(page)).toEqual([])
  }
})
