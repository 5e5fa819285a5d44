import type { Page } from '@playwright/test'
import { people } from '../../../src/demo/club-people.ts'
import { expect, signInAs } from '../journey.ts'
import { expectQueueEmpty, openAndCache, queuedWritesOn } from './device.ts'
import { test } from './hall.ts'
import { createSession, upcomingTitles } from './sessions-on-screen.ts'

const age = (page: Page) => page.locator('.data-age')
const pill = (page: Page) => page.getByRole('status', { name: 'Enregistrement' })
const soon = { timeout: 30_000 }

test('A database that accepts and never answers is said in words, and is no missing network. @deep', async ({
  freezable,
  freezableServer,
  deviceAt,
}) => {
  const { page } = await deviceAt(freezableServer.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/overview')
  await openAndCache(page, '/coach/sessions?form=new')
  await openAndCache(page, '/coach/sessions')
  freezable.freeze()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
  await expect(age(page)).toHaveText(/^Service momentanément indisponible\s: données de \d/, soon)
  await createSession(page, 'Pendant le gel')
  await expect(pill(page)).toContainText('1 en attente')
  await page.getByRole('link', { name: 'Joueurs' }).first().click()
  await expect(page.getByText('Cet écran s’affichera dès que le service répondra.')).toBeVisible(soon)
  await expect(page.getByText('Hors ligne')).toHaveCount(0)
  expect(await queuedWritesOn(page)).toHaveLength(1)

  // Without a reload or a press; the connections that froze stay so.
  freezable.thaw()
  await expect(page.getByRole('heading', { level: 2, name: 'Adam Benali' })).toBeVisible({ timeout: 60_000 })
  await expectQueueEmpty(page)
  await page.getByRole('link', { name: 'Séances' }).first().click()
  await expect.poll(() => upcomingTitles(page)).toContain('Pendant le gel')
  await expect(age(page)).toBeEmpty()
})

test('Whoever signs in while the database is frozen reads that the service is unavailable. @deep', async ({
  freezable,
  freezableServer,
  deviceAt,
}) => {
  const { page } = await deviceAt(freezableServer.url)
  await page.goto('/coach')
  await page.getByLabel('Email').fill(people.lea.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('revers-lifté-2026')
  freezable.freeze()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Service momentanément indisponible. Veuillez réessayer dans un instant.',
    soon,
  )
})

test('A closed connection is noticed on a page that nobody touches, and so is its return. @deep', async ({
  network,
  deviceAt,
}) => {
  const { page } = await deviceAt(network.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/overview')
  await expect.poll(() => network.streams).toBe(1)
  network.cutOff()
  await expect(pill(page)).toContainText('Hors ligne')
  network.pass()
  await expect(pill(page)).not.toContainText('Hors ligne', soon)
})

test('A connection that falls silent is noticed after a press, and without one by its stream. @deep', async ({
  network,
  deviceAt,
}) => {
  const { page } = await deviceAt(network.url)
  await signInAs(page, people.lea)
  await openAndCache(page, '/coach/overview')
  await expect.poll(() => network.streams).toBe(1)
  network.swallow()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(pill(page)).toContainText('Hors ligne')

  network.pass()
  await page.reload()
  await expect.poll(() => network.streams).toBeGreaterThan(0)
  await expect(pill(page)).not.toContainText('Hors ligne', soon)
  network.swallow()
  await expect(pill(page)).toContainText('Hors ligne', { timeout: 45_000 })
})
