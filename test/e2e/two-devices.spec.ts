import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { type Input, writeIdHeader } from '../../src/contract/endpoint.ts'
import type { update } from '../../src/contract/profiles.ts'
import {
  answerTo,
  desk,
  expect,
  newcomer,
  phone,
  signInWith,
  signUpCoach,
  signUpPlayer,
  test,
  typedDay,
} from './journey.ts'
import { addFirstExercise, programmeNames } from './planner-on-screen.ts'

test('A profile that is open on two devices: what is not touched follows, and a collision asks. @deep', async ({
  someone,
}) => {
  const player = newcomer('Lou', 'Deux-Profils')
  const here = await someone(desk)
  await signUpPlayer(here, player)
  const there = await someone(phone)
  await signInWith(there, player, 'player')
  for (const page of [here, there]) await page.goto('/player/profile')
  const goals = (page: Page) => page.getByLabel('Objectifs')
  const ranking = (page: Page) => page.getByLabel('Classement (points)')
  // What the save before said may still be there: the answer counts.
  const save = async (page: Page) => {
    const saved = answerTo(page, 'PUT', '/api/profile')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    expect((await saved).status()).toBe(200)
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

test('A profile that changes elsewhere each time that it is sent is sent again, and nothing is asked. @deep', async ({
  page,
}) => {
  await signUpPlayer(page, newcomer('Lou', 'Trois-Essais'))
  await page.goto('/player/profile')
  await page.getByLabel('Classement (points)').fill('700')

  const elsewhere = ['Servir court.', 'Servir court et bas.']
  const sent: unknown[] = []
  await page.route('**/api/profile', async (route) => {
    const request = route.request()
    if (request.method() !== 'PUT') return route.fallback()
    const input = request.postDataJSON() as Input<typeof update>
    sent.push(input.goals)
    const goals = elsewhere.shift()
    if (goals) {
      const headers = { [writeIdHeader]: uuidv7() }
      const changed = await page.request.put('/api/profile', {
        data: { ...input, ranking: null, goals },
        headers,
      })
      expect(changed.ok()).toBe(true)
    }
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  expect(sent).toEqual(['', 'Servir court.', 'Servir court et bas.'])
  await page.reload()
  await expect(page.getByLabel('Objectifs')).toHaveValue('Servir court et bas.')
  await expect(page.getByLabel('Classement (points)')).toHaveValue('700')
})

test('A coach’s name that is open on two devices follows, and a collision asks. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Léo', 'Deux-Noms')
  const here = await someone(desk)
  await signUpCoach(here, 'Club des deux noms', coach)
  const there = await someone(phone)
  await signInWith(there, coach, 'coach')
  for (const page of [here, there]) await page.goto('/coach/account')
  const firstName = (page: Page) => page.getByLabel('Prénom')
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

  await firstName(there).fill('Léonard')
  await save(there)
  await expect(firstName(here)).toHaveValue('Léonard')

  await firstName(here).fill('Léon')
  await firstName(there).fill('Léopold')
  const saved = answerTo(there, 'PUT', '/api/me/name')
  await save(there)
  expect((await saved).status()).toBe(200)
  await save(here)
  await expect(here.getByText('votre nom, qui est maintenant «\u00A0Léopold Deux-Noms\u00A0»')).toBeVisible()
  await here.getByRole('button', { name: 'Reprendre la version actuelle' }).click()
  await expect(firstName(here)).toHaveValue('Léopold')
})

test('A session whose form is open on two devices: what is not touched follows, and a collision asks. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Léo', 'Deux-Séances')
  const here = await someone(desk)
  await signUpCoach(here, 'Club des deux séances', coach)
  await here.goto('/coach/sessions?form=new')
  await here.getByLabel('Titre').fill('Panier de balles')
  await here.getByLabel('Date', { exact: true }).fill(typedDay(3))
  await here.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(here.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
  const there = await someone(desk)
  await signInWith(there, coach, 'coach')
  await there.goto('/coach/sessions')
  for (const page of [here, there]) await page.getByRole('button', { name: 'Modifier la séance' }).click()
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(page.getByLabel('Titre')).toHaveCount(0)
  }

  // Untouched fields follow, and what is typed stays.
  await field(here, 'Titre').fill('Panier et relance')
  await field(there, 'Heure').fill('19:30')
  await there.getByText('1h30', { exact: true }).click()
  await addFirstExercise(there)
  await save(there)
  await expect(field(here, 'Heure')).toHaveValue('19:30')
  await expect(here.getByRole('radio', { name: '1h30' })).toBeChecked()
  await expect.poll(() => programmeNames(here)).toHaveLength(1)
  await expect(field(here, 'Titre')).toHaveValue('Panier et relance')
  await save(here)

  // The same field, changed by both: the author chooses, and other changes of theirs are saved with it.
  for (const page of [here, there]) {
    await page.getByRole('button', { name: 'Modifier la séance' }).click()
    await expect(field(page, 'Titre')).toHaveValue('Panier et relance')
  }
  await field(here, 'Titre').fill('Le titre d’ici')
  await field(there, 'Titre').fill('Le titre de là')
  await field(there, 'Description').fill('Apporter des balles.')
  await save(there)
  await here.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(here.getByText('Cette séance a été modifiée entre-temps')).toBeVisible()
  await expect(here.getByText('Ce qui a changé\u00A0: titre et description.')).toBeVisible()
  await expect(field(here, 'Titre')).toHaveValue('Le titre d’ici')
  await here.getByRole('button', { name: 'Enregistrer la mienne' }).click()
  await expect(here.getByLabel('Titre')).toHaveCount(0)
  await there.getByRole('button', { name: 'Modifier la séance' }).click()
  await expect(field(there, 'Titre')).toHaveValue('Le titre d’ici')
  await expect(field(there, 'Description')).toHaveValue('Apporter des balles.')
})
