import type { Page } from '@playwright/test'
import { people } from '../../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs } from '../journey.ts'
import type { ClubDatabase } from './club-database.ts'
import { openProxy } from './faulty-proxy.ts'
import { test } from './hall.ts'
import { createSession, upcomingTitles } from './sessions-on-screen.ts'

test('Two screens on two servers equal the database, also after the LISTEN connections were lost. @deep', async ({
  database,
  server,
  secondServer,
  network,
  someone,
}) => {
  const secondNetwork = await openProxy(secondServer.url)
  const lea = await someone({ ...desk, baseURL: network.url })
  const marc = await someone({ ...desk, baseURL: secondNetwork.url })
  await signInAs(lea, people.lea)
  await signInAs(marc, people.marc)
  for (const page of [lea, marc]) {
    await page.goto('/coach/sessions')
    await expect.poll(() => upcomingTitles(page)).toEqual(await titlesIn(database))
  }
  await expect.poll(() => [network.streams, secondNetwork.streams]).toEqual([1, 1])
  const loaded = await Promise.all([lea, marc].map(loadedAt))

  await createSession(lea, 'Écrite sur le premier serveur')
  await expect.poll(() => upcomingTitles(marc)).toContain('Écrite sur le premier serveur')

  // Written while nothing listens: these changes are never announced.
  for (const round of [1, 2]) {
    const ended = await database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query in ('listen rebond', 'notify rebond')`,
    )
    expect(ended).toHaveLength(2)
    await database.rows(
      `update training_sessions set title = 'Manqué ' || $1 || ' · ' || title, version = version + 1
       where deleted_at is null`,
      [round],
    )
    const now = await titlesIn(database)
    for (const page of [lea, marc]) await expect.poll(() => upcomingTitles(page), longTimeout).toEqual(now)
  }

  // The connections listen again.
  await createSession(marc, 'Écrite sur le second serveur')
  await expect.poll(() => upcomingTitles(lea)).toContain('Écrite sur le second serveur')
  const now = await titlesIn(database)
  for (const page of [lea, marc]) await expect.poll(() => upcomingTitles(page), longTimeout).toEqual(now)

  // Still the same pages and streams: only the servers had lost a connection.
  expect(await Promise.all([lea, marc].map(loadedAt))).toEqual(loaded)
  expect([network.streamsOpened, secondNetwork.streamsOpened]).toEqual([1, 1])
  expect(server.url).not.toBe(secondServer.url)
  await lea.context().close()
  await marc.context().close()
  await secondNetwork.close()
})

test('A browser holds one stream however many tabs it has, and signing out ends it.', async ({
  network,
  someone,
}) => {
  const first = await someone({ ...phone, baseURL: network.url })
  await signInAs(first, people.ines)
  await first.goto('/player/training')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  // In the background a tab may start its stream long after a newer one has.
  await expect.poll(() => network.streams).toBe(1)
  const second = await first.context().newPage()
  await second.goto('/player/club')
  const third = await first.context().newPage()
  await third.goto('/player/profile')
  for (const tab of [second, third]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(network.streams).toBe(1)

  // The tab that held it closes: another one takes over.
  const opened = network.streamsOpened
  await first.close()
  await expect.poll(() => network.streamsOpened).toBe(opened + 1)
  await expect.poll(() => network.streams).toBe(1)

  await third.getByRole('button', { name: 'Plus' }).click()
  await third.getByRole('button', { name: 'Déconnexion' }).click()
  await expect.poll(() => network.streams).toBe(0)
  await expect(second.getByRole('heading', { level: 1, name: 'Espace Joueur' })).toBeVisible()
})

const longTimeout = { timeout: 30_000 }

function titlesIn(database: ClubDatabase): Promise<string[]> {
  return database
    .rows<{ title: string }>(
      `select title from training_sessions
       where club_id = (select club_id from memberships where account_id = $1)
         and deleted_at is null and starts_at > now()
       order by starts_at, id limit 5`,
      [people.lea.id],
    )
    .then((rows) => rows.map(({ title }) => title))
}

function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}
