import type { Page } from '@playwright/test'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'
import { createExercise, rowOf } from './library-on-screen.ts'
import { prepareDevice } from './offline/device.ts'
import { test as testInHall } from './offline/hall.ts'
import { press, requestFor } from './requests-on-screen.ts'
import { stopClock } from './stopped-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const opened = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('A coach finds a drill by a filter, plays it and adds it to a session; the player sees its drawing.', async ({
  someone,
}) => {
  const ines = await someone(phone)
  await signInAs(ines, people.ines)
  await ines.goto('/player/training')
  const session = (await ines.locator('.player-session-first .player-session-title').innerText()).trim()

  const lea = await someone(desk)
  await signInAs(lea, people.lea)
  await lea.goto('/coach/exercises?category=initiative')
  await lea.getByText('Filtres et tri').click()
  await lea.getByLabel('Format').selectOption('Régularité')
  await lea.getByLabel('Niveau').selectOption('avancé')
  const falkenberg = rowOf(lea, 'Falkenberg')
  await expect(falkenberg).toContainText('Top Spin CD - Placé')
  await expect(falkenberg.locator('.drill-thumbnail')).toBeVisible()
  await expect(rowOf(lea, 'Le 2-2')).toHaveCount(0)
  await opened(lea, 'Falkenberg')
  await expect(lea.getByRole('img', { name: 'Falkenberg' })).toHaveAccessibleDescription(
    /A joue top spin du revers dans le revers/,
  )
  // The ball is in its second flight when it is stopped, however long the presses take.
  await stopClock(lea)
  await lea.getByRole('button', { name: 'Voir jouer' }).click()
  await lea.clock.runFor(1_500)
  await expect(lea.locator('.drill-strokes [aria-current]')).toContainText('B bloque')
  await lea.getByRole('button', { name: 'Arrêter' }).click()
  await lea.clock.resume()
  await lea.getByRole('button', { name: 'Coup suivant' }).click()
  await expect(lea.locator('.drill-strokes [aria-current]')).toContainText('A joue top spin du revers')
  await lea.getByRole('button', { name: 'Ajouter à une séance' }).click()
  await lea
    .getByRole('button', { name: `Ajouter à ${session}` })
    .first()
    .click()
  await expect(lea.getByText('Exercice ajouté à la séance')).toBeVisible()

  const entry = ines.getByRole('listitem').filter({ hasText: 'Falkenberg' }).last()
  await expect(entry).toContainText('Top Spin CD - Placé')
  await entry.scrollIntoViewIfNeeded()
  await expect(entry.locator('.drill-thumbnail')).toBeVisible()
})

test('On a left-handed player’s card a drawing stands as they play it. @deep', async ({ someone }) => {
  const drawingFor = async (person: typeof people.ines) => {
    const page = await someone(phone)
    await signInAs(page, person)
    await page.goto('/player/training')
    const entry = page.getByRole('listitem').filter({ hasText: 'Deux à plat, un top' }).last()
    await entry.scrollIntoViewIfNeeded()
    return await entry.locator('.drill-thumbnail').innerHTML()
  }
  expect(await drawingFor(people.tom)).not.toBe(await drawingFor(people.ines))
  expect(await drawingFor(people.camille)).toBe(await drawingFor(people.ines))
})

test('Back from a drill, the library is narrowed as before; a left-hander’s words change. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=initiative')
  await page.getByText('Filtres et tri').click()
  await page.getByLabel('Joueurs par table').selectOption('2 joueurs')
  await page.getByLabel('Trier par').selectOption('Titre')
  await opened(page, 'Falkenberg')
  await page.getByRole('link', { name: 'Bibliothèque d’exercices' }).click()
  await page.getByText('Filtres et tri').click()
  await expect(page.getByLabel('Trier par')).toHaveValue('title')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()

  await page.goto('/coach/exercises/echauffement-diagonale-cd')
  const first = page.locator('.drill-strokes > li').first()
  await expect(first).toContainText('du coup droit dans le coup droit')
  await page.getByRole('group', { name: 'Joueur A' }).getByText('gaucher').click()
  await expect(first).toContainText('du revers dans le coup droit')
})

test('With pimples, or for their health, players read on a drill’s page what they change; coaches read it of Ping Santé. @deep', async ({
  someone,
}) => {
  const camille = await someone(phone)
  await signInAs(camille, people.camille)
  await camille.goto('/player/exercises/bloc-rv-sur-top')
  const forCamille = camille.getByRole('region', { name: 'Pour vous' })
  await expect(forCamille).toHaveText(/Picots longs en revers\s: un top repart coupé/)
  await camille.goto('/player/exercises/bloc-cd-angle')
  await expect(camille.getByRole('heading', { level: 1, name: 'Deux au milieu, une ouverte' })).toBeVisible()
  await expect(forCamille).toHaveCount(0)

  // Told in words only, it has the points of its technique.
  await camille.goto('/player/exercises/ficelle-au-dessus-du-filet')
  await expect(camille.getByText('Touchez fin, en brossant')).toBeVisible()

  const monique = await someone(desk)
  await signInAs(monique, people.monique)
  await monique.goto('/player/exercises/bloc-cd-angle')
  await expect(monique.getByRole('region', { name: 'Pour vous' })).toHaveText(
    /Ping Santé\s: sans la balle ouverte\./,
  )

  const lea = await someone(desk)
  await signInAs(lea, people.lea)
  await lea.goto('/coach/exercises/bloc-cd-angle')
  await expect(lea.getByText('Sans la balle ouverte.')).toBeVisible()
  await lea.goto(`/coach/players?player=${people.camille.id}`)
  await expect(lea.getByRole('definition').filter({ hasText: 'Picots longs' })).toBeVisible()
})

test('One of Rebond’s drills is put away and comes back; a favourite is found. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=initiative')
  const row = rowOf(page, 'Le 2-2')
  await row.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Êtes-vous sûr de vouloir supprimer cet exercice ?',
  })
  await expect(question).toContainText('il va dans les archives du club')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(row).toHaveCount(0)
  await page.getByText('Filtres et tri').click()
  await page.getByLabel('Montrer').selectOption('Les archives')
  await row.getByRole('button', { name: 'Sortir l’exercice des archives' }).click()
  await expect(row).toHaveCount(0)
  await page.getByLabel('Montrer').selectOption('Tout')

  await opened(page, 'Le 2-2')
  const favourite = page.getByRole('button', { name: 'Favori' })
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Bibliothèque d’exercices' }).click()
  await page.getByText('Filtres et tri').click()
  await page.getByLabel('Montrer').selectOption('Les favoris')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Le 2-2 (favori)'])
  await opened(page, 'Le 2-2')
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
})

// No other test touches that drill: in the club that they share it would miss it.
test('A changed drill is the club’s own, in its place, until it is deleted. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=defense')
  const original = rowOf(page, 'Défense au choix')
  await original.getByRole('button', { name: "Modifier l'exercice" }).click()
  await page.getByLabel('Titre').fill('Défense au choix, à Vaise')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  const copy = rowOf(page, 'Défense au choix, à Vaise')
  await expect(copy.locator('.drill-thumbnail')).toBeVisible()
  await expect(original).toHaveCount(0)
  await copy.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(copy).toHaveCount(0)
  await expect(original).toBeVisible()
})

test('A duplicate stands beside its drill, with its drawing. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=defense')
  await opened(page, 'Loin, puis devant')
  await page.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loin, puis devant (copie)')
  await page.goto('/coach/exercises?category=defense')
  const copy = rowOf(page, 'Loin, puis devant (copie)')
  // Drawn as it comes into view.
  await copy.scrollIntoViewIfNeeded()
  await expect(copy.locator('.drill-thumbnail')).toBeVisible()
  await expect(rowOf(page, 'Loin, puis devant').first()).toBeVisible()
  await copy.getByRole('button', { name: 'Supprimer l’exercice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(copy).toHaveCount(0)
})

test('A coach copies the link of an exercise: a player of the club reads it, nobody else does. @deep', async ({
  someone,
}) => {
  const lea = await someone({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  await signInAs(lea, people.lea)
  const linkOf = async (name: string) => {
    await opened(lea, name)
    await lea.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(lea.getByText('Lien copié')).toBeVisible()
    return lea.evaluate(() => navigator.clipboard.readText())
  }
  await lea.goto('/coach/exercises?category=service')
  await createExercise(lea, 'Pioche', 'Lifté')
  const ofTheClub = await linkOf('Pioche - Lifté')
  await lea.goto('/coach/exercises?category=initiative')
  const ofRebond = await linkOf('Falkenberg')

  const ines = await someone(phone)
  await signInAs(ines, people.ines)
  await ines.goto(ofTheClub)
  await expect(ines.getByRole('heading', { level: 1, name: 'Pioche - Lifté' })).toBeVisible()
  await ines.goto(ofRebond)
  await expect(ines.getByRole('img', { name: 'Falkenberg' })).toBeVisible()
  await expect(ines.getByRole('button', { name: 'Copier le lien' })).toHaveCount(0)

  const theo = await someone(phone)
  await signInAs(theo, people.theo)
  await theo.goto(ofTheClub)
  await expect(theo.getByRole('heading', { level: 1, name: 'Exercice', exact: true })).toBeVisible()
  await expect(theo.getByRole('alert')).toBeVisible()
  await expect(theo.getByText('Pioche')).toHaveCount(0)

  // Nobody signs in first, and then reads it.
  const nobody = await someone(phone)
  await nobody.goto(ofTheClub)
  await expect(nobody.getByRole('heading', { level: 1, name: 'Espace Joueur' })).toBeVisible()
  await nobody.getByLabel('Email').fill(people.tom.email)
  await nobody.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await nobody.getByRole('button', { name: 'Se connecter' }).click()
  await expect(nobody.getByRole('heading', { level: 1, name: 'Pioche - Lifté' })).toBeVisible()
})

testInHall(
  'A requested exercise that is added without network has its text at once. @deep',
  async ({ server, deviceAt }) => {
    const page = await prepareDevice(
      await deviceAt(server.url, phone),
      people.lea,
      '/coach/requests',
      '/coach/exercises',
    )
    await page.goto('/coach/requests')
    await server.kill()
    const request = requestFor(page, 'Marteau - Dévié')
    await press(request, 'Approuver')
    await press(request, 'Ajouter à la bibliothèque')
    await expect(request).toContainText('Dans la bibliothèque')
    await page.goto('/coach/exercises?category=service')
    // The club’s own stands in the place of Rebond’s.
    const row = rowOf(page, 'Raquette immobile')
    await expect(row.getByRole('link')).toHaveAttribute('href', /-[0-9a-f]{12}$/)
    await expect(row).toContainText('Votre partenaire place sa raquette sur la trajectoire')
  },
)
