import type { Page } from '@playwright/test'
import { demoPassword, people, type Person } from '../../../src/demo/club-people.ts'
import { expect } from '../journey.ts'
import type { ClubDatabase } from './club-database.ts'
import {
  dispatchOnline,
  expectQueueEmpty,
  idsOf,
  cachedAnswers,
  prepareDevice,
  queuedWritesOn,
} from './device.ts'
import { setIntervals } from '../short-intervals.ts'
import { test } from './hall.ts'
import { createSession, expectPendingMark } from './sessions-on-screen.ts'

test('Signing out asks when something is unsent, and then leaves nothing on the device. @deep', async ({
  database,
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  const lea = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  network.cutOff()
  await createSession(lea, 'Pas encore partie')
  await lea.getByRole('button', { name: 'Déconnexion' }).click()
  const question = lea.getByRole('alertdialog', { name: '1 enregistrement n’a pas encore été envoyé.' })
  await question.getByRole('button', { name: 'Rester connecté' }).click()
  await expect(question).toBeHidden()
  await expectPendingMark(lea, 'Pas encore partie')

  await lea.getByRole('button', { name: 'Déconnexion' }).click()
  await question.getByRole('button', { name: 'Se déconnecter et tout perdre' }).click()
  const offline = lea.getByRole('alertdialog', { name: 'Pas de réseau' })
  await expect(offline).toContainText('Ce sera perdu.')
  expect(await queuedWritesOn(lea)).toHaveLength(1)
  await offline.getByRole('button', { name: 'Effacer cet appareil' }).click()
  await expect(lea.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible()
  expect(await queuedWritesOn(lea)).toEqual([])
  expect(await cachedAnswers(lea)).toEqual([])

  // The sign-out has to reach the server before any other request: its cookie would still sign the person in.
  expect(await loginSessionsOf(database, people.lea)).toBe(1)
  network.pass()
  await lea.goto('/coach/sessions')
  await expect(lea.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await expect.poll(() => loginSessionsOf(database, people.lea)).toBe(0)
  expect(await database.writesOf(people.lea.id)).toEqual([])
})

test('Signing out while a dead Wi-Fi keeps silent says at once that it is under way, and soon offers to erase. @deep', async ({
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  const lea = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  const otherTab = await device.newTab()
  await otherTab.goto('/coach/sessions')
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()
  network.swallow()
  await lea.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(lea.getByText('Déconnexion en cours…')).toBeVisible()
  const offline = lea.getByRole('alertdialog', { name: 'Pas de réseau' })
  await expect(offline).toBeVisible()
  await expect(offline).not.toContainText('Ce sera perdu.')

  // The question counts what is written meanwhile.
  await createSession(otherTab, 'Écrite entre-temps')
  await expect(offline).toContainText('1 enregistrement n’a pas encore été envoyé. Ce sera perdu.')
  await offline.getByRole('button', { name: 'Rester connecté' }).click()
  await expect(offline).toBeHidden()
  expect(await queuedWritesOn(lea)).toHaveLength(1)
})

test('What another tab writes while one signs out is kept for its author. @deep', async ({
  database,
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  const lea = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  // The answer to signing out is held back for as long as the other tab takes.
  await setIntervals(lea.context(), { signOutTimeout: 60_000 })
  await lea.reload()
  const otherTab = await device.newTab()
  await otherTab.goto('/coach/sessions')
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await lea.route('**/api/login-sessions/current', async (route) => {
    await held
    await route.continue()
  })
  await otherTab.route('**/api/training-sessions', (route) => route.abort())
  await lea.route('**/api/training-sessions', (route) => route.abort())
  await lea.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(lea.getByText('Déconnexion en cours…')).toBeVisible()
  await createSession(otherTab, 'Écrite entre-temps')
  letThrough()
  await expect(lea).toHaveURL((url) => url.pathname === '/')
  await expect.poll(() => loginSessionsOf(database, people.lea)).toBe(0)
  expect(await queuedWritesOn(otherTab)).toHaveLength(1)
  await expect(otherTab.getByText('1 enregistrement attend sur cet appareil')).toBeVisible()
})

test('What somebody wrote before their session was ended waits for them, and nobody else on the device sees or sends it. @deep', async ({
  database,
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  const page = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  network.cutOff()
  await createSession(page, 'Le secret de Léa')
  const ofLea = idsOf(await queuedWritesOn(page))
  expect(ofLea).toHaveLength(1)
  await database.rows('delete from login_sessions where account_id = $1', [people.lea.id])
  network.pass()
  await dispatchOnline(page)
  const entryPage = page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })
  await expect(entryPage).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 enregistrement attend sur cet appareil')).toBeVisible()
  await expect.poll(() => cachedAnswers(page)).toEqual([])

  await signInThroughTheForm(page, people.marc)
  await page.goto('/coach/sessions')
  await createSession(page, 'Celle de Marc')
  await expect.poll(() => database.writesOf(people.marc.id)).toHaveLength(1)
  await expect(page.getByText('Le secret de Léa')).toHaveCount(0)
  await expect(page.getByText('En attente d’envoi')).toHaveCount(0)
  expect(idsOf(await queuedWritesOn(page))).toEqual(ofLea)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(idsOf(await queuedWritesOn(page))).toEqual(ofLea)

  await page.goto('/coach')
  await signInThroughTheForm(page, people.lea)
  await expectQueueEmpty(page)
  expect(await database.writesOf(people.lea.id)).toEqual(ofLea)
  const created = await database.rows(
    `select title, created_by from training_sessions where title in ('Le secret de Léa', 'Celle de Marc') order by title`,
  )
  expect(created).toEqual([
    { title: 'Celle de Marc', created_by: people.marc.id },
    { title: 'Le secret de Léa', created_by: people.lea.id },
  ])
})

async function signInThroughTheForm(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
}

async function loginSessionsOf(database: ClubDatabase, { id }: Person): Promise<number> {
  return (await database.rows('select 1 from login_sessions where account_id = $1', [id])).length
}
