import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'
import {
  cardOf,
  quarter,
  rankingFact,
  saveButton,
  search,
  setRanking,
  setScore,
} from './players-on-screen.ts'

const names = (page: Page) => page.getByRole('heading', { level: 2 })

test('Players are searched, filtered by style and turned six at a time.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/players')
  await expect(names(page)).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Précédent' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText(/^Page 2 sur \d$/)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)

  await search(page, 'MOREL')
  await expect(names(page)).toHaveText(['Inès Morel'])
  const ines = cardOf(page, people.ines)
  await expect(ines).toContainText(people.ines.email)
  await expect(ines).toContainText(/Membre depuis le \d/)
  await expect(quarter(page, people.ines, 'Service')).toHaveText('Service8/10')
  await search(page, 'gérard')
  await expect(cardOf(page, people.gerard)).toContainText('Non défini')
  await expect(cardOf(page, people.gerard)).toContainText('Paramètres IA non configurés')
  await search(page, 'zzz')
  await expect(page.getByText('Aucun joueur trouvé')).toBeVisible()
  await page.getByRole('button', { name: 'Voir tous les joueurs' }).click()

  await page.getByLabel('Style de jeu').selectOption('Défenseur')
  await expect(cardOf(page, people.olivier)).toBeVisible()
  await expect(cardOf(page, people.ines)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Style de jeu')).toHaveValue('defender')
})

test('Several players are set with the keyboard, kept while one searches, and saved in one go.', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/players')
  await search(page, people.bernard.lastName)
  const opener = page.getByRole('button', { name: /^Paramètres IA, Bernard/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Paramètres IA' })
  await expect(dialog.getByRole('slider')).toHaveCount(4)
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    'Service 4, Initiative 3, Contre-Initiative 5, Défense 4 sur 10',
  )
  await dialog.getByRole('slider', { name: 'Défense' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/Défense 5 sur 10/)
  await dialog.getByRole('button', { name: 'Appliquer les modifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(cardOf(page, people.bernard)).toContainText('Modifié')

  await setScore(page, people.francoise, 'Service', 10)
  await expect(saveButton(page)).toHaveText('Sauvegarder (2 modification(s))')
  // A player's own page and back.
  await page.getByRole('link', { name: 'Françoise Picard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Françoise Picard' })).toBeFocused()
  await page.getByRole('link', { name: 'Tous les joueurs' }).click()
  await expect(saveButton(page)).toHaveText('Sauvegarder (2 modification(s))')
  // Leaving the screen asks.
  await page.getByRole('link', { name: 'Demandes' }).filter({ visible: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer' }).click()

  await saveButton(page).click()
  await expect(page.getByText('Paramètres IA enregistrés')).toBeVisible()
  await expect(saveButton(page)).toHaveCount(0)
  await page.reload()
  await search(page, people.bernard.lastName)
  await expect(quarter(page, people.bernard, 'Défense')).toHaveText('Défense5/10')
  await search(page, people.francoise.lastName)
  await expect(quarter(page, people.francoise, 'Service')).toHaveText('Service10/10')
})

test('Of two coaches who set a player, the second is told who and what, and chooses. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(phone)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  for (const page of [lea, marc]) await page.goto('/coach/players')
  await setScore(lea, people.olivier, 'Service', 9)
  await setScore(lea, people.jeanne, 'Service', 9)
  await setScore(marc, people.olivier, 'Service', 2)
  await setScore(marc, people.jeanne, 'Service', 3)
  await saveButton(marc).click()
  await expect(saveButton(marc)).toHaveCount(0)

  const aboutOlivier = lea.getByText('Marc Delorme a changé entre-temps les paramètres IA d’Olivier Renaud.')
  await expect(aboutOlivier).toBeVisible()
  await expect(lea.getByText(/Notes enregistrées\s: Service 2\. Les vôtres\s: Service 9\./)).toBeVisible()
  await expect(saveButton(lea)).toHaveAttribute('aria-disabled', 'true')
  await lea.getByRole('button', { name: 'Garder les miennes pour Olivier Renaud' }).click()
  await lea.getByRole('button', { name: /^Prendre les siennes pour Jeanne/ }).click()
  await expect(aboutOlivier).toHaveCount(0)
  await expect(saveButton(lea)).toHaveText('Sauvegarder (1 modification(s))')
  await saveButton(lea).click()
  await expect(saveButton(lea)).toHaveCount(0)
  // On his open screen, without a reload.
  await search(marc, people.olivier.lastName)
  await expect(quarter(marc, people.olivier, 'Service')).toHaveText('Service9/10')
  await search(marc, people.jeanne.lastName)
  await expect(quarter(marc, people.jeanne, 'Service')).toHaveText('Service3/10')
})

test('What fails is said, and what was applied stays. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  let fails = true
  await page.route('**/api/players', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { refusal: 'unexpected', requestId: '-' } })
      : route.fallback(),
  )
  page.removeAllListeners('console')
  // The part of the screen that says so mostly arrives after the answer.
  await page.route('**/assets/player-list-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fallback()
  })
  await page.goto('/coach/players')
  await expect(page.getByText('Erreur lors du chargement des joueurs')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(names(page)).toHaveCount(6)

  await page.route('**/api/players/scores', (route) =>
    route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
  )
  await setScore(page, people.monique, 'Initiative', 10)
  await saveButton(page).click()
  await expect(page.getByText('Erreur lors de la mise à jour des paramètres IA')).toBeVisible()
  await expect(saveButton(page)).toHaveText('Sauvegarder (1 modification(s))')
})

test('A player’s own page tells all of them, and follows what another coach saves. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await lea.goto('/coach/players')
  await search(lea, people.thomas.lastName)
  await lea.getByRole('link', { name: /^Thomas / }).click()
  await expect(lea.getByRole('heading', { level: 1 })).toHaveText(/^Thomas /)
  await expect(lea.getByRole('heading', { level: 2 })).toHaveText([
    'Notes',
    'Évaluations',
    'Demandes d’exercices',
    'Classement dans le temps',
    'Licence et catégorie',
    'Maîtrise dans le temps',
    'Présence',
    'Retours',
  ])
  const radar = lea.getByRole('img', { name: /sur 10$/ })
  await expect(radar).toHaveAccessibleName('Service 5, Initiative 5, Contre-Initiative 7, Défense 5 sur 10')
  await lea.locator('summary').filter({ hasText: 'Contre-Initiative' }).focus()
  await lea.keyboard.press('Enter')
  await expect(lea.getByText(/^Block CD(Maîtrisé|En progression|Non évalué)$/)).toBeVisible()

  await marc.goto('/coach/players')
  await setScore(marc, people.thomas, 'Initiative', 8)
  await saveButton(marc).click()
  await expect(radar).toHaveAccessibleName(/Initiative 8, /)
  await lea.locator('summary').filter({ hasText: 'Évolution des notes' }).click()
  const table = lea.getByRole('table', { name: 'Évolution des notes' })
  await expect(table.getByRole('row').nth(1)).toContainText('Marc Delorme')
  await expect(table.getByRole('row').nth(1)).toContainText('+3')
})

test('A player who is not in the club is said so, with the way back. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  for (const id of [people.clara.id, 'personne']) {
    await page.goto(`/coach/players?player=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Joueur introuvable' })).toBeVisible()
    await expect(page.getByText('Profil utilisateur non trouvé')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Tous les joueurs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Joueurs' })).toBeVisible()
})

test('A coach sets a player’s ranking; the player’s open profile follows, and the second of two is told. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const jules = await someone(phone)
  await signInAs(lea, people.lea)
  await signInAs(jules, people.jules)
  await jules.goto('/player/profile')
  const own = jules.getByLabel('Classement (points)')
  await expect(own).toHaveValue('534')
  await lea.goto(`/coach/players?player=${people.jules.id}`)
  await expect(rankingFact(lea)).toHaveText(/^534/)

  await setRanking(lea, '560')
  await expect(lea.getByText('Classement enregistré')).toBeVisible()
  await expect(rankingFact(lea)).toHaveText(/^560/)
  await expect(own).toHaveValue('560')

  // What he saves while her dialog is open.
  await lea.getByRole('button', { name: 'Modifier le classement' }).click()
  const dialog = lea.getByRole('dialog', { name: 'Classement' })
  await own.fill('571')
  await jules.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(jules.getByText('Profil mis à jour avec succès')).toBeVisible()
  await dialog.getByLabel('Classement (points)').fill('12')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Le classement va de 500 à 4500 points')).toBeVisible()
  await dialog.getByLabel('Classement (points)').fill('580')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText(/Ce classement a été changé entre-temps\s: 571 points\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rankingFact(lea)).toHaveText(/^580/)
  await expect(own).toHaveValue('580')
})
