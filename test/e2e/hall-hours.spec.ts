import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { planEvening } from './hall-evening.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { expectQueueEmpty, prepareDevice } from './offline/device.ts'
import { test } from './offline/hall.ts'

const { lea, marc, ines } = people
const title = 'Soirée en salle'
const panel = (page: Page, name: string) =>
  page.locator('section.next-session', { has: page.getByRole('heading', { level: 2, name }) })
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('« Lancer » before its time begins the session on every other screen, where players may reply until its time. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { path } = await planEvening(database)
  const [hall, overview, player] = await Promise.all([
    someone({ ...phone, baseURL: server.url }),
    someone({ ...desk, baseURL: server.url }),
    someone({ ...phone, baseURL: server.url }),
  ])
  await signInAs(overview, marc)
  await overview.goto('/coach/overview')
  await expect(panel(overview, 'Prochaine séance')).toContainText(title)
  await signInAs(player, ines)
  await player.goto('/player/training')
  await expect(card(player).getByRole('button', { name: 'Je viens' })).toBeVisible()
  await expect(card(player).getByText('En cours')).toHaveCount(0)

  await signInAs(hall, lea)
  await hall.goto(`${path}?step=block`)
  await hall.getByRole('button', { name: 'Lancer' }).click()
  await expect(panel(overview, 'Séance en cours').filter({ hasText: title })).toContainText(
    'Revenir en salle',
  )
  await expect(card(player).getByText('En cours')).toBeVisible()
  await card(player).getByRole('button', { name: 'Je viens' }).click()
  await expect(card(player).getByRole('button', { name: 'Je viens' })).toHaveAttribute('aria-pressed', 'true')
})

test('« Fermer la séance » ends it on every other screen, and asks its players what they thought; by mistake, one comes back. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { path } = await planEvening(database, { inMinutes: -80 })
  const [hall, overview, player] = await Promise.all([
    someone({ ...phone, baseURL: server.url }),
    someone({ ...desk, baseURL: server.url }),
    someone({ ...phone, baseURL: server.url }),
  ])
  await signInAs(overview, marc)
  await overview.goto('/coach/overview')
  await expect(panel(overview, 'Séance en cours').filter({ hasText: title })).toBeVisible()
  await signInAs(player, ines)
  await player.goto('/player/training')
  await expect(card(player).getByText('En cours')).toBeVisible()
  await expect(card(player).getByRole('button', { name: 'Donner mon avis' })).toHaveCount(0)

  await signInAs(hall, lea)
  await hall.goto(`${path}?step=block`)
  await hall.getByRole('button', { name: 'Lancer' }).click()
  await hall.getByRole('link', { name: /^Bilan/ }).click()
  await hall.getByRole('button', { name: 'Fermer la séance' }).click()
  await expect(panel(overview, 'Séance en cours').filter({ hasText: title })).toHaveCount(0)
  await expect(card(player).getByText('En cours')).toHaveCount(0)
  await expect(card(player).getByRole('button', { name: 'Donner mon avis' })).toBeVisible()

  await hall.goto('/coach/sessions')
  await card(hall).getByRole('link', { name: 'Revenir en salle' }).click()
  await hall.getByRole('link', { name: /^Bilan/ }).click()
  await expect(hall.getByText('La séance est fermée. Pour la rouvrir, lancez un bloc.')).toBeVisible()
  await hall.getByRole('link', { name: /^Bloc/ }).click()
  await hall.getByRole('button', { name: 'Reprendre' }).click()
  await expect(hall.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(panel(overview, 'Séance en cours').filter({ hasText: title })).toBeVisible()
})

test('Without network the device that has begun the hall, or closed it, says so on its other screens. @deep', async ({
  database,
  network,
  deviceAt,
}) => {
  const { path } = await planEvening(database, { inMinutes: 15 })
  const device = await deviceAt(network.url, phone)
  const page = await prepareDevice(device, lea, '/coach/overview', '/coach/sessions', `${path}?step=block`)
  await page.goto(`${path}?step=block`)
  network.cutOff()
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goto('/coach/sessions')
  await expect(card(page).getByText('En cours')).toBeVisible()
  await page.goto('/coach/overview')
  await expect(panel(page, 'Séance en cours').filter({ hasText: title })).toBeVisible()
  network.pass()
  await expectQueueEmpty(page)
  await expect(panel(page, 'Séance en cours').filter({ hasText: title })).toBeVisible()
})
