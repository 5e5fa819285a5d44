import { people } from '../../src/demo/club-people.ts'
import { drawBlock, head, lane, openStep, planEvening, sweep, timer } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import { cachedAnswers, openWithServiceWorker } from './offline/device.ts'
import { test } from './offline/hall.ts'

test('A session that nobody has opened on this device opens in the hall without network: what it needs was read ahead. @deep', async ({
  database,
  server,
  deviceAt,
  someone,
}) => {
  const { id, path, names } = await planEvening(database)
  await drawBlock(database, id, 1, 'Falkenberg')
  const far = await planEvening(database, { inMinutes: 6 * 24 * 60, players: 3 })
  const beyond = await planEvening(database, { inMinutes: 9 * 24 * 60 })
  const device = await deviceAt(server.url, phone)
  const { page } = device
  await page.addInitScript(countRequestsToPersist)
  await signInAs(page, people.lea)
  await openWithServiceWorker(page, '/coach/overview')
  const kept = async () => (await cachedAnswers(page)).map(({ queryKey }) => queryKey.join(' '))
  for (const near of [id, far.id]) {
    await expect.poll(kept).toContain(`training-sessions one ${near}`)
    await expect.poll(kept).toContain(`hall ${near}`)
  }
  expect(await kept()).not.toContain(`hall ${beyond.id}`)

  // What is planned and noted elsewhere meanwhile is read as well, though this screen shows none of it.
  const later = await planEvening(database, { inMinutes: 24 * 60, players: 2 })
  const other = await someone({ ...phone, baseURL: server.url })
  await signInAs(other, people.marc)
  await other.goto(path)
  await lane(other, names[0]!).click()
  await expect(head(other)).toContainText('13 à noter')
  await expect.poll(kept).toContain(`hall ${later.id}`)

  // Storage is asked for when the hall is opened, not before.
  expect(await page.evaluate(() => requestsToPersist)).toBe(0)
  await server.kill()
  await page.goto(path)
  await expect(head(page)).toContainText('13 à noter')
  expect(await page.evaluate(() => requestsToPersist)).toBe(1)
  await sweep(page, names[0]!, names[4]!)
  await expect(lane(page, names[4]!)).toBeChecked()
  await openStep(page, 'Tables')
  await page.getByRole('button', { name: 'Former les paires' }).click()
  await expect(page.locator('.hall-seat')).toHaveCount(5)
  await openStep(page, 'Bloc')
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(timer(page)).toHaveText(/^(20:00|19:5\d)$/)
  await expect(page.getByRole('img', { name: 'Falkenberg' })).toBeVisible()
  for (const step of ['Repères', 'Bilan']) await openStep(page, step)
  await page.goto(far.path)
  await expect(head(page)).toContainText('3 à noter')
})

declare let requestsToPersist: number

function countRequestsToPersist() {
  Object.assign(globalThis, { requestsToPersist: 0 })
  StorageManager.prototype.persisted = () => Promise.resolve(false)
  StorageManager.prototype.persist = () => {
    requestsToPersist += 1
    return Promise.resolve(true)
  }
}
