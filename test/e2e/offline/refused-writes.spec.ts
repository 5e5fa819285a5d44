import type { Page } from '@playwright/test'
import { people } from '../../../src/demo/club-people.ts'
import { desk, expect, signInAs, typedDay } from '../journey.ts'
import { dispatchOnline, idsOf, prepareDevice, queuedWritesOn } from './device.ts'
import { test } from './hall.ts'
import { createSession, deleteSeriesDate, renameSession, upcomingTitles } from './sessions-on-screen.ts'

const pill = (page: Page) => page.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })

test('What is refused later comes back with what was typed, to copy, to try again or to give up. @deep', async ({
  database,
  server,
  network,
  deviceAt,
  someone,
}) => {
  const device = await deviceAt(network.url, { ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  let lea = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  const marc = await someone({ ...desk, baseURL: server.url })
  await signInAs(marc, people.marc)
  await marc.goto('/coach/sessions')
  const [changed, deleted] = (await upcomingTitles(lea)) as [string, string]

  network.cutOff()
  await renameSession(lea, changed, 'Le titre de Léa')
  await renameSession(lea, deleted, 'Renommée trop tard')
  await createSession(lea, 'Rien à redire')
  await expect(pill(lea)).toHaveText('Enregistré · 3 en attente · Hors ligne')
  await renameSession(marc, changed, 'Le titre de Marc')
  await deleteSeriesDate(marc, deleted)
  const undo = marc.getByRole('status', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' })
  // It stays as long as the pointer is there, however long the rest takes.
  await undo.hover()
  const [, , harmless] = idsOf(await queuedWritesOn(lea))
  network.pass()
  await dispatchOnline(lea)
  await expect(pill(lea)).toHaveText('2 à revoir', { timeout: 30_000 })
  // A refusal does not block later writes.
  expect(await database.writesOf(people.lea.id)).toEqual([harmless])
  // The screen shows the server's state.
  await expect.poll(() => upcomingTitles(lea)).toContain('Le titre de Marc')
  expect(await upcomingTitles(lea)).toContain('Rien à redire')

  await device.kill()
  lea = await device.start()
  await lea.goto('/coach/sessions')
  await pill(lea).getByRole('button').click()
  const dialog = lea.getByRole('dialog', { name: 'Vos enregistrements' })
  const notice = (title: string) => dialog.getByRole('listitem').filter({ hasText: title })
  await expect(notice('Le titre de Léa')).toContainText('Quelqu’un d’autre a modifié ceci entre-temps.')
  await expect(notice('Renommée trop tard')).toContainText('Introuvable')
  await notice('Le titre de Léa').getByRole('button', { name: 'Copier' }).click()
  await expect(notice('Le titre de Léa').getByRole('button', { name: 'Copié' })).toBeVisible()
  expect(await lea.evaluate(() => navigator.clipboard.readText())).toContain('Titre\u00A0: Le titre de Léa')

  await notice('Le titre de Léa').getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(notice('Le titre de Léa')).toHaveCount(0)
  await expect.poll(() => upcomingTitles(lea)).toContain('Le titre de Léa')
  await expect.poll(() => upcomingTitles(marc)).toContain('Le titre de Léa')

  // Marc undoes the deletion, but Léa's change has an older version.
  await undo.click()
  await expect.poll(() => upcomingTitles(lea)).toContain(deleted)
  await notice('Renommée trop tard').getByRole('button', { name: 'Réessayer' }).click()
  await notice('Renommée trop tard').getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(dialog.getByText('Tout est enregistré.')).toBeVisible()
  await expect.poll(() => upcomingTitles(marc)).toContain('Renommée trop tard')
  expect(await queuedWritesOn(lea)).toEqual([])
})

test('What was refused is given up only after a question. @deep', async ({
  database,
  server,
  network,
  deviceAt,
  someone,
}) => {
  const { page } = await deviceAt(network.url)
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions')
  const marc = await someone({ ...desk, baseURL: server.url })
  await signInAs(marc, people.marc)
  await marc.goto('/coach/sessions')
  const [title] = (await upcomingTitles(page)) as [string]
  await renameSession(page, title, 'Chargée une fois')
  await expect.poll(() => upcomingTitles(marc)).toContain('Chargée une fois')

  network.cutOff()
  await renameSession(page, 'Chargée une fois', 'Une idée sans suite')
  await deleteSeriesDate(marc, 'Chargée une fois')
  network.pass()
  await dispatchOnline(page)
  await expect(pill(page)).toHaveText('1 à revoir', { timeout: 30_000 })
  await pill(page).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Vos enregistrements' })
  await dialog.getByRole('button', { name: 'Abandonner' }).click()
  const question = page.getByRole('alertdialog', { name: 'Abandonner cet enregistrement' })
  await expect(question).toContainText('Ce que vous aviez saisi disparaitra de cet appareil.')
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await expect(dialog.getByText('Tout est enregistré.')).toBeVisible()
  expect(await queuedWritesOn(page)).toEqual([])
  expect(await database.writesOf(people.lea.id)).toHaveLength(1)
})

test('Without storage on the device, a refused write says that it is lost with its page. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...desk, baseURL: server.url })
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.route('**/api/live*', () => {})
  await signInAs(page, people.lea)
  await page.goto('/coach/sessions?form=new')
  await page.getByLabel('Titre').fill('Sans mémoire')
  await page.getByLabel('Date', { exact: true }).fill(typedDay(1))
  let { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/training-sessions', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await held
    return route.fulfill({ status: 409, json: { refusal: 'not-found', requestId: '-' } })
  })
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await page
    .getByRole('alertdialog', { name: 'Quitter sans enregistrer' })
    .getByRole('button', { name: 'Quitter' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  letGo()
  await expect(pill(page)).toHaveText('1 à revoir')
  await pill(page).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Vos enregistrements' })
  await expect(dialog).toContainText(
    'Ceci n’a pas pu être enregistré, et sera perdu si vous fermez cette page\u00A0: renvoyez-le ou copiez-le.',
  )
  await expect(dialog).not.toContainText('Rien n’est perdu')

  ;({ promise: held, resolve: letGo } = Promise.withResolvers<void>())
  const retry = dialog.getByRole('button', { name: 'Réessayer' })
  await retry.click()
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(retry).not.toHaveAttribute('aria-busy')
  await page.unroute('**/api/training-sessions')
  await retry.click()
  await expect(dialog).not.toContainText('Sans mémoire')
  await page.goto('/coach/sessions')
  await expect.poll(() => upcomingTitles(page)).toContain('Sans mémoire')
})

test('A profile saved without network does not overwrite what another device saved meanwhile. @deep', async ({
  server,
  network,
  deviceAt,
  someone,
}) => {
  const { page } = await deviceAt(network.url)
  await signInAs(page, people.ines)
  await page.goto('/player/profile')
  const elsewhere = await someone({ ...desk, baseURL: server.url })
  await signInAs(elsewhere, people.ines)
  await elsewhere.goto('/player/profile')
  const goals = (on: Page) => on.getByLabel('Objectifs')
  const save = async (on: Page, said = 'Profil mis à jour avec succès') => {
    await on.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(on.getByText(said)).toBeVisible()
  }
  await expect(goals(page)).not.toHaveValue('')

  network.cutOff()
  await goals(page).fill('Écrit sans réseau.')
  await save(page, 'Profil enregistré sur cet appareil')
  await expect(page.getByText('avec succès')).toHaveCount(0)
  await goals(elsewhere).fill('Écrit ailleurs.')
  await save(elsewhere)
  network.pass()
  await dispatchOnline(page)
  await expect(pill(page)).toHaveText('1 à revoir', { timeout: 30_000 })
  await expect(goals(page)).toHaveValue('Écrit ailleurs.')

  await page.getByLabel('Classement (points)').fill('777')
  await save(page)
  await expect(elsewhere.getByLabel('Classement (points)')).toHaveValue('777')
  await expect(goals(elsewhere)).toHaveValue('Écrit ailleurs.')
})
