import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { rebondDrills } from '../../src/content/drills.ts'
import type { Exercise } from '../../src/contract/exercises.ts'
import { people } from '../../src/demo/club-people.ts'
import { expect, phone, signInAs, signUpCoach, test } from './journey.ts'
import { expectQueueEmpty, prepareDevice, queuedWritesOn } from './offline/device.ts'
import { test as testInHall } from './offline/hall.ts'

const cell = (page: Page, zone: string) =>
  page.getByRole('group', { name: 'Où tombe la balle' }).getByRole('button', { name: `\u00A0: ${zone}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strokes = (page: Page) => page.getByRole('region', { name: 'Coups' }).getByRole('listitem')
const title = (page: Page) => page.getByLabel('Titre')

async function drawnIn(page: Page, name: string): Promise<Exercise[]> {
  const library = (await (await page.request.get('/api/exercises')).json()) as Exercise[]
  return library.filter((exercise) => exercise.title === name)
}

test('A coach draws with the thumb: eight taps, a choice, an undo, and the drawing is the club’s.', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signUpCoach(page, 'Club du dessin')
  await page.goto('/coach/exercises/dessin')
  await page.getByRole('button', { name: /^Service/ }).tap()
  await button(page, 'Latéral Gauche').tap()
  await cell(page, 'revers, court').tap()
  await expect(strokes(page)).toHaveText([/A sert court dans le revers \(marteau coupé latéral gauche\)/])
  await cell(page, 'revers, long').tap()
  await cell(page, 'coup droit, long').tap()
  await button(page, 'Annuler').tap()
  await expect(strokes(page)).toHaveCount(2)
  await cell(page, 'revers, long').tap()
  await button(page, 'Coup droit').last().tap()
  await expect(strokes(page).last()).toContainText(
    'A démarre en top spin du coup droit en pivot dans le revers',
  )
  await cell(page, 'revers, long').tap()
  await button(page, 'Au choix').tap()
  await cell(page, 'coup droit, long').tap()
  await expect(strokes(page).last()).toContainText(
    'B bloque du revers, au choix, dans le revers ou dans le coup droit',
  )
  const width = await cell(page, 'milieu, court').evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBeGreaterThanOrEqual(56)

  // What an earlier change makes impossible is marked, and undone.
  await strokes(page).first().getByRole('button').tap()
  await button(page, 'Lifté').tap()
  await expect(strokes(page).nth(1)).toContainText('On ne pousse pas une balle rapide, haute ou liftée.')
  await button(page, 'Annuler').tap()
  await button(page, 'Revenir à la suite').tap()

  await button(page, 'Jeu libre').tap()
  await button(page, 'Terminer').tap()
  await expect(page.locator('form')).toContainText('puis le point se joue librement')
  await expect(page.getByLabel('Technique')).toHaveValue('Top Spin CD')
  await expect(page.getByLabel('Incertitude')).toHaveValue('1')
  await title(page).fill('Pivot sur remise longue')
  await page.getByLabel('Point 1').fill('Se décaler avant de frapper')
  await button(page, "Créer l'exercice").tap()
  await expect(page.getByText('Exercice créé')).toBeVisible()
  const [drawn] = await drawnIn(page, 'Pivot sur remise longue')
  expect(drawn).toMatchObject({
    technique: 'Top Spin CD',
    effect: 'Avec Rotation',
    drill: { format: 'service3', rank: ['b3'], coaching: ['Se décaler avant de frapper'] },
  })

  // Its drawing is changed, and what it says stays.
  await page.goto(`/coach/exercises?category=initiative&form=${drawn!.id}`)
  await page.getByRole('link', { name: 'Modifier le dessin' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier le dessin' })).toBeVisible()
  await expect(strokes(page)).toHaveCount(4)
  await strokes(page).nth(3).getByRole('button').tap()
  await button(page, 'Effacer dès ce coup').tap()
  await button(page, 'Terminer').tap()
  await expect(title(page)).toHaveValue('Pivot sur remise longue')
  await button(page, 'Enregistrer').tap()
  await expect(page.getByText('Exercice mis à jour')).toBeVisible()
  const [changed] = await drawnIn(page, 'Pivot sur remise longue')
  expect(changed).toMatchObject({ version: 2, drill: { coaching: ['Se décaler avant de frapper'] } })
  expect(changed!.drill!.sequence).toMatchObject({ phases: [{ end: 'libre', steps: [{}, {}, {}] }] })
})

test('From the library, a simple drill is drawn and kept with eight taps. @deep', async ({ someone }) => {
  const page = await someone(phone)
  await signUpCoach(page, 'Club des huit touches')
  await page.goto('/coach/exercises')
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 })
    addEventListener('pointerup', ({ pointerType }) => {
      if (pointerType === 'touch') (window as unknown as { taps: number }).taps += 1
    })
  })
  await page.getByRole('link', { name: 'Dessiner un exercice' }).tap()
  await page.getByRole('button', { name: /^Échange/ }).tap()
  await cell(page, 'revers, long').tap()
  await cell(page, 'revers, long').tap()
  await button(page, 'Boucler').tap()
  await button(page, 'Terminer').tap()
  // The title that is proposed serves; another one takes an eighth tap.
  await title(page).tap()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Revers en diagonale')
  await button(page, "Créer l'exercice").tap()
  await expect(page.getByText('Exercice créé')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { taps: number }).taps)).toBe(8)
  const [drawn] = await drawnIn(page, 'Revers en diagonale')
  expect(drawn!.drill!.sequence).toMatchObject({ phases: [{ loop: true, steps: [{}, {}] }] })
})

test('With the keyboard alone a loop is drawn, said stroke by stroke, and leaving it asks. @deep', async ({
  page,
}) => {
  await signUpCoach(page, 'Club du clavier')
  await page.goto('/coach/exercises/dessin')
  await page.getByRole('button', { name: /^Échange/ }).focus()
  await page.keyboard.press('Enter')
  const middle = page.getByRole('button', { name: 'Coup 1, A : milieu, mi-long', exact: true })
  await middle.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const corner = page.getByRole('button', { name: 'Coup 1, A : revers, long', exact: true })
  await expect(corner).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('A joue top spin du revers dans le revers. Touchez où tombe la balle.'),
  ).toBeAttached()
  // The focus stays where it was: the other half has its own places.
  await expect(page.getByRole('button', { name: 'Coup 2, B : coup droit, court', exact: true })).toBeFocused()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Coup 2, B : revers, long', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Boucler').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Boucler')).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Séances' }).first().focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })
  await expect(question.getByRole('button', { name: 'Continuer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(strokes(page)).toHaveCount(2)

  await button(page, 'Terminer').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Format')).toHaveValue('regularite')
  await title(page).fill('Revers sur revers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Exercice créé')).toBeVisible()
  expect(await drawnIn(page, 'Revers sur revers')).toHaveLength(1)
})

test('Drills come from a file, all or none, and go out into the same file. @deep', async ({ page }) => {
  await signUpCoach(page, 'Club des fichiers')
  await page.goto('/coach/exercises')
  const chosen = rebondDrills.slice(0, 3).map(({ id: _id, ...drill }) => drill)
  const choose = (drills: readonly object[]) =>
    page.getByLabel('Fichier d’exercices').setInputFiles({
      name: 'exercices.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(drills, null, 1)),
    })
  await button(page, 'Importer ou exporter des exercices').click()
  await choose([...chosen, { ...chosen[0], minutes: 12 }])
  const dialog = page.getByRole('dialog', { name: 'Fichiers d’exercices' })
  await expect(dialog.getByRole('alert')).toContainText(/Ligne \d+\s: «\s.*\s», minutes\s: Durée inconnue/)
  expect(await drawnIn(page, chosen[0]!.title)).toEqual([])
  await choose(chosen)
  await expect(page.getByText('3 exercices ajoutés')).toBeVisible()
  await button(page, 'Importer ou exporter des exercices').click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Exporter/ }).click()
  const written = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { title?: string }[]
  for (const drill of chosen) expect(written.find(({ title }) => title === drill.title)).toMatchObject(drill)
})

testInHall('A drill that is drawn without network arrives once. @deep', async ({ server, deviceAt }) => {
  const coach = await deviceAt(server.url, phone)
  const page = await prepareDevice(coach, people.lea, '/coach/exercises', '/coach/exercises/dessin')
  await page.goto('/coach/exercises/dessin')
  await server.kill()
  await page.getByRole('button', { name: /^Panier/ }).click()
  await cell(page, 'revers, long').click()
  await cell(page, 'revers, long').click()
  await button(page, 'Terminer').click()
  await title(page).fill('Panier dans la salle')
  await button(page, "Créer l'exercice").click()
  await expect(page.getByText('Exercice créé')).toBeVisible()
  expect(await queuedWritesOn(page)).toHaveLength(1)
  await server.start()
  await expectQueueEmpty(page)
  await signInAs(page, people.lea)
  expect(await drawnIn(page, 'Panier dans la salle')).toHaveLength(1)
})
