import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { people } from '../../../src/demo/club-people.ts'
import { expect, phone } from '../journey.ts'
import { setIntervals } from '../short-intervals.ts'
import type { ClubDatabase } from './club-database.ts'
import {
  dispatchOnline,
  expectNoAnswers,
  expectQueueEmpty,
  idsOf,
  recordedWrites,
  prepareDevice,
  queuedWritesOn,
} from './device.ts'
import { test } from './hall.ts'
import {
  createSession,
  deleteSeriesDate,
  deleteSession,
  expectPendingMark,
  giveFeedback,
  renameSession,
  upcomingTitles,
} from './sessions-on-screen.ts'

// Each write is executed once and in order: the ids on the device equal those in the table of writes.

test('What a coach writes without server outlives the browser, and arrives once, in order.', async ({
  database,
  server,
  deviceAt,
}) => {
  const coach = await deviceAt(server.url)
  let lea = await prepareDevice(coach, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  const [first, second] = await upcomingTitles(lea)
  await expectNoAnswers(lea)
  await server.kill()

  await createSession(lea, 'Panier de balles')
  await createSession(lea, 'Créée pour rien')
  await renameSession(lea, first!, 'Renommée dans la salle')
  await renameSession(lea, 'Panier de balles', 'Deux paniers de balles')
  await renameSession(lea, 'Deux paniers de balles', 'Trois paniers de balles')
  await deleteSeriesDate(lea, second!)
  await deleteSession(lea, 'Créée pour rien')

  const before = await queuedWritesOn(lea)
  expect(before).toHaveLength(7)
  expect(before.filter(({ refused }) => refused)).toEqual([])
  await coach.kill()

  lea = await coach.start()
  await lea.goto('/coach/sessions')
  await expectPendingMark(lea, 'Trois paniers de balles')
  await expectPendingMark(lea, 'Renommée dans la salle')
  expect(await upcomingTitles(lea)).not.toContain(second)
  expect(await queuedWritesOn(lea)).toEqual(before)

  await server.start()
  await expectQueueEmpty(lea)
  expect(await database.writesOf(people.lea.id)).toEqual(idsOf(before))
  expect(
    await sessionsNamed(database, ['Créée pour rien', 'Renommée dans la salle', 'Trois paniers de balles']),
  ).toEqual([
    { title: 'Créée pour rien', deleted: true, version: 2 },
    { title: 'Renommée dans la salle', deleted: false, version: 2 },
    { title: 'Trois paniers de balles', deleted: false, version: 3 },
  ])
  const deleted = await database.rows(
    'select title from training_sessions where deleted_at is distinct from cancelled_at order by deleted_at',
  )
  expect(deleted.map(({ title }) => title)).toEqual([second, 'Créée pour rien'])
  await expect(lea.getByText('En attente d’envoi')).toHaveCount(0)
})

test('What a player writes without server outlives the phone, and arrives once. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const player = await deviceAt(server.url, phone)
  let ines = await prepareDevice(player, people.ines, '/player/training')
  await server.kill()
  await giveFeedback(ines, 'Écrit sans réseau, au bord de la table.')
  const before = await queuedWritesOn(ines)
  expect(before).toMatchObject([{ refused: null }])
  await player.kill()

  ines = await player.start()
  await ines.goto('/player/training')
  await expect(ines.getByText('Écrit sans réseau, au bord de la table.')).toBeVisible()
  await expect(ines.getByText('En attente d’envoi')).toBeVisible()
  const given = ines.getByRole('listitem').filter({ hasText: 'Écrit sans réseau, au bord de la table.' })
  await expect(given.getByText('Feedback envoyé')).toHaveCount(0)
  expect(await queuedWritesOn(ines)).toEqual(before)

  await server.start()
  await expectQueueEmpty(ines)
  expect(await database.writesOf(people.ines.id)).toEqual(idsOf(before))
  const feedback = await database.rows('select player_id from session_feedback where comment = $1', [
    'Écrit sans réseau, au bord de la table.',
  ])
  expect(feedback).toEqual([{ player_id: people.ines.id }])
  await expect(ines.getByText('En attente d’envoi')).toHaveCount(0)
  await expect(given.getByText('Feedback envoyé')).toBeVisible()
})

test('Two tabs that write at once share one queue, which outlives the browser too.', async ({
  database,
  server,
  deviceAt,
}) => {
  const coach = await deviceAt(server.url)
  await expectNoAnswers(await prepareDevice(coach, people.lea, '/coach/sessions?form=new', '/coach/sessions'))
  const open = async () => {
    const tabs = [coach.page, await coach.newTab()]
    for (const tab of tabs) await tab.goto('/coach/sessions')
    for (const tab of tabs) await expect(tab.getByRole('heading', { name: /^Séances à venir/ })).toBeVisible()
    return tabs
  }
  const writeAtOnce = (tabs: readonly Page[], when: string) =>
    Promise.all(
      tabs.map(async (tab, index) => {
        await createSession(tab, `${when}, onglet ${index}`)
        await renameSession(tab, `${when}, onglet ${index}`, `${when}, onglet ${index} bis`)
      }),
    )
  let tabs = await open()
  await server.kill()
  await writeAtOnce(tabs, 'Sans serveur')
  for (const tab of tabs) {
    for (const title of ['Sans serveur, onglet 0 bis', 'Sans serveur, onglet 1 bis'])
      await expectPendingMark(tab, title)
  }
  const queued = await queuedWritesOn(tabs[0]!)
  expect(queued).toHaveLength(4)
  await coach.kill()
  await coach.start()
  tabs = await open()
  await server.start()
  // While the queue is being sent.
  await writeAtOnce(tabs, 'Au retour')
  await expectQueueEmpty(tabs[0]!)

  const added = (await Promise.all(tabs.map(recordedWrites)))
    .flat()
    .toSorted((one, other) => one.order - other.order)
  expect(added).toHaveLength(4)
  expect(await database.writesOf(people.lea.id)).toEqual([...idsOf(queued), ...idsOf(added)])
  const titles = [
    'Sans serveur, onglet 0 bis',
    'Sans serveur, onglet 1 bis',
    'Au retour, onglet 0 bis',
    'Au retour, onglet 1 bis',
  ]
  expect(await sessionsNamed(database, titles)).toEqual(
    titles
      .toSorted((one, other) => one.localeCompare(other))
      .map((title) => ({ title, deleted: false, version: 2 })),
  )
  const [one, other] = await Promise.all(tabs.map(upcomingTitles))
  expect(one).toEqual(other)
})

test('A server that accepts connections and never answers loses nothing and holds nobody up. @deep', async ({
  database,
  network,
  deviceAt,
}) => {
  const coach = await deviceAt(network.url)
  const player = await deviceAt(network.url, phone)
  let [lea, ines] = await Promise.all([
    prepareDevice(coach, people.lea, '/coach/sessions', '/coach/sessions?form=new'),
    prepareDevice(player, people.ines, '/player/training'),
  ])
  network.swallow()
  await createSession(lea, 'Dite à un sourd')
  await renameSession(lea, 'Dite à un sourd', 'Redite à un sourd')
  await giveFeedback(ines, 'Dit à un sourd, au bord de la table.')
  const queued = await Promise.all([lea, ines].map(queuedWritesOn))
  expect(queued.map(({ length }) => length)).toEqual([2, 1])
  await Promise.all([coach.kill(), player.kill()])

  ;[lea, ines] = await Promise.all([coach.start(), player.start()])
  for (const page of [lea, ines]) await setIntervals(page.context(), { callTimeout: 12_000 })
  await Promise.all([lea.goto('/coach/sessions'), ines.goto('/player/training')])
  await expectPendingMark(lea, 'Redite à un sourd')
  await expect(ines.getByText('Dit à un sourd, au bord de la table.')).toBeVisible()
  for (const page of [lea, ines]) {
    // Long before the first attempt times out.
    await expect(page.locator('.data-age')).toHaveText(/^Hors ligne\s: données de /, { timeout: 10_000 })
  }
  expect(await Promise.all([lea, ines].map(queuedWritesOn))).toEqual(queued)

  network.pass()
  for (const page of [lea, ines]) await expectQueueEmpty(page)
  expect(await database.writesOf(people.lea.id)).toEqual(idsOf(queued[0]!))
  expect(await database.writesOf(people.ines.id)).toEqual(idsOf(queued[1]!))
  expect(await sessionsNamed(database, ['Redite à un sourd'])).toEqual([
    { title: 'Redite à un sourd', deleted: false, version: 2 },
  ])
  const feedback = await database.rows('select player_id from session_feedback where comment = $1', [
    'Dit à un sourd, au bord de la table.',
  ])
  expect(feedback).toEqual([{ player_id: people.ines.id }])
})

for (const hall of ['a hall in Vaise', 'a cellar in Gerland', 'a gymnasium in Bron']) {
  test(`Twenty cuts during a series of writes neither lose one nor do one twice: ${hall}. @deep`, async ({
    database,
    network,
    deviceAt,
  }) => {
    const coach = await deviceAt(network.url)
    const lea = await prepareDevice(coach, people.lea, '/coach/sessions', '/coach/sessions?form=new')
    await expectNoAnswers(lea)
    network.cutWrites(20, hall)
    for (const n of [1, 2, 3, 4]) {
      await createSession(lea, `Séance ${n}`)
      await renameSession(lea, `Séance ${n}`, `Séance ${n} bis`)
      await renameSession(lea, `Séance ${n} bis`, `Séance ${n} ter`)
      if (n % 2 === 0) await deleteSession(lea, `Séance ${n} ter`)
    }
    await expect.poll(async () => (await dispatchOnline(lea), network.cuts), { timeout: 60_000 }).toBe(20)
    await expectQueueEmpty(lea)

    const written = await recordedWrites(lea)
    expect(written).toHaveLength(14)
    expect(await database.writesOf(people.lea.id)).toEqual(idsOf(written))
    expect(
      await sessionsNamed(
        database,
        [1, 2, 3, 4].map((n) => `Séance ${n} ter`),
      ),
    ).toEqual([
      { title: 'Séance 1 ter', deleted: false, version: 3 },
      { title: 'Séance 2 ter', deleted: true, version: 4 },
      { title: 'Séance 3 ter', deleted: false, version: 3 },
      { title: 'Séance 4 ter', deleted: true, version: 4 },
    ])
    await expect(lea.getByText('En attente d’envoi')).toHaveCount(0)
    expect((await upcomingTitles(lea)).filter((title) => title.startsWith('Séance '))).toEqual([
      'Séance 1 ter',
      'Séance 3 ter',
    ])
  })
}

function sessionsNamed(database: ClubDatabase, titles: readonly string[]) {
  return database
    .rows<{ title: string; deleted: boolean; version: number }>(
      `select title, deleted_at is not null as deleted, version from training_sessions
       where title = any($1) and club_id = (select club_id from memberships where account_id = $2)`,
      [titles, people.lea.id],
    )
    .then((rows) => rows.toSorted((one, other) => one.title.localeCompare(other.title)))
}

test('What is one too many waits as long as the server says, and is sent without a notice. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const device = await deviceAt(server.url)
  const lea = await prepareDevice(device, people.lea, '/coach/sessions', '/coach/sessions?form=new')
  const pill = lea.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  // As if she had just written six hundred times and more: the next one is not taken for an hour.
  const key = `writeByAccount:${createHash('sha256').update(people.lea.id).digest('base64url')}`
  await database.rows(
    `insert into attempts (key, points, expire) values ($1, 1, $2)
     on conflict (key) do update set expire = excluded.expire`,
    [key, Date.now() + 3_900_000],
  )
  const refused = lea.waitForResponse((response) => response.status() === 429)
  await createSession(lea, 'La six cent unième')
  await createSession(lea, 'La suivante')
  expect((await refused).headers()['retry-after']).toMatch(/^\d+$/)
  const queued = await queuedWritesOn(lea)
  expect(queued.filter(({ refused }) => refused)).toEqual([])
  await expectPendingMark(lea, 'La suivante')
  await database.rows('delete from attempts where key = $1', [key])
  await expectQueueEmpty(lea)
  await expect(pill).not.toContainText('à revoir')
  expect(await database.writesOf(people.lea.id)).toEqual(idsOf(queued))
})
