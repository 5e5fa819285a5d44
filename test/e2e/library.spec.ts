import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, signUpCoach, test } from './journey.ts'
import { choose, createExercise, deleteExercise, rowOf } from './library-on-screen.ts'
import { goOnWithoutAnswer } from './short-intervals.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const dialog = (page: Page) => page.getByRole('dialog')

test('An exercise for a club that is gone meanwhile is refused, and its form stays open. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club qui disparaît')
  await page.goto('/coach/exercises')
  await page.getByRole('button', { name: 'Nouvel exercice' }).first().click()
  await page.getByLabel('Technique').fill('Balle lobée')
  await page.getByLabel('Effet').fill('Amorti')
  // Without live events and refetches, the page still shows its club.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  )
  expect((await page.request.delete('/api/memberships/mine')).ok()).toBe(true)
  await page.getByRole('button', { name: "Créer l'exercice" }).click()
  await expect(page.getByRole('alert')).toHaveText('Club ID not found')
  await expect(page.getByLabel('Technique')).toHaveValue('Balle lobée')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText('Vous n’avez pas encore de club')).toBeVisible()
  await page
    .getByRole('status', { name: 'Enregistrement' })
    .filter({ visible: true })
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog', { name: 'Vos enregistrements' })).toContainText('Balle lobée')
})

test('An exercise is created, found, changed and deleted with the keyboard alone. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club de la bibliothèque')
  await page.goto('/coach/exercises')
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).focus()
    await page.keyboard.press('Enter')
  }
  await tab(page, 'Services').focus()
  await page.keyboard.press('End')
  await expect(tab(page, 'Défense')).toBeFocused()
  await expect(page).toHaveURL(/category=defense/)

  await press('Nouvel exercice')
  await expect(dialog(page)).toHaveAccessibleName('Nouvel exercice')
  await page.getByLabel('Technique').focus()
  await page.keyboard.type('Balle lobée')
  await press('Amorti')
  await expect(page.getByLabel('Effet')).toHaveValue('Amorti')
  await page.getByLabel('Description').focus()
  await page.keyboard.type('Loin derrière la table.')
  await press("Créer l'exercice")
  const row = rowOf(page, 'Balle lobée - Amorti')
  await expect(row).toContainText('Loin derrière la table.')
  await expect(row).toContainText(/Difficulté\s*débutant/)
  await expect(row).toContainText(/Durée\s*15 min/)
  await expect(page.getByRole('button', { name: 'Nouvel exercice' })).toBeFocused()

  await page.getByLabel('Rechercher un exercice').focus()
  await page.keyboard.type('lobee')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await row.getByRole('button', { name: "Modifier l'exercice" }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName("Modifier l'exercice")
  await page.getByLabel('Durée').selectOption('20 min')
  await page.getByLabel('Technique').fill('Balle très haute')
  await press('Mettre à jour')
  // The search would hide it.
  const renamed = rowOf(page, 'Balle très haute - Amorti')
  await expect(renamed).toContainText('20 min')
  await expect(page.getByLabel('Rechercher un exercice')).toHaveValue('')
  await expect(renamed.getByRole('button', { name: "Modifier l'exercice" })).toBeFocused()

  await renamed.getByRole('button', { name: 'Supprimer l’exercice' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', {
    name: 'Êtes-vous sûr de vouloir supprimer cet exercice ?',
  })
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await question.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await expect(renamed).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(tab(page, 'Défense')).toHaveAttribute('aria-selected', 'true')
  await expect(renamed).toHaveCount(0)
})

test('A search finds in every category and says in which; clearing it goes back to the tab. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=initiative')
  const search = page.getByLabel('Rechercher un exercice')
  const titles = page.getByRole('heading', { level: 2 })
  await search.fill('poussette rv')
  // Also where only the description says it.
  await expect(titles).toHaveText(['Services', "Gestes d'Initiative", 'Défense'])
  await expect(rowOf(page, 'Poussette RV - Coupé')).toBeVisible()
  // The word is one of a service's, and of a defence's.
  await search.fill('coupé')
  await expect(titles.first()).toHaveText('Services')
  await expect(titles.last()).toHaveText('Défense')
  await expect(rowOf(page, 'Lancé - Coupé')).toBeVisible()
  await expect(rowOf(page, 'Poussette RV - Coupé')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await search.fill('xyz')
  const nothing = page.getByText('Aucun exercice ne correspond à « xyz ».')
  await expect(nothing.last()).toBeVisible()
  await expect(page.getByRole('status').and(nothing)).toHaveCount(1)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(search).toBeFocused()
  await expect(tab(page, "Gestes d'Initiative")).toHaveAttribute('aria-selected', 'true')
  await expect(rowOf(page, 'Flip CD - Placé')).toBeVisible()

  // What is found is changed where it was found.
  await search.fill('poussette rv')
  await rowOf(page, 'Poussette RV - Coupé').getByRole('button', { name: "Modifier l'exercice" }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(search).toHaveValue('poussette rv')
  await expect(rowOf(page, 'Poussette RV - Coupé')).toBeVisible()
})

test('Without a technique and an effect the form says so, and another category offers others. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises')
  await page.getByRole('button', { name: 'Nouvel exercice' }).click()
  await page.getByRole('button', { name: "Créer l'exercice" }).click()
  await expect(page.getByText('Veuillez sélectionner une technique et un effet')).toBeVisible()
  await expect(page.getByLabel('Technique')).toBeFocused()
  await choose(page, 'Marteau', 'Coupé')
  await page.getByRole('radio', { name: 'Défense' }).check()
  await expect(page.getByLabel('Technique')).toHaveValue('')
  await expect(page.getByLabel('Effet')).toHaveValue('Coupé')
  await page.getByRole('button', { name: "Créer l'exercice" }).click()
  await expect(page.getByText('Veuillez sélectionner une technique et un effet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Quitter' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('Of two coaches who change an exercise, the second is told and loses nothing. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  const marc = await someone(phone)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await lea.goto('/coach/exercises?category=counter')
  await createExercise(lea, 'Block CD', 'Dans le Coup')
  await marc.goto('/coach/exercises?category=counter')
  for (const page of [lea, marc]) {
    await rowOf(page, 'Block CD - Dans le Coup').getByRole('button', { name: "Modifier l'exercice" }).click()
  }
  await marc.getByLabel('Description').fill('Comme Marc le dit.')
  await lea.getByLabel('Difficulté').selectOption('avancé')
  await lea.getByLabel('Description').fill('Comme Léa le dit.')
  await lea.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(dialog(lea)).toHaveCount(0)
  await marc.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(marc.getByText('Cet exercice a été modifié entre-temps')).toBeVisible()
  await expect(marc.getByText(/Ce qui a changé\s: difficulté et description/)).toBeVisible()
  await expect(marc.getByLabel('Description')).toHaveValue('Comme Marc le dit.')
  await marc.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(dialog(marc)).toHaveCount(0)
  // The fields that he had not touched are hers.
  const shown = rowOf(lea, 'Block CD - Dans le Coup')
  await expect(shown).toContainText('Comme Marc le dit.')
  await expect(shown).toContainText('avancé')

  await rowOf(marc, 'Block CD - Dans le Coup').getByRole('button', { name: "Modifier l'exercice" }).click()
  await marc.getByLabel('Effet').fill('Actif et tôt')
  await shown.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await lea.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(marc.getByText('Cet exercice a été supprimé entre-temps.')).toBeVisible()
  await marc.getByRole('button', { name: "Créer l'exercice" }).click()
  const again = rowOf(lea, 'Block CD - Actif et tôt')
  await expect(again).toContainText('Comme Marc le dit.')
  await again.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await lea.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(rowOf(marc, 'Block CD - Actif et tôt')).toHaveCount(0)
})

test('What fails is said in the specification’s words, and nothing that was typed is lost. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  // Live events of other journeys would cause a refetch before the button is pressed.
  await page.route('**/api/live*', () => {})
  const failure = { status: 409, json: { refusal: 'unexpected', requestId: '-' } }
  await page.route('**/api/exercises', (route) => route.fulfill(failure))
  await page.goto('/coach/exercises')
  await expect(page.getByText('Erreur lors du chargement des exercices')).toBeVisible()
  await page.unroute('**/api/exercises')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(rowOf(page, 'Lancé - Coupé')).toBeVisible()

  await page.route('**/api/exercises', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failure) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Nouvel exercice' }).click()
  await choose(page, 'Pioche', 'Dévié')
  await page.getByRole('button', { name: "Créer l'exercice" }).click()
  await expect(dialog(page).getByText('Une erreur est survenue lors de la sauvegarde')).toBeVisible()
  await expect(page.getByLabel('Technique')).toHaveValue('Pioche')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.route('**/api/exercises/*/deletion', (route) => route.fulfill(failure))
  await rowOf(page, 'Lancé - Coupé').getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText("Erreur lors de la suppression de l'exercice")).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(rowOf(page, 'Lancé - Coupé')).toBeVisible()
})

test('A programme is picked from the library: searched, several at once, reordered, counted, taken out.', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions?form=new')
  const programme = page.getByRole('group', { name: 'Programme' })
  const names = programme.getByRole('listitem').locator('p:first-child')
  await page.getByRole('button', { name: 'Ajouter des exercices' }).click()
  await dialog(page).getByLabel('Rechercher un exercice').fill('contre top rv')
  await dialog(page)
    .getByRole('checkbox', { name: /^Contre Top RV - Dans le Coup/ })
    .check()
  await dialog(page).getByLabel('Rechercher un exercice').fill('flip cd')
  await dialog(page)
    .getByRole('checkbox', { name: /^Flip CD - Rapide/ })
    .check()
  await dialog(page).getByLabel('Rechercher un exercice').fill('flip rv')
  await dialog(page)
    .getByRole('checkbox', { name: /^Flip RV - Rapide/ })
    .check()
  await expect(dialog(page).getByText('45 min sur 60')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Ajouter 3 exercices' }).click()
  await expect(names).toHaveText(['Contre Top RV - Dans le Coup', 'Flip CD - Rapide', 'Flip RV - Rapide'])
  await expect(programme.getByText('45 min sur 60')).toBeVisible()

  const down = programme.getByRole('button', { name: 'Descendre Contre Top RV - Dans le Coup' })
  await down.click()
  await expect(names).toHaveText(['Flip CD - Rapide', 'Contre Top RV - Dans le Coup', 'Flip RV - Rapide'])
  await expect(down).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(names).toHaveText(['Flip CD - Rapide', 'Flip RV - Rapide', 'Contre Top RV - Dans le Coup'])
  await expect(programme.getByRole('status')).toHaveText('Contre Top RV - Dans le Coup, position 3 sur 3')
  await page.keyboard.press('Alt+ArrowUp')

  await page.getByRole('button', { name: 'Ajouter des exercices' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /^Top Spin CD - Puissant/ })
    .check()
  await expect(dialog(page).getByText('65 min sur 60 · 5 min de trop')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Ajouter 1 exercice' }).click()
  await expect(programme.getByText('5 min de trop')).toBeVisible()
  await programme.getByRole('button', { name: 'Retirer Flip CD - Rapide' }).click()
  await expect(programme.getByText('55 min sur 60')).toBeVisible()
  await expect(names).toHaveText([
    'Contre Top RV - Dans le Coup',
    'Flip RV - Rapide',
    'Top Spin CD - Puissant',
  ])
})

test('What is written without network is marked, can be picked, and leaves when the network is back. @deep', async ({
  page,
}) => {
  await goOnWithoutAnswer(page.context())
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=initiative')
  await expect(rowOf(page, 'Flip CD - Placé')).toBeVisible()
  await page.route('**/api/exercises', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
  )
  await createExercise(page, 'Flip RV', 'Placé')
  const row = rowOf(page, 'Flip RV - Placé')
  await expect(row.getByText('En attente d’envoi')).toBeVisible()
  await page.getByRole('link', { name: 'Séances' }).click()
  await page.getByRole('button', { name: 'Nouvelle séance' }).click()
  await page.getByRole('button', { name: 'Ajouter des exercices' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: /^Flip RV - Placé/ })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('link', { name: 'Exercices' }).click()

  await page.unroute('**/api/exercises')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('tab', { name: "Gestes d'Initiative" }).click()
  await expect(row).toBeVisible()
  await expect(row.getByText('En attente d’envoi')).toHaveCount(0)
  await deleteExercise(page, 'Flip RV - Placé')
  await page.reload()
  await expect(rowOf(page, 'Flip CD - Placé')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('Without live events, a change is noticed by the server’s refusal. @deep', async ({ someone }) => {
  const lea = await someone(desk)
  const marc = await someone(desk)
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  await lea.goto('/coach/exercises?category=defense')
  await createExercise(lea, 'Poussette CD', 'Float')
  await marc.route('**/api/live*', (route) => route.abort('connectionrefused'))
  await marc.goto('/coach/exercises?category=defense')
  const [hers, his] = [rowOf(lea, 'Poussette CD - Float'), rowOf(marc, 'Poussette CD - Float')]
  const describe = async (page: Page, description: string) => {
    await page.getByLabel('Description').fill(description)
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
  }
  await his.getByRole('button', { name: "Modifier l'exercice" }).click()
  await hers.getByRole('button', { name: "Modifier l'exercice" }).click()
  await describe(lea, 'Sans frotter.')
  await expect(hers).toContainText('Sans frotter.')
  await describe(marc, 'Raquette ouverte.')
  await expect(marc.getByText('Cet exercice a été modifié entre-temps')).toBeVisible()
  await marc.getByRole('button', { name: 'Reprendre la version actuelle' }).click()
  await expect(marc.getByLabel('Description')).toHaveValue('Sans frotter.')
  await marc.getByRole('button', { name: 'Annuler' }).click()

  await hers.getByRole('button', { name: "Modifier l'exercice" }).click()
  await describe(lea, 'Sans frotter du tout.')
  await expect(hers).toContainText('du tout')
  await his.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  const question = marc.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(question.getByText('Cet exercice vient d’être modifié.')).toBeVisible()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(his).toHaveCount(0)
  await expect(hers).toHaveCount(0)
})
