import { people } from '../../src/demo/club-people.ts'
import { violationsOn } from './axe.ts'
import { planEvening } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { type ClubDatabase } from './offline/club-database.ts'
import { test } from './offline/hall.ts'

const everybody = 60

/** As if the session had begun so many minutes ago. */
async function beganAgo(database: ClubDatabase, id: string, minutes: number): Promise<void> {
  await database.rows(
    `update training_sessions set starts_at = at, date = (at at time zone 'Europe/Paris')::date,
       time = (at at time zone 'Europe/Paris')::time
     from date_trunc('minute', now() - make_interval(mins => $2)) as at where id = $1`,
    [id, minutes],
  )
}

test('Who comes tonight takes no tap; why somebody does not come is read by coaches, and by no other player. @deep', async ({
  server,
  database,
  someone,
}) => {
  const { id } = await planEvening(database, { players: everybody })
  const [coach, ines, tom] = [
    await someone({ ...phone, baseURL: server.url }),
    await someone({ ...phone, baseURL: server.url }),
    await someone({ ...phone, baseURL: server.url }),
  ]
  await signInAs(coach, people.lea)
  await signInAs(ines, people.ines)
  await signInAs(tom, people.tom)
  await coach.goto('/coach/overview')
  await ines.goto('/player/training')
  const next = ines
    .getByRole('listitem')
    .filter({ has: ines.getByRole('heading', { name: 'Soirée en salle' }) })
  await expect(next).toContainText('Prochaine séance')
  await expect(next.getByText('Pourquoi')).toHaveCount(0)

  // With the keyboard alone.
  await next.getByRole('button', { name: 'Je ne viens pas' }).focus()
  await ines.keyboard.press('Enter')
  await expect(next.getByRole('button', { name: 'École' })).toBeVisible()
  await ines.keyboard.press('Tab')
  await ines.keyboard.press('Space')
  await expect(next.getByRole('button', { name: 'École', pressed: true })).toBeVisible()
  expect(await violationsOn(ines)).toEqual([])

  const camps = coach.getByRole('group', { name: 'Réponses' })
  await expect(camps.getByRole('button', { name: '1 ne vient pas' })).toBeVisible()
  await expect(camps.getByRole('button', { name: /^\d+ sans réponse$/ })).toBeVisible()
  await camps.getByRole('button', { name: '1 ne vient pas' }).click()
  await expect(coach.getByText('Inès Morel (école)')).toBeVisible()

  // Without network the reason waits, and is sent once it is back.
  await ines.route('**/api/training-sessions/*/reply', (route) => route.abort('connectionrefused'))
  await next.getByRole('button', { name: 'Compétition' }).click()
  await expect(next.getByText('En attente d’envoi')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Compétition', pressed: true })).toBeVisible()
  await ines.unroute('**/api/training-sessions/*/reply')
  await ines.evaluate(() => dispatchEvent(new Event('online')))
  await expect(coach.getByText('Inès Morel (compétition)')).toBeVisible()

  for (const panel of ['session', 'roll']) {
    await coach.goto(`/coach/sessions?${panel}=${id}`)
    const row = coach.getByRole('listitem').filter({ hasText: 'Inès Morel' })
    await expect(row.getByText('Je ne viens pas (compétition)')).toBeVisible()
  }
  await coach.goto(`/coach/sessions/${id}/salle`)
  await expect(coach.getByRole('list', { name: 'Ont prévenu' })).toContainText('Compétition')

  const seen = await tom.request.get(`/api/training-sessions/${id}`)
  expect(seen.ok()).toBe(true)
  expect(await seen.text()).not.toMatch(/competition|absenceReason/)

  await beganAgo(database, id, 1)
  await ines.reload()
  const past = ines.locator('section', { has: ines.getByRole('heading', { name: 'Séances passées' }) })
  await expect(past.getByRole('heading', { name: 'Soirée en salle' })).toBeVisible()
  await expect(next.getByRole('button', { name: 'Je viens' })).toHaveCount(0)
  await expect(next.getByRole('button', { name: 'École' })).toHaveCount(0)
})

test('After the session a player says in three taps what it was like. @deep', async ({
  server,
  database,
  someone,
}) => {
  const { id } = await planEvening(database, { players: everybody })
  await beganAgo(database, id, 125)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.ines)
  await page.goto('/player/training')
  const prompt = page.locator('section', {
    has: page.getByRole('heading', { name: 'Votre avis sur la séance' }),
  })
  await expect(prompt).toContainText('Soirée en salle')
  expect(await violationsOn(page)).toEqual([])

  await prompt.getByRole('button', { name: 'Positif' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Votre avis sur la séance' })
  await expect(dialog.getByRole('radio', { name: 'Positif' })).toBeChecked()
  await dialog.getByRole('button', { name: 'J’ai réussi' }).tap()
  await expect(dialog.getByLabel('Commentaire')).toHaveValue('J’ai réussi')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Envoyer' }).tap()

  await expect(dialog).toHaveCount(0)
  await expect(prompt).toHaveCount(0)
  const given = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Soirée en salle' }) })
  await expect(given).toContainText('Feedback envoyé')
  await expect(given).toContainText('J’ai réussi')
})

test('« Mon parcours » shows minutes on the four quarters and a sentence about the weeks. @deep', async ({
  server,
  someone,
}) => {
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.camille)
  await page.goto('/player/progress')
  const road = page.locator('section', { has: page.getByRole('heading', { name: 'Mon parcours' }) })
  const table = road.getByRole('region', { name: 'Temps passé par catégorie' })
  for (const category of ['Services', "Gestes d'Initiative", 'Contre-Initiative', 'Défense']) {
    await expect(table).toContainText(category)
  }
  await expect(table.getByText(/^(?:[1-9]\d*h(?:(?!00)\d\d)?|\d{1,2}\smin)$/)).toHaveCount(4)
  await expect(road).toContainText(/\d semaines? sur les \d dernières, \d+ séances? cette saison/)
  expect(await violationsOn(page)).toEqual([])
})
