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
    { status: 'in_progress', count: 9 },
    { status: 'mastered', count: 1 },
  ])
})

test('A second « réussi », a week after the first, proposes « Maîtrisé » with what was seen; in « Évaluation » it waits for a coach. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 2 })
  await callRoll(database, id, 2)
  await database.rows(
    `delete from technique_evaluations where technique_id = 'initiative-1' and player_id in (
       select player_id from session_participants where session_id = $1)`,
    [id],
  )
  const before = await database.rows(
    `with earlier as (
       insert into training_sessions (id, club_id, title, date, time, duration, starts_at, created_at, updated_at)
       select gen_random_uuid(), club_id, 'La semaine d’avant', date - 8, time, duration, starts_at - interval '8 days', now(), now()
       from training_sessions where id = $1
       returning id, club_id, date, starts_at
     )
     insert into technique_observations
       (session_id, club_id, player_id, technique_id, drill, uncertainty, reached, observed_at, observed_by)
     select e.id, e.club_id, p.player_id, 'initiative-1', 'Poussettes, et qui démarre ?', 3, true, e.starts_at, $2
     from earlier as e, session_participants as p where p.session_id = $1
     returning session_id`,
    [id, people.lea.id],
  )
  expect(before).toHaveLength(2)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto(`${path}?step=marks`)
  const done = page.locator('.hall-marks li').getByRole('button', { name: /réussi$/ })
  for (const place of [0, 1]) await done.nth(place).click()
  await expect(page.getByText('2 réussis, 0 en cours, 0 sans repère')).toBeVisible()
  await page.goto(`${path}?step=closing`)
  const proposals = page.getByRole('list', { name: 'À confirmer' }).locator('> li')
  await expect(proposals).toHaveCount(2)
  await expect(proposals.first()).toContainText('Maîtrisé')
  await expect(proposals.first().getByRole('listitem')).toHaveText([
    /^Réussi .*\s:\sPoussettes, et qui démarre\s\?, jeu libre, par Léa Fontaine$/,
    /^Réussi .*\s:\sTop Spin CD - Rapide, par Léa Fontaine$/,
  ])
  // Not this one: nothing is said of it, and what was seen stays.
  await page.getByRole('checkbox').nth(1).uncheck()
  await page.getByRole('button', { name: 'Confirmer 1 repère et fermer' }).click()
  await expect(page.getByText('La séance est fermée.')).toBeVisible()

  await page.goto('/coach/evaluation')
  const waiting = page.locator('.mastery-proposal')
  await expect(waiting).toHaveCount(1)
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await waiting.getByRole('button', { name: /^Pas encore/ }).click()
  await expect(page.getByText('Top Spin CD : En progression')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Qui évaluez-vous')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
