import { people } from '../../src/demo/club-people.ts'
import { callRoll, planEvening } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'

test('Marks: twelve on one technique in thirteen taps, confirmed as evaluations when the evening is closed. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 12 })
  await callRoll(database, id, 12)
  await database.rows(
    `delete from technique_evaluations where technique_id = 'initiative-1' and player_id in (
       select player_id from session_participants where session_id = $1)`,
    [id],
  )
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto(path)
  let taps = 0
  const tap = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
    await page.getByRole(role, { name }).first().click()
    taps += 1
  }
  await tap('Repères', 'link')
  await expect(page.getByText('0 réussi, 0 en cours, 12 sans repère')).toBeVisible()
  const rows = page.locator('.hall-marks li')
  const names = await rows.locator('b').allInnerTexts()
  for (const [index, name] of names.entries()) {
    await rows
      .nth(index)
      .getByRole('button', { name: index < 3 ? `${name} : réussi` : `${name} : en cours` })
      .click()
    taps += 1
  }
  await expect(page.getByText('3 réussis, 9 en cours, 0 sans repère')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(14)

  // A second press takes it back.
  await rows
    .nth(11)
    .getByRole('button', { name: `${names[11]} : en cours` })
    .click()
  await expect(page.getByText('3 réussis, 8 en cours, 1 sans repère')).toBeVisible()

  // Another coach has found somebody mastered meanwhile: that is not lowered unless somebody checks it.
  await database.rows(
    `insert into technique_evaluations
       (id, player_id, club_id, technique_id, name, category, status, evaluated_at)
     select gen_random_uuid(), a.id, m.club_id, 'initiative-1', 'Top Spin CD', 'initiative', 'mastered', now()
     from accounts as a join memberships as m on m.account_id = a.id
     where a.first_name = $1 and a.id in (select player_id from session_participants where session_id = $2)`,
    [names[4], id],
  )
  await page.goto(`${path}?step=closing`)
  await expect(page.getByRole('checkbox')).toHaveCount(11)
  const lowered = page.getByRole('listitem').filter({ hasText: 'En progression, était Maîtrisé' })
  await expect(lowered.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').first().uncheck()
  await page.getByRole('button', { name: 'Confirmer 9 repères et fermer' }).click()
  await expect(page.getByRole('heading', { name: 'C’est fini' })).toBeVisible()
  await expect(page.getByText('La séance est fermée.')).toBeVisible()
  const evaluations = () =>
    database.rows<{ status: string; count: number }>(
      `select status, count(*)::int as count from technique_evaluations
       where technique_id = 'initiative-1' and player_id in (
         select player_id from session_participants where session_id = $1)
       group by status order by status`,
      [id],
    )
  // One write each, which may still be under way.
  await expect.poll(evaluations).toEqual([
    { status: 'in_progress', count: 7 },
    { status: 'mastered', count: 3 },
  ])
})
