import type { Page } from '@playwright/test'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { expect, fillPerson, newcomer, signInAs, signUpCoach, test } from './journey.ts'
import { cachedAnswers } from './offline/device.ts'

/** Every write to this address is refused with `unexpected`. */
async function breakWrites(page: Page, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
}

test('An account that cannot be created is said so, and the form keeps what was typed.', async ({ page }) => {
  await breakWrites(page, '**/api/accounts')
  await page.goto('/player?mode=signup')
  await fillPerson(page, newcomer('Inès', 'Morel'))
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toHaveText('Échec de la création du compte')
  await expect(page.getByLabel('Prénom')).toHaveValue('Inès')
})

test('A load that fails is said on a full page load too, above what was read before. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  const screens: [path: string, read: string, sentence: string, shown: string][] = [
    ['/coach/overview', 'dashboard', 'Erreur lors du chargement des données', 'Prochaine séance'],
    ['/coach/exercises', 'exercises', 'Erreur lors du chargement des exercices', 'Marteau'],
    [
      '/coach/requests',
      'exercise-requests*',
      'Une erreur est survenue lors du chargement des demandes',
      'Inès',
    ],
    ['/coach/players', 'players', 'Erreur lors du chargement des joueurs', 'Page 1 sur'],
    ['/coach/club', 'club', 'Erreur lors du chargement des données du club', 'Entraineurs'],
  ]
  for (const [path, read, , shown] of screens) {
    const begun = Date.now()
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    const isCached = async () =>
      (await cachedAnswers(page)).some(
        ({ queryKey, updatedAt }) => queryKey[0] === read.replace('*', '') && updatedAt >= begun,
      )
    await expect.poll(isCached).toBe(true)
  }
  for (const [path, read, sentence, shown] of screens) {
    await page.route(`**/api/${read}`, (route) =>
      route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
    )
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByText(shown).first()).toBeVisible()
  }
})

test('A profile that cannot be saved is said so, and the form keeps what was typed.', async ({ page }) => {
  await signInAs(page, people.hugo)
  await breakWrites(page, '**/api/profile')
  await page.goto('/player/profile')
  await page.getByLabel('Objectifs').fill('Servir plus court.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Erreur lors de la mise à jour du profil')).toBeVisible()
  await expect(page.getByLabel('Objectifs')).toHaveValue('Servir plus court.')
})

test('A club that cannot be joined, or renamed, is said so.', async ({ page }) => {
  await signInAs(page, people.malo)
  await breakWrites(page, '**/api/memberships')
  await page.goto('/player/join-club')
  await page.getByLabel('Code club').fill('pingclubdevaise')
  await page.getByRole('button', { name: 'Rejoindre le club' }).click()
  await expect(page.getByText('Erreur lors de la connexion au club')).toBeVisible()

  // An open page would notice the other account, and navigate to the entry page.
  await page.goto('about:blank')
  await signInAs(page, people.marc)
  await breakWrites(page, '**/api/club')
  await page.goto('/coach/club')
  await page.getByRole('button', { name: 'Modifier le nom du club' }).click()
  await page.getByLabel('Nom du club').fill('Autre nom')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Erreur lors de la mise à jour du club')).toBeVisible()
})

test('A dialog stays while its write is under way, and says what became of it. @deep', async ({ page }) => {
  await signInAs(page, people.marc)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/me/password', async (route) => {
    await held.promise
    await route.fulfill({
      status: 422,
      json: {
        refusal: 'wrong-password',
        sentence: 'Ce n’est pas votre mot de passe actuel.',
        requestId: '-',
      },
    })
  })
  await page.goto('/coach/account')
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer de mot de passe' })
  await dialog.getByLabel('Mot de passe actuel').fill('pas-le-bon')
  await dialog.getByLabel('Nouveau mot de passe').fill('revers-lifté-2026')
  await dialog.getByRole('button', { name: 'Changer', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Changer', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  for (const name of ['Annuler', 'Fermer']) {
    await dialog.getByRole('button', { name }).click({ force: true })
  }
  // Chromium closes a dialog itself when Escape is pressed a second time.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  held.resolve()
  await expect(dialog.getByRole('alert')).toHaveText('Ce n’est pas votre mot de passe actuel.')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()
})

test('Before any roll call the rate is a goal of 95%.', async ({ page }) => {
  await signUpCoach(page, 'Club sans appel')
  await expect(page.getByText('objectif')).toBeVisible()
  await expect(page.getByText('95%')).toBeVisible()
})

test('A player with a club enters on the training sessions.', async ({ page }) => {
  await page.goto('/player')
  await page.getByLabel('Email').fill(people.hugo.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/player/training')
})
