import type { Page } from '@playwright/test'
import { desk, expect, newcomer, phone, signUpCoach, signUpPlayer, test } from './journey.ts'

test('A profile that is open on two devices: what is not touched follows, and a collision asks.', async ({
  someone,
}) => {
  const player = newcomer('Lou', 'Deux-Profils')
  const here = await someone(desk)
  await signUpPlayer(here, player)
  const there = await someone(phone)
  await signInThere(there, player, 'player')
  for (const page of [here, there]) await page.goto('/player/profile')
  const goals = (page: Page) => page.getByLabel('Objectifs')
  const ranking = (page: Page) => page.getByLabel('Classement (points)')
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  }

  await goals(there).fill('Servir court.')
  await save(there)
  await expect(goals(here)).toHaveValue('Servir court.')

  await ranking(here).fill('700')
  await goals(there).fill('Servir court et bas.')
  await save(there)
  await expect(goals(here)).toHaveValue('Servir court et bas.')
  await expect(ranking(here)).toHaveValue('700')

  await ranking(there).fill('650')
  await save(there)
  await here.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const notice = here.getByText('Votre profil a été modifié entre-temps')
  await expect(notice).toBeVisible()
  await expect(here.getByText('Ce qui a changé\u00A0: classement.')).toBeVisible()
  await here.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(here.getByText('Profil mis à jour avec succès')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(ranking(there)).toHaveValue('700')
  await expect(goals(there)).toHaveValue('Servir court et bas.')
})

test('A coach’s name that is open on two devices follows, and a collision asks.', async ({ someone }) => {
  const coach = newcomer('Léo', 'Deux-Noms')
  const here = await someone(desk)
  await signUpCoach(here, 'Club des deux noms', coach)
  const there = await someone(phone)
  await signInThere(there, coach, 'coach')
  for (const page of [here, there]) await page.goto('/coach/account')
  const firstName = (page: Page) => page.getByLabel('Prénom')
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

  await firstName(there).fill('Léonard')
  await save(there)
  await expect(firstName(here)).toHaveValue('Léonard')

  await firstName(here).fill('Léon')
  await firstName(there).fill('Léopold')
  await save(there)
  await expect(there.getByText('Votre nom est enregistré.').first()).toBeVisible()
  await save(here)
  await expect(here.getByText('votre nom, qui est maintenant «\u00A0Léopold Deux-Noms\u00A0»')).toBeVisible()
  await here.getByRole('button', { name: 'Reprendre la version actuelle' }).click()
  await expect(firstName(here)).toHaveValue('Léopold')
})

async function signInThere(
  page: Page,
  { email, password }: ReturnType<typeof newcomer>,
  door: 'coach' | 'player',
): Promise<void> {
  const answer = await page.request.post('/api/login-sessions', { data: { door, email, password } })
  expect(answer.ok()).toBe(true)
}
