import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'
import { saveButton, setScore } from './players-on-screen.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

test('A coach accepts, removes and sets scores, and reads in the journal what was done, by person and by kind. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto('/coach/club')
  await page.getByRole('button', { name: 'Accepter Nadia Ferrand' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click()
  await page.getByRole('button', { name: 'Retirer Tom Girard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByRole('button', { name: 'Réadmettre Tom Girard' })).toBeVisible()
  await page.goto('/coach/players')
  await setScore(page, people.ines, 'Service', 9)
  await saveButton(page).click()
  await expect(page.getByText('Paramètres IA enregistrés')).toBeVisible()

  await page.goto('/coach/club')
  await page.getByRole('link', { name: 'Lire le journal' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Aujourd’hui' })).toBeVisible()
  await expect(entries(page).nth(0)).toContainText('Léa Fontaine a changé les paramètres IA : Inès Morel')
  await expect(entries(page).nth(1)).toContainText('Léa Fontaine a retiré Tom Girard, joueur')
  await expect(entries(page).nth(2)).toContainText('Léa Fontaine a accepté Nadia Ferrand, entraineur')

  await page.getByLabel('Sorte').selectOption('Membres')
  await expect(entries(page).filter({ hasText: 'Compte supprimé' })).toContainText(
    'ses données ont été effacées',
  )
  await page.getByLabel('Sorte').selectOption('Séances')
  await expect(entries(page).first()).toContainText(/Marc Delorme a corrigé l’appel .* Tom Girard/)
  await page.getByLabel('Personne').selectOption('Inès Morel')
  await expect(page.getByText('Rien ne correspond')).toBeVisible()
  await page.getByLabel('Sorte').selectOption('Tout')
  await expect(entries(page).first()).toContainText('Inès Morel')
  await page.reload()
  await expect(page.getByLabel('Personne')).toHaveValue(people.ines.id)
  await expect(entries(page).first()).toContainText('Inès Morel')
})

test('What one coach does stands in the journal of another at once. @deep', async ({ server, someone }) => {
  const [lea, marc] = [
    await someone({ ...desk, baseURL: server.url }),
    await someone({ ...phone, baseURL: server.url }),
  ]
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await marc.goto('/coach/journal')
  await expect(entries(marc).first()).toBeVisible()
  await lea.goto('/coach/club')
  await lea.getByRole('button', { name: 'Retirer Tom Girard' }).click()
  await lea.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(entries(marc).first()).toContainText('Léa Fontaine a retiré Tom Girard')
})

test('Pages are turned by the keyboard, and go back to the latest. @deep', async ({ server, someone }) => {
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, people.marc)
  await page.goto('/coach/journal')
  const first = await entries(page).first().textContent()
  await page.getByRole('link', { name: 'Plus anciennes' }).focus()
  await page.keyboard.press('Enter')
  await expect(entries(page).last()).toContainText('a rejoint le club')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Plus anciennes' })).toHaveCount(0)
  await page.goBack()
  await expect(entries(page).first()).toHaveText(first ?? '')
  await page.goForward()
  await page.getByRole('link', { name: 'Les plus récentes' }).press('Enter')
  await expect(entries(page).first()).toHaveText(first ?? '')
  await page.goto('/coach/journal?after=0192b7a4-0000-7000-8000-000000000001')
  await expect(page.getByText('Cette page du journal n’existe plus.')).toBeVisible()
  await page.getByRole('link', { name: 'Les plus récentes' }).click()
  await expect(entries(page).first()).toHaveText(first ?? '')
})

test('A new device is marked among one’s devices, and the mail tells of it. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, people.marc)
  await page.goto('/coach/account')
  const other = await someone({ ...phone, baseURL: server.url })
  await signInAs(other, people.marc)
  await page.reload()
  await expect(page.getByText('Nouveau', { exact: true }).first()).toBeVisible()
  // A job sends it.
  const mails = async () => (await page.request.get('/dev/mails')).text()
  await expect.poll(mails).toContain('Nouvel appareil connecté à votre compte')
})
