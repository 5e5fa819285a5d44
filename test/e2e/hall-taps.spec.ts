import type { Locator } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { head, lane, planEvening } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'

// Repeating last week’s session is counted in sessions.spec.ts, evaluating twelve players in hall-marks.spec.ts.

function countTaps() {
  let taps = 0
  return {
    tap: async (what: Locator) => {
      await what.tap()
      taps += 1
    },
    /** Since it was asked last. */
    taken: () => {
      const taken = taps
      taps = 0
      return taken
    },
  }
}

test('The roll of fourteen with two exceptions takes five taps, somebody who was not planned three. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { path, names } = await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  const { tap, taken } = countTaps()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signInAs(page, people.lea)
  await page.goto(path)
  await expect(head(page)).toContainText('14 à noter')

  await tap(button('Tous présents'))
  await tap(button(`${names[2]} : corriger`))
  await tap(button('Absent'))
  await tap(page.getByRole('button', { name: `${names[4]} : corriger` }))
  await tap(button('En retard'))
  await expect(head(page)).toContainText('13présents sur 14')
  await expect(head(page)).toContainText('1 en retard')
  expect(taken()).toBeLessThanOrEqual(5)

  await page.goto('/coach/overview')
  await page.goto(path)
  await tap(button('Ajouter un arrivant'))
  const name = await page.getByRole('dialog').getByRole('listitem').first().locator('b').innerText()
  await tap(page.getByRole('dialog').getByRole('button', { name: `Ajouter ${name}`, exact: true }))
  await expect(lane(page, name)).toBeChecked()
  expect(taken()).toBeLessThanOrEqual(3)

  await page.goto(path)
  await tap(button('Ajouter un arrivant'))
  await page.getByLabel('Prénom ou nom').fill('Kenza')
  await tap(page.getByRole('button', { name: '« Kenza » comme invité' }))
  await expect(lane(page, 'Kenza')).toBeChecked()
  expect(taken()).toBeLessThanOrEqual(3)
})

test('Who comes tonight takes no tap, an arrival is accepted in two, a session that has begun is corrected in two. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id } = await planEvening(database, { inMinutes: 20 })
  await database.rows(
    `update session_participants set reply = case when n <= 9 then 'coming' else 'not_coming' end, reply_at = now()
     from (select player_id as who, row_number() over (order by player_id) as n from session_participants
           where session_id = $1) as numbered
     where session_id = $1 and player_id = who and n <= 12`,
    [id],
  )
  await database.rows(
    `insert into memberships (account_id, club_id, role, standing, since)
     select $1, club_id, 'player', 'waiting', now() from memberships where account_id = $2`,
    [people.malo.id, people.lea.id],
  )
  const page = await someone({ ...phone, baseURL: server.url })
  const { tap, taken } = countTaps()
  await signInAs(page, people.lea)
  await page.goto('/coach/overview')
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Prochaine séance' }) })
  await expect(next).toContainText(/9\s*viennent/)
  await expect(next).toContainText(/3\s*ne viennent pas/)
  await expect(next).toContainText(/2\s*sans réponse/)
  expect(taken()).toBe(0)

  await tap(page.getByRole('link', { name: 'Voir les arrivées' }))
  await tap(page.getByRole('button', { name: 'Accepter Malo Tessier' }))
  await expect(page.getByRole('button', { name: 'Accepter Malo Tessier' })).toHaveCount(0)
  expect(taken()).toBe(2)

  await database.rows(
    `update training_sessions set starts_at = starts_at - interval '40 minutes',
       date = ((starts_at - interval '40 minutes') at time zone 'Europe/Paris')::date,
       time = ((starts_at - interval '40 minutes') at time zone 'Europe/Paris')::time where id = $1`,
    [id],
  )
  await page.goto('/coach/sessions')
  const begun = page
    .getByRole('listitem')
    .filter({ hasText: 'Soirée en salle' })
    .filter({ hasText: 'En cours' })
  await tap(begun.getByRole('button', { name: 'Modifier la séance' }))
  await page.getByLabel('Titre').fill('Soirée des équipes')
  await tap(page.getByRole('button', { name: 'Mettre à jour' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Soirée des équipes' })).toBeVisible()
  expect(taken()).toBe(2)
})
