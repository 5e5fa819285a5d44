import { desk, expect, newcomer, phone, signInWith, signUpCoach, test } from './journey.ts'
import { cardOf } from './players-on-screen.ts'

const kenza = { firstName: 'Kenza', lastName: 'Haddad' }

test('A coach adds a child without an address at the door; the next one of that name is asked about; another coach’s screen has both. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Ada', 'Riou')
  const second = await someone(desk)
  await signUpCoach(second, 'Ping des Deux Rives', coach)
  await second.goto('/coach/players')
  await expect(second.getByText('Aucun joueur au club')).toBeVisible()

  const page = await someone(phone)
  await signInWith(page, coach, 'coach')
  await page.goto('/coach/players')
  await page.getByRole('button', { name: 'Ajouter un enfant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un enfant' })
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await page.keyboard.type('Kenza')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Haddad')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Écrivez l’année en quatre chiffres, comme 2012')).toBeVisible()
  const year = dialog.getByLabel('Année de naissance')
  await expect(year).toBeFocused()
  await year.fill('2015')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kenza Haddad' })).toBeVisible()
  await expect(page.getByText('Sans adresse email')).toBeVisible()
  await expect(cardOf(second, kenza)).toContainText('Sans adresse email')

  await page.getByRole('link', { name: 'Tous les joueurs' }).click()
  await page.getByRole('button', { name: 'Ajouter un enfant' }).click()
  await dialog.getByLabel('Prénom').fill('kenza')
  await dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill('HADDAD')
  await expect(dialog.getByText('Le club a déjà un joueur qui s’appelle Kenza Haddad')).toBeVisible()
  await year.fill('2017')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'kenza HADDAD' })).toBeVisible()
  await expect(second.getByText('2 joueurs au club')).toBeVisible()
})
