import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { sessionPlan } from '../club/session-plan.ts'
import { desk, expect, newcomer, phone, signInWith, signUpCoach, test } from './journey.ts'
import { cardOf } from './players-on-screen.ts'

const kenza = { firstName: 'Kenza', lastName: 'Haddad' }

/** Without the form. */
async function write(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { 'Idempotency-Key': uuidv7() } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

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

test('A coach opens Rebond on a child’s own phone with a code; the child answers for the next session and sees what it has not. @deep', async ({
  someone,
}) => {
  const page = await someone(desk)
  await signUpCoach(page, 'Ping du Bac', newcomer('Ada', 'Riou'))
  const id = uuidv7()
  await write(page, '/api/children', { id, ...kenza, birthYear: 2016 })
  await write(page, '/api/training-sessions', sessionPlan([id]))
  await page.goto(`/coach/players?player=${id}`)
  await page.getByRole('button', { name: 'Ouvrir sur son téléphone' }).click()
  const giving = page.getByRole('dialog', { name: 'Ouvrir sur son téléphone' })
  await giving.getByRole('button', { name: 'Donner un code' }).click()
  const shown = giving.getByText(/^[A-Z\d]{4}\s[A-Z\d]{4}$/)
  const first = await shown.innerText()
  await giving.getByRole('button', { name: 'Autre code' }).click()
  await expect(shown).not.toHaveText(first)
  const code = await shown.innerText()

  const child = await someone(phone)
  await child.goto('/player')
  await child.getByRole('button', { name: 'J’ai un code' }).click()
  const typing = child.getByRole('dialog', { name: 'J’ai un code' })
  await typing.getByLabel('Code').fill(first)
  await typing.getByRole('button', { name: 'Ouvrir' }).click()
  await expect(typing.getByText('Demandez-en un autre à votre entraineur')).toBeVisible()
  await typing.getByLabel('Code').fill(code)
  await typing.getByRole('button', { name: 'Ouvrir' }).click()
  await expect(child.getByRole('heading', { level: 1, name: 'Mes Entrainements' })).toBeVisible()
  await expect(child.getByText('Confirmez votre email')).toHaveCount(0)
  await child.getByRole('button', { name: 'Je viens', exact: true }).click()
  await page.goto('/coach/sessions')
  await expect(page.getByText('1 sur 1 vient')).toBeVisible()

  await child.goto('/player/profile')
  await expect(child.getByText('Vous n’avez ni adresse email ni mot de passe')).toBeVisible()
  await expect(child.getByRole('button', { name: 'Changer de mot de passe' })).toHaveCount(0)
  await expect(child.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0)
  await child.goto('/player/notifications')
  await expect(child.getByText('seuls vos appareils vous préviennent')).toBeVisible()

  await page.goto(`/coach/players?player=${id}`)
  await page.getByRole('button', { name: 'Corriger sa fiche' }).click()
  const details = page.getByRole('dialog', { name: 'Corriger sa fiche' })
  await details.getByRole('textbox', { name: 'Nom', exact: true }).fill('Haddad-Roy')
  await details.getByLabel('Main préférée').selectOption('Gaucher')
  await details.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kenza Haddad-Roy' })).toBeVisible()
  await expect(page.getByText('Gaucher')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ses appareils' })).toBeVisible()
  await page.getByRole('button', { name: /^Déconnecter / }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ses appareils' })).toHaveCount(0)
  await expect(child).toHaveURL(/\/player(\?|$)/)
})
