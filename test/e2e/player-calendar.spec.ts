import { people } from '../../src/demo/club-people.ts'
import { violationsOn } from './axe.ts'
import { planEvening } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { cachedAnswers, openWithServiceWorker } from './offline/device.ts'
import { test } from './offline/hall.ts'

test('A player sees their week and month: own reply, « Annulée » struck; answered there, and read without network. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const { id } = await planEvening(database, { players: 60 })
  const { id: cancelled } = await planEvening(database, { players: 60, inMinutes: 20 })
  const { id: others } = await planEvening(database, { players: 60, inMinutes: 25 })
  await database.rows(
    `update training_sessions set title = 'Soirée annulée', cancelled_at = now(), deleted_at = now() where id = $1`,
    [cancelled],
  )
  await database.rows(`update training_sessions set title = 'Sans Inès' where id = $1`, [others])
  await database.rows(`delete from session_participants where session_id = $1 and player_id = $2`, [
    others,
    people.ines.id,
  ])
  const { page } = await deviceAt(server.url, phone)
  await signInAs(page, people.ines)
  await openWithServiceWorker(page, '/player/training')
  await expect(page.getByText('Soirée en salle').first()).toBeVisible()

  await page.getByText('Semaine', { exact: true }).tap()
  await expect(page).toHaveURL(/calendar=week/)
  const week = page.getByRole('region', { name: 'Semaine' })
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name: title }) })
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(7)
  await expect(card('Soirée en salle').last()).toContainText('Pas encore de réponse')
  await expect(card('Soirée annulée').last()).toContainText('Annulée')
  const struck = page.getByRole('heading', { level: 4, name: 'Soirée annulée' }).locator('bdi')
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByText('Sans Inès')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Groupes' })).toHaveCount(0)

  // Answered where it stands.
  const open = page.getByRole('button', { name: 'Soirée en salle', exact: true })
  const dialog = page.getByRole('dialog')
  await open.tap()
  await dialog.getByRole('button', { name: 'Je viens', exact: true }).tap()
  await expect(dialog.getByRole('button', { name: 'Je viens', exact: true, pressed: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fermer' }).tap()
  await expect(open).toBeFocused()
  await expect(card('Soirée en salle').last()).toContainText('Je viens')
  const reply = () =>
    database.rows('select reply from session_participants where session_id = $1 and player_id = $2', [
      id,
      people.ines.id,
    ])
  await expect.poll(reply).toEqual([{ reply: 'coming' }])

  // The month was never opened, but read ahead; what is said now waits.
  const calendars = async () => {
    const answers = await cachedAnswers(page)
    return answers.filter(({ queryKey }) => queryKey[1] === 'calendar').length
  }
  await expect.poll(calendars).toBe(2)
  await server.stop()
  await page.reload()
  await expect(card('Soirée en salle').last()).toContainText('Je viens')
  await page.getByText('Mois', { exact: true }).tap()
  const month = page.getByRole('region', { name: 'Mois' })
  await expect(month.getByRole('button', { pressed: true })).toHaveAccessibleName(/1 annulée$/)
  await open.tap()
  await dialog.getByRole('button', { name: 'Je ne viens pas' }).tap()
  await dialog.getByRole('button', { name: 'Fermer' }).tap()
  await expect(card('Soirée en salle').last()).toContainText('Je ne viens pas')
  await expect(card('Soirée en salle').last()).toContainText('En attente d’envoi')
  await server.start()
  await expect.poll(reply).toEqual([{ reply: 'not_coming' }])
  await expect(card('Soirée en salle').last()).not.toContainText('En attente d’envoi')

  // A week without sessions says so; the lists are one tap away.
  await page.goto('/player/training?calendar=week&day=2024-09-18')
  await expect(page.getByText('Rien cette semaine')).toBeVisible()
  await page.getByRole('button', { name: 'Aujourd’hui' }).tap()
  await expect(card('Soirée en salle').last()).toBeVisible()
  await page.getByText('Liste', { exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
  await expect(page).toHaveURL(/\/player\/training$/)
})
