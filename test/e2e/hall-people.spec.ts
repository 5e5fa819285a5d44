import { people } from '../../src/demo/club-people.ts'
import { callRoll, keepApart, lane, planEvening } from './hall-evening.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'
import { shortenIntervals } from './short-intervals.ts'

const { lea, marc, ines, tom } = people

test('« À séparer »: said on one phone, heard on the other, and no round puts the two at one table. @deep', async ({
  database,
  network,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 2 })
  // Two who would play each other: nobody else is there.
  await database.rows('delete from session_participants where session_id = $1', [id])
  for (const { id: playerId } of [ines, tom]) {
    await database.rows(
      `insert into session_participants (session_id, club_id, player_id)
       select id, club_id, $2 from training_sessions where id = $1`,
      [id, playerId],
    )
  }
  await callRoll(database, id, 2)
  const [first, second] = [
    await someone({ ...phone, baseURL: network.url }),
    await someone({ ...desk, baseURL: network.url }),
  ]
  for (const page of [first, second]) await shortenIntervals(page.context())
  await signInAs(first, lea)
  await signInAs(second, marc)
  await first.goto(`${path}?step=tables`)
  await second.goto(`${path}?step=tables`)
  await first.getByRole('button', { name: 'Former les paires' }).click()
  await expect(second.locator('.hall-seat')).toHaveCount(2)

  await first.getByRole('button', { name: 'Joueurs à séparer' }).click()
  await keepApart(first, ines, tom)
  await first.keyboard.press('Escape')
  for (const page of [first, second]) {
    await expect(page.getByText(/^À séparer\u00A0: (Inès et Tom|Tom et Inès)\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Joueurs à séparer (1)' })).toBeVisible()
  }
  network.cutOff()
  await second.getByRole('button', { name: 'Rotation' }).click()
  await expect(second.locator('.hall-seat')).toHaveCount(0)
  await expect(second.getByRole('group', { name: 'Repos' }).getByRole('button')).toHaveCount(2)
  network.pass()
  await expect(first.getByRole('group', { name: 'Repos' }).getByRole('button')).toHaveCount(2)

  await second.getByRole('button', { name: 'Joueurs à séparer (1)' }).click()
  await second.getByRole('button', { name: /^Retirer / }).click()
  await second.keyboard.press('Escape')
  await expect(first.getByRole('button', { name: 'Joueurs à séparer', exact: true })).toBeVisible()
})

test('« C’est elle »: a guest of last week and of tonight is a player, without network too, and has been there both times. @deep', async ({
  database,
  network,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 3 })
  const guestId = '01900000-0000-7000-8000-0000000000aa'
  await database.rows(
    `insert into hall_events (id, session_id, club_id, at, type, details)
     select gen_random_uuid(), s.id, s.club_id, s.starts_at, 'guest',
       jsonb_build_object('guestId', $2::text, 'firstName', 'Max', 'present', true)
     from training_sessions as s
     where s.club_id = (select club_id from training_sessions where id = $1) and s.starts_at < now() and s.deleted_at is null
       and not exists (select 1 from session_participants where session_id = s.id and player_id = $3)
     order by s.starts_at desc limit 1`,
    [id, guestId, people.maxime.id],
  )
  const page = await someone({ ...phone, baseURL: network.url })
  await shortenIntervals(page.context())
  await signInAs(page, lea)
  await page.goto(path)
  await page.getByRole('button', { name: 'Ajouter un arrivant' }).click()
  await expect(page.getByRole('button', { name: 'Rattacher Max' })).toBeVisible()
  network.cutOff()
  await page.getByRole('button', { name: 'Ajouter Max', exact: true }).click()
  await expect(lane(page, 'Max')).toBeChecked()
  await page.getByRole('button', { name: /^Max.*corriger$/ }).click()
  await page.getByRole('button', { name: 'Rattacher' }).click()
  const { firstName, lastName } = people.maxime
  await page.getByRole('button', { name: `Choisir ${firstName} ${lastName}` }).click()
  await expect(lane(page, `${firstName} ${lastName}`)).toBeChecked()
  await expect(lane(page, 'Max')).toHaveCount(0)

  network.pass()
  await expect(page.getByRole('status', { name: 'Enregistrement' })).toHaveText('En direct')
  const rows = await database.rows<{ presence: string }>(
    `select p.presence from session_participants as p join training_sessions as s on s.id = p.session_id
     where p.player_id = $1 and (s.id = $2 or exists (
       select 1 from hall_events where session_id = s.id and type = 'link'
     ) or p.presence_by = $3) `,
    [people.maxime.id, id, lea.id],
  )
  expect(rows.filter(({ presence }) => presence === 'present').length).toBeGreaterThanOrEqual(2)
  expect(
    await database.rows(`select 1 from hall_events where type = 'guest' and details ->> 'guestId' = $1`, [
      guestId,
    ]),
  ).toEqual([])
  await page.getByRole('button', { name: 'Ajouter un arrivant' }).click()
  await expect(page.getByText('Déjà venus sans compte')).toHaveCount(0)
})
