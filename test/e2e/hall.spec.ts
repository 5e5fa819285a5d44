import { people } from '../../src/demo/club-people.ts'
import { head, lane, letPass, planEvening, sweep, timer } from './hall-evening.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'

const { lea } = people

test('An evening: fourteen children noted in five taps, a block that survives a reload, roles that change, and what was done.', async ({
  database,
  server,
  someone,
}) => {
  const { id, names } = await planEvening(database)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, lea)
  await page.goto('/coach/sessions')
  await page.getByRole('link', { name: /^Ouvrir la salle/ }).click()
  await expect(head(page)).toContainText('14 à noter')

  // One sweep, and two taps for each of two exceptions.
  await sweep(page, names[0]!, names[6]!)
  await expect(head(page)).toContainText('7 à noter')
  await sweep(page, names[6]!, names[5]!)
  await expect(head(page)).toContainText('7 à noter')
  await page.getByRole('button', { name: 'Les 7 autres présents' }).click()
  await expect(head(page)).toContainText('Tout le monde est noté')
  await page.getByRole('button', { name: `${names[2]} : corriger` }).click()
  await page.getByRole('button', { name: 'Absent', exact: true }).click()
  await page.getByRole('button', { name: `${names[4]} : corriger` }).click()
  await page.getByRole('button', { name: 'En retard' }).click()
  await expect(head(page)).toContainText('13présents sur 14')
  await expect(head(page)).toContainText('1 en retard')

  await page.getByRole('button', { name: 'Ajouter un arrivant' }).click()
  await page.getByLabel('Prénom ou nom').fill('Kenza')
  await page.getByRole('button', { name: /« Kenza » comme invité/ }).click()
  await expect(lane(page, 'Kenza')).toBeChecked()

  await page.getByRole('button', { name: 'Lancer Top Spin CD - Rapide' }).click()
  await expect(timer(page)).toHaveText(/^(20:00|19:5\d)$/)
  const digits = await timer(page).evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
  expect(digits).toBeGreaterThanOrEqual(126)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await page.getByRole('button', { name: 'Une minute de plus' }).click()
  await expect(timer(page)).toHaveText(/^20:[345]\d$|^2[01]:00$/)

  // It was paused three seconds before half-time, however long the presses took, and the phone was switched off.
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible()
  const [minutes, seconds] = (await timer(page).innerText()).split(':').map(Number)
  await letPass(database, id, { events: 6, seconds: minutes! * 60 + seconds! - (10 * 60 + 33), paused: true })
  await page.reload()
  // The device shows what it kept until the server's answer is there.
  await expect(timer(page)).toHaveText(/^10:3[23]$/)
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByRole('heading', { name: 'Changez de rôle' })).toBeVisible()
  await page.getByRole('button', { name: 'C’est fait' }).click()
  await expect(timer(page)).toHaveText(/^10:[0-3]\d$/)
  await letPass(database, id, { events: 7, seconds: 11 * 60 })
  await page.reload()
  await expect(page.getByText(/^Terminé depuis \d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Bloc suivant' }).click()
  await expect(page.getByText('Bloc 2 sur 2')).toBeVisible()

  await page.getByRole('link', { name: 'Bilan' }).click()
  await expect(page.getByText('minutes jouées')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('21 min sur 20')
  await page.getByRole('button', { name: 'Fermer la séance' }).click()
  await expect(page.getByRole('heading', { name: 'C’est fini' })).toBeVisible()
  const [counts] = await database.rows<Record<string, number>>(
    `select count(*) filter (where presence = 'present')::int as present, count(late_at)::int as late,
       count(*) filter (where presence = 'absent')::int as absent from session_participants where session_id = $1`,
    [id],
  )
  expect(counts).toEqual({ present: 13, late: 1, absent: 1 })
})

test('Two coaches hold one timer; a block is passed by holding, and taken back. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { path } = await planEvening(database)
  const [first, second] = [
    await someone({ ...phone, baseURL: server.url }),
    await someone({ ...desk, baseURL: server.url }),
  ]
  await signInAs(first, lea)
  await signInAs(second, people.marc)
  await first.goto(`${path}?step=block`)
  await second.goto(`${path}?step=block`)
  await first.getByRole('button', { name: 'Lancer' }).click()
  await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible()
  await second.getByRole('button', { name: 'Pause' }).click()
  await expect(first.getByText(/^Marc, \d\d:\d\d$/)).toBeVisible()
  await first.getByRole('button', { name: 'Reprendre' }).click()
  // Only what Marc's phone has heard of is sure to sort before his minute.
  await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible()
  await second.getByRole('button', { name: 'Une minute de plus' }).click()
  await expect(first.getByText('+1 min, Marc')).toBeVisible()

  await first.getByRole('button', { name: 'Passer le bloc' }).hover()
  await first.mouse.down()
  await expect(first.getByText('Bloc passé')).toBeVisible()
  await first.mouse.up()
  await expect(second.getByText('Bloc 2 sur 2')).toBeVisible()
  await first.getByRole('button', { name: 'Annuler' }).click()
  await expect(second.getByText('Bloc 1 sur 2')).toBeVisible()
})

test('The roll by keys: arrows move, P, A, E and R note. @deep', async ({ database, server, someone }) => {
  const { path, names } = await planEvening(database, { players: 4 })
  const page = await someone({ ...desk, baseURL: server.url })
  await signInAs(page, lea)
  await page.goto(path)
  await lane(page, names[0]!).focus()
  for (const key of ['p', 'ArrowDown', 'a', 'ArrowDown', 'e', 'ArrowDown', 'r'])
    await page.keyboard.press(key)
  const states = page.locator('.hall-row-state')
  await expect(states).toHaveText(['Présent', 'Absent', 'Excusé', 'En retard'])
  await page.keyboard.press(' ')
  await expect(states.last()).toBeEmpty()
})

test('An empty programme is a free timer, as often as one likes; nobody is planned. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 0, minutes: [] })
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, lea)
  await page.goto(path)
  await expect(page.getByText('Cette séance n’a pas encore de participants.')).toBeVisible()
  await page.getByRole('button', { name: 'Lancer un bloc libre' }).click()
  await expect(timer(page)).toHaveText(/^(10:00|09:5\d)$/)
  await letPass(database, id, { events: 1, seconds: 11 * 60 })
  await page.reload()
  await page.getByRole('button', { name: 'Bloc suivant' }).click()
  await expect(timer(page)).toHaveText(/^(10:00|09:5\d)$/)
})

test('In a club that may only be read the hall opens, the timer runs, and nothing is written. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path, names } = await planEvening(database)
  await database.rows(
    `update clubs set trial_ends_at = now() - interval '1 day', read_only_from = now() - interval '1 day'
     where id = (select club_id from memberships where account_id = $1)`,
    [lea.id],
  )
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, lea)
  await page.goto(path)
  await expect(page.getByText('Lecture seule : l’appel ne sera pas gardé.')).toBeVisible()
  await sweep(page, names[0]!, names[3]!)
  await expect(head(page)).toContainText('4présents sur 14')
  await page.getByRole('link', { name: 'Bloc', exact: true }).click()
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await database.rows('select 1 from hall_events where session_id = $1', [id])).toEqual([])
  expect(
    await database.rows('select 1 from session_participants where session_id = $1 and presence is not null', [
      id,
    ]),
  ).toEqual([])
})
