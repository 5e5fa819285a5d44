import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { type HallEvent } from '../../src/domain/hall/hall-event.ts'
import { playedByBlock, timerOf } from '../../src/domain/hall/hall-timer.ts'
import { setClock } from './device-clock.ts'
import { addGuest, correct, head, lane, openStep, planEvening, sweep, timer } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { expectQueueEmpty, prepareDevice } from './offline/device.ts'
import { test } from './offline/hall.ts'

test('A whole evening: two phones, one without network and killed once, somebody late, a guest, an odd number; both and the database agree. @deep', async ({
  database,
  network,
  server,
  deviceAt,
  someone,
}) => {
  // It began an hour and a half ago, by the clock of a phone that has had no network since.
  const { id, path, names } = await planEvening(database, { players: 13, inMinutes: -90 })
  const [session] = await database.rows<{ startsAt: Date }>(
    'select starts_at as "startsAt" from training_sessions where id = $1',
    [id],
  )
  const after = (minutes: number, seconds = 0) =>
    new Date(session!.startsAt.getTime() + minutes * 60_000 + seconds * 1_000)
  const device = await deviceAt(network.url, phone)
  let lea = await prepareDevice(device, people.lea, path)
  await expect(head(lea)).toContainText('13 à noter')
  network.cutOff()

  // Ten are there, one is excused, one absent; the thirteenth is late. A guest makes eleven.
  await setClock(lea, after(0))
  await sweep(lea, names[0]!, names[5]!)
  for (const name of names.slice(6, 10)) await lane(lea, name).click()
  await correct(lea, names[10]!, 'Excusé')
  await correct(lea, names[11]!, 'Absent')
  await addGuest(lea, 'Kenza')
  await expect(head(lea)).toContainText('11présents sur 14')
  await expect(head(lea)).toContainText('1 à noter')
  await openStep(lea, 'Tables')
  await lea.getByRole('button', { name: 'Former les paires' }).click()
  await expect(lea.locator('.hall-seat')).toHaveCount(11)
  await expect(lea.getByText('à trois')).toBeVisible()

  // The first block of twenty minutes: three of pause, one more minute.
  await setClock(lea, after(5))
  await openStep(lea, 'Bloc')
  await lea.getByRole('button', { name: 'Lancer' }).click()
  await expect(timer(lea)).toHaveText('20:00')
  await setClock(lea, after(10))
  await expect(timer(lea)).toHaveText('15:00')
  await openStep(lea, 'Appel')
  await correct(lea, names[12]!, 'En retard')
  await expect(head(lea)).toContainText('12présents sur 14')
  await openStep(lea, 'Bloc')
  await setClock(lea, after(15))
  await lea.getByRole('button', { name: 'Pause' }).click()
  await setClock(lea, after(18))
  await lea.getByRole('button', { name: 'Reprendre' }).click()
  await setClock(lea, after(19))
  await lea.getByRole('button', { name: 'Une minute de plus' }).click()
  await expect(timer(lea)).toHaveText('10:00')
  await setClock(lea, after(30))
  await expect(lea.getByText('Terminé depuis 1:00')).toBeVisible()
  await lea.getByRole('button', { name: 'Bloc suivant' }).click()
  await expect(timer(lea)).toHaveText('15:00')

  // Meanwhile the other coach adds somebody who was not planned, says the same of who is absent, and starts a timer, too.
  const marc = await someone({ ...phone, baseURL: server.url })
  await signInAs(marc, people.marc)
  await marc.goto(path)
  await correct(marc, names[11]!, 'Absent')
  await marc.getByRole('button', { name: 'Ajouter un arrivant' }).click()
  const arrived = await marc.getByRole('dialog').getByRole('listitem').first().locator('b').innerText()
  await marc
    .getByRole('dialog')
    .getByRole('button', { name: `Ajouter ${arrived}`, exact: true })
    .click()
  await expect(lane(marc, arrived)).toBeChecked()
  await openStep(marc, 'Bloc')
  await marc.getByRole('button', { name: 'Lancer' }).click()

  // Five minutes on, the battery is empty; five later the phone is charged again.
  await setClock(lea, after(35))
  await expect(timer(lea)).toHaveText('10:00')
  await device.kill()
  lea = await device.start()
  await setClock(lea, after(40))
  await lea.goto(path)
  await expect(timer(lea)).toHaveText('05:00')
  await setClock(lea, after(41))
  await openStep(lea, 'Tables')
  await lea.getByRole('button', { name: 'Rotation' }).click()
  // Who was late plays from the next round on.
  await expect(lea.locator('.hall-seat')).toHaveCount(12)
  await setClock(lea, after(42))
  await openStep(lea, 'Bilan')
  await expect(minutes(lea)).toHaveText([/21\smin sur 20/, /12\smin sur 15/])
  await lea.getByRole('button', { name: 'Fermer la séance' }).click()
  await expect(lea.getByRole('heading', { name: 'C’est fini' })).toBeVisible()

  // Back at home there is network. The other timer leads, because its phone had been in contact last: one is chosen.
  await setClock(lea, null)
  network.pass()
  await expectQueueEmpty(lea)
  await openStep(lea, 'Bloc')
  await expect(lea.getByText('Marc tient le chrono.')).toBeVisible()
  await lea.getByRole('button', { name: 'Garder le mien' }).click()
  for (const page of [lea, marc]) {
    await openStep(page, 'Bilan')
    await expect(page.getByRole('heading', { name: 'C’est fini' })).toBeVisible()
    await expect(minutes(page)).toHaveText([/21\smin sur 20/, /12\smin sur 15/])
    await openStep(page, 'Appel')
    await expect(head(page)).toContainText('13présents sur 15')
    await expect(head(page)).toContainText('Tout le monde est noté · 1 excusé · 1 en retard · 1 sans compte')
  }
  await expectQueueEmpty(lea)
  await expect(async () => expect(await rowsOf(lea)).toEqual(await rowsOf(marc))).toPass()

  const roll = await database.rows<{ name: string; presence: string; lateAt: Date | null }>(
    `select a.first_name || ' ' || a.last_name as name, p.presence, p.late_at as "lateAt"
     from session_participants as p join accounts as a on a.id = p.player_id where p.session_id = $1`,
    [id],
  )
  const byHand = new Map([
    ...names.slice(0, 10).map((name) => [name, 'present'] as const),
    [names[10]!, 'excused'],
    [names[11]!, 'absent'],
    [names[12]!, 'present'],
    [arrived, 'present'],
  ])
  expect(new Map(roll.map(({ name, presence }) => [name, presence]))).toEqual(byHand)
  const late = roll.filter(({ lateAt }) => lateAt)
  expect(late.map(({ name, lateAt }) => [name, minutesApart(lateAt!, after(10))])).toEqual([[names[12], 0]])

  const events = await database.rows<{ id: string; at: Date; by: string; type: string; details: object }>(
    'select id, at, noted_by as by, type, details from hall_events where session_id = $1',
    [id],
  )
  const evening = timerOf(
    events.map(({ at, details, ...event }) => ({ ...event, ...details, at: at.toISOString() }) as HallEvent),
  )
  const played = [...playedByBlock(evening, Date.now()).values()].map((ms) => Math.round(ms / 60_000))
  expect(played).toEqual([21, 12])
  expect(minutesApart(new Date(evening.endedAt!), after(42))).toBe(0)
  expect(events.filter(({ type }) => type === 'guest')).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'round')).toHaveLength(2)
})

const minutes = (page: Page) => page.locator('.hall-minutes li')
const rowsOf = (page: Page) => page.locator('.hall-row').allInnerTexts()

/** The phone sets its clock by the server's last answer, as late as that came. */
const minutesApart = (a: Date, b: Date) => Math.abs(Math.round((a.getTime() - b.getTime()) / 60_000))
