import type { Page } from '@playwright/test'
import { confirmEmail, desk, expect, newcomer, phone, signUpCoach, test } from './journey.ts'
import { acceptTerms, card, openSubscription, plan, pressInSimulation } from './subscription-on-screen.ts'

const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })

/** Of the mails to this address, those whose text contains these words. */
async function mailsTo(page: Page, address: string, words: string): Promise<number> {
  const mails = (await (await page.request.get('/dev/mails')).text()).split('<article>')
  return mails.filter((mail) => mail.includes(`À ${address}`) && mail.includes(words)).length
}

test('Whoever has a contract ends it in three steps, without signing in; a mail confirms, and the club’s screen follows.', async ({
  someone,
}) => {
  const coach = newcomer('Odile', 'Faure')
  const paying = await someone(desk)
  await signUpCoach(paying, 'Ping de la Part-Dieu', coach)
  // To an address that nobody has confirmed a mail names no club.
  await confirmEmail(paying, coach)
  await openSubscription(paying)
  await acceptTerms(paying)
  await plan(paying, 'Club').click()
  await pressInSimulation(paying, 'Payer')
  await expect(card(paying)).toContainText('Plan Club')

  const page = await someone(phone)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Résilier votre contrat' }).click()
  await expect(page).toHaveURL('/resiliation')
  await expect(page.getByRole('heading', { level: 1, name: 'Résilier votre contrat' })).toBeVisible()
  await page.getByLabel('Prénom', { exact: true }).fill('Odile')
  await page.getByLabel('Nom', { exact: true }).fill('Faure')
  await page.getByLabel('Email', { exact: true }).fill('odile@example.org')
  await page.getByLabel('Nom du club', { exact: true }).fill('Ping de la Part-Dieu')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(step(page, /Étape 2 sur 3/)).toBeFocused()
  await expect(page.getByText('Dès que possible', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByLabel('Email', { exact: true }).fill(coach.email)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('definition').filter({ hasText: coach.email })).toBeVisible()
  await page.getByRole('button', { name: 'Notifier la résiliation' }).click()
  await expect(step(page, /Résiliation notifiée/)).toBeFocused()
  await expect(page.getByText(coach.email).filter({ visible: true })).toBeVisible()

  await expect(card(paying)).toContainText(/Prend fin le \d/)
  await expect
    .poll(() =>
      mailsTo(page, coach.email, 'La résiliation du contrat de Ping de la Part-Dieu est enregistrée'),
    )
    .toBe(1)
})

test('What fails is said, nothing is lost, and who is signed in need not type what is known. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Rémi', 'Blanc')
  const page = await someone(desk)
  await signUpCoach(page, 'Ping de Bron', coach)
  await page.goto('/resiliation')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(coach.email)
  await expect(page.getByLabel('Nom du club', { exact: true })).toHaveValue('Ping de Bron')
  await page.getByRole('button', { name: 'Continuer' }).click()
  let fails = true
  await page.route('**/api/contract-terminations', (route) =>
    fails ? route.abort('connectionrefused') : route.fallback(),
  )
  const notify = page.getByRole('button', { name: 'Notifier la résiliation' })
  await notify.click()
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue. Veuillez réessayer.')
  fails = false
  await notify.click()
  await expect(step(page, /Résiliation notifiée/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('')
})
