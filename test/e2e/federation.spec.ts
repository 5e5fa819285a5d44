import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, newcomer, phone, signInAs, signUpCoach, test } from './journey.ts'
import { search } from './players-on-screen.ts'

/** Without the form. */
async function write(page: Page, method: string, path: string, data: object): Promise<void> {
  const response = await page.request.fetch(path, { method, data, headers: { 'Idempotency-Key': uuidv7() } })
  expect(response.ok(), `${method} ${path}`).toBe(true)
}

/** A new account that joins the club of the coach’s page. */
async function joinClub(page: Page, coach: Page, firstName: string): Promise<void> {
  const club = (await (await coach.request.get('/api/club')).json()) as { administration: { code: string } }
  await write(page, 'POST', '/api/accounts', {
    role: 'player',
    id: uuidv7(),
    ...newcomer(firstName, 'Morel'),
  })
  await write(page, 'POST', '/api/memberships', { code: club.administration.code })
}

async function openPlayer(page: Page, name: string): Promise<void> {
  await page.goto('/coach/players')
  await search(page, name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Licence et catégorie' })).toBeVisible()
}

/** By the keyboard alone. */
async function addRanking(page: Page, date: string, points: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un classement' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ajouter un classement' })
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Points').fill(points)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

async function writeRegistration(page: Page, licence: string, year: string): Promise<void> {
  await page.getByRole('button', { name: 'Modifier la licence et l’année' }).click()
  const dialog = page.getByRole('dialog', { name: 'Licence et année de naissance' })
  await dialog.getByLabel('Numéro de licence').fill(licence)
  await dialog.getByLabel('Année de naissance').fill(year)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
}

const points = (page: Page) => page.getByRole('definition').filter({ hasText: /^\d+Modifier le classement/ })

test('A coach notes licence, year and earlier rankings; the player’s open profile has them at once. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Ping des Deux Rives', newcomer('Ada', 'Riou'))
  const ines = await someone(phone)
  await joinClub(ines, coach, 'Inès')
  await ines.goto('/player/profile')
  await expect(ines.getByText('Aucun classement pour le moment')).toBeVisible()
  await openPlayer(coach, 'Inès Morel')

  // Sixty-five on the 1 January of the season that ends this year, sixty-six in the next one.
  await writeRegistration(coach, '69 a1234', String(new Date().getFullYear() - 66))
  await expect(coach.getByText('69A1234')).toBeVisible()
  await expect(coach.getByText('Vétéran 3')).toBeVisible()
  await expect(ines.getByText('69A1234')).toBeVisible()

  await addRanking(coach, '01/09/2023', '812')
  await expect(coach.getByText('812 points le 1er septembre 2023', { exact: false })).toBeVisible()
  await addRanking(coach, '01/02/2024', '905')
  const said = '812 points en septembre 2023, 905 en février 2024'
  await expect(coach.getByRole('img', { name: said })).toBeVisible()
  await expect(points(coach)).toContainText('905')
  await expect(ines.getByRole('img', { name: said })).toBeVisible()
})

test('A coach corrects a ranking and deletes one; without the newest the one before it counts. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Ping des Vergers', newcomer('Ada', 'Riou'))
  await joinClub(await someone(phone), coach, 'Inès')
  await openPlayer(coach, 'Inès Morel')
  await addRanking(coach, '01/09/2023', '812')
  await addRanking(coach, '01/02/2024', '905')
  await coach.getByText('Les 2 classements').click()
  await coach.getByRole('button', { name: 'Corriger le classement du 1er septembre 2023' }).click()
  const correction = coach.getByRole('dialog', { name: 'Classement du 1er septembre 2023' })
  await correction.getByLabel('Points').fill('800')
  await correction.getByRole('button', { name: 'Corriger' }).click()
  await expect(coach.getByRole('img', { name: /^800 points/ })).toBeVisible()
  await coach.getByRole('button', { name: 'Supprimer le classement du 1er février 2024' }).click()
  const question = coach.getByRole('alertdialog')
  await expect(question).toContainText('redevient celui du 1er septembre 2023')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(points(coach)).toContainText('800')
  await expect(coach.getByText('800 points le 1er septembre 2023', { exact: false })).toBeVisible()
})

test('A player types the own licence; a taken one and a year that cannot be are refused in words. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Ping du Vallon', newcomer('Ada', 'Riou'))
  const [ines, tom] = [await someone(phone), await someone(phone)]
  await joinClub(ines, coach, 'Inès')
  await joinClub(tom, coach, 'Tom')
  for (const page of [ines, tom]) await page.goto('/player/profile')
  await writeRegistration(ines, '6912345', '2012')
  await expect(ines.getByText('6912345')).toBeVisible()
  await writeRegistration(tom, '6912345', '2012')
  const dialog = tom.getByRole('dialog', { name: 'Licence et année de naissance' })
  await expect(dialog.getByText('déjà celui d’un autre joueur du club')).toBeVisible()
  await dialog.getByLabel('Numéro de licence').fill('6912346')
  await dialog.getByLabel('Année de naissance').fill('1812')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Année de naissance')).toHaveAttribute('aria-invalid', 'true')
  // No number, which must not pass for nothing.
  await dialog.getByLabel('Année de naissance').fill('2O13')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Écrivez l’année en quatre chiffres')).toBeVisible()
  await dialog.getByLabel('Année de naissance').fill('2013')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(tom.getByText('6912346')).toBeVisible()
  // The others’ are nowhere on the club’s page.
  await tom.goto('/player/club')
  await expect(tom.getByText('Inès').first()).toBeVisible()
  await expect(tom.getByText('6912345')).toHaveCount(0)
})

test('The demonstration shows three years of rankings, its table, and the category. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await openPlayer(page, 'Inès Morel')
  await expect(page.getByRole('img', { name: /^\d+ points en .+, 612 en / })).toBeVisible()
  await page.getByText('Les 36 classements').click()
  const table = page.getByRole('table', { name: 'Classements, du plus récent au plus ancien' })
  await expect(table.getByRole('row')).toHaveCount(37)
  await expect(table.getByRole('row').nth(1)).toContainText('612')
  await expect(page.getByText('6934512')).toBeVisible()
})
