import { demoPassword, people } from '../../src/demo/club-people.ts'
import { feedbackPath } from '../../src/web/training-sessions/feedback-path.ts'
import { letPass, planEvening, timer } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'

test('« Enchainer »: the next block starts by itself when its time is over, and not before somebody has asked for it. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto(`${path}?step=block`)
  await page.getByRole('button', { name: 'Lancer' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
  const [minutes, seconds] = (await timer(page).innerText()).split(':').map(Number)
  await letPass(database, id, { events: 2, seconds: minutes! * 60 + seconds! - 3, paused: true })
  await page.reload()
  await expect(timer(page)).toHaveText(/^00:0[23]$/)
  const chain = page.getByRole('button', { name: 'Enchainer' })
  await expect(chain).toHaveAttribute('aria-pressed', 'false')
  await chain.click()
  await expect(chain).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByText('Bloc 2 sur 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('Dernier bloc')).toBeVisible()
})

test('At the end the code leads a player through signing in to the open feedback, once. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database, { inMinutes: -80 })
  const coach = await someone({ ...phone, baseURL: server.url })
  await signInAs(coach, people.lea)
  await coach.goto(`${path}?step=closing`)
  await expect(coach.getByRole('img', { name: 'QR code pour donner son avis' })).toBeVisible()
  await expect(coach.getByText('Votre avis en dix secondes')).toBeVisible()

  const page = await someone({ ...phone, baseURL: server.url })
  await page.goto(feedbackPath(id))
  await page.getByLabel('Email').fill(people.ines.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Soirée en salle')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mes Entrainements' })).toBeVisible()
  await expect(page.getByText('Soirée en salle').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
