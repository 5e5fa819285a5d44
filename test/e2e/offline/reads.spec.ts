import type { Page } from '@playwright/test'
import { techniqueCatalogue } from '../../../src/domain/technique-catalogue.ts'
import { demoPassword, people } from '../../../src/demo/club-people.ts'
import type { CachedAnswer } from '../../../src/web/offline/cached-answers.ts'
import { desk, expect, signInAs } from '../journey.ts'
import { cachedAnswers, openAndCache, openWithServiceWorker } from './device.ts'
import { test } from './hall.ts'

// Playwright's `setOffline` affects neither a service worker's requests nor open streams: here the server really stops.

const notCached = 'Cet écran n’a pas encore été ouvert sur cet appareil.'

const age = (page: Page) => page.locator('.data-age')

test('What was opened once opens without a server: after a reload, and after the phone was restarted.', async ({
  server,
  deviceAt,
}) => {
  const device = await deviceAt(server.url)
  let { page } = device
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/overview')
  await openAndCache(page, '/coach/sessions')
  const titles = await page.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  await server.stop()

  for (const open of [
    () => page.reload(),
    async () => ((page = await device.restart()), page.goto('/coach/sessions')),
  ]) {
    await open()
    await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles)
    await expect(age(page)).toHaveText(/^Hors ligne\s: données de \d{1,2}\sh\s\d\d$/)
  }
  // The details of a session come from the cached list.
  await page.getByRole('link', { name: titles[0]! }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: titles[0]! })).toBeVisible()
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page.getByRole('heading', { name: 'Derniers retours' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The players of the club came with the sessions: whoever turns up is added without network.
  await page.getByRole('link', { name: 'Club' }).first().click()
  await expect(page.getByRole('heading', { name: /^Joueurs/ })).toBeVisible()
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page.getByRole('heading', { name: 'Derniers retours' })).toBeVisible()

  await page.getByRole('link', { name: 'Joueurs' }).first().click()
  await expect(page.getByText(notCached)).toBeVisible()
  await expect(page.getByText('Il s’affichera dès que le réseau reviendra.')).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('heading', { name: 'Derniers retours' })).toBeVisible()
  await page.goForward()

  // Without a reload, a press or an `online` event, the screen comes back with the server.
  await server.start()
  await expect(page.getByText('Adam Benali').first()).toBeVisible()
  await expect(age(page)).toBeEmpty()
})

test('A device that knows nobody says politely that signing in needs the network. @deep', async ({
  server,
  deviceAt,
}) => {
  const { page } = await deviceAt(server.url)
  await openWithServiceWorker(page, '/coach')
  await server.kill()
  await page.goto('/coach/sessions')
  await expect(page.getByText('Pas de réseau : il en faut pour se connecter')).toBeVisible()
  await expect(page).toHaveURL(/\/coach\?next=/)
  await server.start()
  await expect(page.getByText('Pas de réseau')).toHaveCount(0)

  await page.getByLabel('Email').fill(people.lea.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
})

test('A session ended elsewhere shows the door in every tab, and leaves nothing on the device. @deep', async ({
  server,
  deviceAt,
}) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/sessions')
  const second = await page.context().newPage()
  await openAndCache(second, '/coach/overview')
  await page.request.delete('/api/login-sessions/current')
  await page.reload()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  }
  await expect.poll(() => cachedAnswers(page)).toEqual([])
})

test('Another tab’s sign-in as somebody else takes this tab along, and mixes nothing. @deep', async ({
  server,
  deviceAt,
}) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/sessions')
  const second = await page.context().newPage()
  await signInAs(second, people.paul)
  await openAndCache(second, '/coach/overview')
  for (const tab of [page, second])
    await expect(tab.getByText('TTC des Bords de Saône').first()).toBeVisible()
  await expect(page.getByText('Ping Club de Vaise')).toHaveCount(0)
  await expect.poll(() => cachedAnswers(page).then(ownersOf)).toEqual(new Set([people.paul.id]))
})

test('A tab shows without network what another one has read. @deep', async ({ server, deviceAt }) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/overview')
  const second = await page.context().newPage()
  await openAndCache(second, '/coach/club')
  await server.stop()
  await page.getByRole('link', { name: 'Club' }).first().click()
  await expect(page.getByRole('heading', { name: /^Joueurs/ })).toBeVisible()
})

test('Two tabs show what somebody else changed, also while they had no server. @deep', async ({
  database,
  server,
  deviceAt,
  someone,
}) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/sessions')
  const second = await page.context().newPage()
  await openAndCache(second, '/coach/club')
  const marc = await someone({ ...desk, baseURL: server.url })
  await signInAs(marc, people.marc)
  await marc.goto('/coach/club')
  await marc.getByRole('button', { name: 'Modifier le nom du club' }).click()
  await marc.getByLabel('Nom du club').fill('Ping Club de la Croix-Rousse')
  await marc.getByRole('button', { name: 'Sauvegarder' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByText('Ping Club de la Croix-Rousse').first()).toBeVisible()
  }

  // When the server is back, the stream reconnects and missed changes are fetched.
  await server.stop()
  await database.rows('update clubs set name = $1, version = version + 1 where name = $2', [
    'Ping Club de Gerland',
    'Ping Club de la Croix-Rousse',
  ])
  await server.start()
  for (const tab of [page, second]) {
    await expect(tab.getByText('Ping Club de Gerland').first()).toBeVisible()
  }
})

test('A session ended from another device shows the door at once. @deep', async ({
  server,
  deviceAt,
  someone,
}) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/sessions')
  const other = await someone({ ...desk, baseURL: server.url })
  await signInAs(other, people.lea)
  await other.goto('/coach/account')
  await other.getByRole('button', { name: /^Déconnecter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await expect.poll(() => cachedAnswers(page)).toEqual([])
})

test('Ma Progression opens from cached data. @deep', async ({ server, deviceAt }) => {
  const { page } = await deviceAt(server.url)
  await signInAs(page, people.ines)
  await openAndCache(page, '/player/progress')
  await expect(page.getByText(`7 techniques maîtrisées sur ${techniqueCatalogue.length}`)).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(page.getByText(`7 techniques maîtrisées sur ${techniqueCatalogue.length}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Contre-Initiative' })).toBeVisible()
  await expect(age(page)).toHaveText(/^Hors ligne\s: données de \d{1,2}\sh\s\d\d$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

function ownersOf(answers: readonly CachedAnswer[]): Set<string> {
  return new Set(answers.map(({ accountId }) => accountId))
}
