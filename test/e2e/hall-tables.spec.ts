import type { Locator, Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { callRoll, planEvening } from './hall-evening.ts'
import { desk, expect, phone, signInAs } from './journey.ts'
import { test } from './offline/hall.ts'
import { shortenIntervals } from './short-intervals.ts'

const { lea, marc } = people

test('Tables: pairs in one tap, two exchanged in two, a rotation, a table that cannot be used; without network both phones come to the same. @deep', async ({
  database,
  network,
  someone,
}) => {
  const { id, path } = await planEvening(database)
  await callRoll(database, id, 13)
  const [first, second] = [
    await someone({ ...phone, baseURL: network.url }),
    await someone({ ...desk, baseURL: network.url }),
  ]
  for (const page of [first, second]) await shortenIntervals(page.context())
  await signInAs(first, lea)
  await signInAs(second, marc)
  await first.goto(`${path}?step=tables`)
  await second.goto(`${path}?step=tables`)
  const seats = (page: typeof first) => page.locator('.hall-seat bdi')
  await first.getByRole('button', { name: 'Former les paires' }).click()
  await expect(seats(first)).toHaveCount(13)
  await expect(first.getByText('à trois')).toBeVisible()
  const drawn = await seats(first).allInnerTexts()
  expect(new Set(drawn).size).toBe(13)
  await expect(seats(second)).toHaveText(drawn)

  await first.locator('button.hall-seat').nth(0).click()
  await expect(first.getByRole('status').filter({ hasText: 'touchez avec qui' })).toContainText(drawn[0]!)
  await first.locator('button.hall-seat').nth(3).click()
  const exchanged = [drawn[3]!, drawn[1]!, drawn[2]!, drawn[0]!, ...drawn.slice(4)]
  await expect(seats(first)).toHaveText(exchanged)
  await expect(seats(second)).toHaveText(exchanged)

  await first.getByRole('button', { name: 'Rotation' }).click()
  await expect(first.getByText('Rotation faite')).toBeVisible()
  await expect(seats(first)).not.toHaveText(exchanged)
  await first.getByRole('button', { name: 'Annuler' }).click()
  await expect(seats(first)).toHaveText(exchanged)

  // Held, and left by the next round.
  await first.getByRole('button', { name: 'Table 2 indisponible' }).hover()
  await first.mouse.down()
  await expect(first.getByText('dernière ronde ici')).toBeVisible()
  await first.mouse.up()
  await first.getByRole('button', { name: 'Autres paires' }).click()
  await expect(first.getByRole('region', { name: 'Table 2' })).toHaveCount(0)
  await first.getByRole('button', { name: 'Rendre la table 2' }).click()
  await expect(second.getByRole('button', { name: 'Rendre la table 2' })).toHaveCount(0)

  // Both without network: each draws for itself, and both draw the same.
  network.cutOff()
  for (const page of [first, second]) {
    const before = await seats(page).allInnerTexts()
    await page.getByRole('button', { name: 'Autres paires' }).click()
    await expect(seats(page)).not.toHaveText(before)
  }
  const apart = await seats(first).allInnerTexts()
  await expect(seats(second)).toHaveText(apart)
  network.pass()
  await expect(first.getByRole('status', { name: 'Enregistrement' })).toContainText('En direct')
  await expect(second.getByRole('status', { name: 'Enregistrement' })).toContainText('En direct')
  await expect(seats(first)).toHaveText(apart)
  await expect(seats(second)).toHaveText(apart)
})

test('Tables: a player is carried onto another one by finger, mouse or keys; a finger that goes down scrolls. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database)
  await callRoll(database, id, 13)
  const [page, mouse] = [
    await someone({ ...phone, baseURL: server.url }),
    await someone({ ...desk, baseURL: server.url }),
  ]
  await signInAs(page, lea)
  await signInAs(mouse, marc)
  await page.goto(`${path}?step=tables`)
  await page.getByRole('button', { name: 'Former les paires' }).click()
  const seats = (on: Page) => on.locator('.hall-seat bdi')
  await expect(seats(page)).toHaveCount(13)
  let order = await seats(page).allInnerTexts()
  const words = page.getByRole('status').filter({ hasText: /échanger|changent|place/ })
  const finger = await fingerOn(page)
  const seat = (place: number) => page.locator('button.hall-seat').nth(place)
  async function expectExchanged(a: number, b: number) {
    order = order.with(a, order[b]!).with(b, order[a]!)
    await expect(seats(page)).toHaveText(order)
    await expect(page.locator('.hall-seat-carried')).toHaveCount(0)
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  }

  // Sideways at once.
  await finger.down(seat(0))
  await finger.move(seat(1), 0.2)
  await finger.move(seat(3))
  await expect(page.locator('.hall-seat-carried')).toHaveText(order[0]!)
  await expect(words).toHaveText(`Lâchez : ${order[0]} et ${order[3]} changent de place.`)
  await finger.up()
  await expect(words).toContainText(`${order[0]} et ${order[3]} ont changé de place.`)
  await expectExchanged(0, 3)

  // Down: after a moment, and near the end the list goes on.
  await finger.down(seat(0))
  await expect(page.locator('.hall-seat-carried')).toBeVisible()
  const body = page.locator('.hall-tables-body')
  await finger.move(body, 0.97)
  await expect.poll(() => body.evaluate((list) => list.scrollTop)).toBeGreaterThan(60)
  await finger.move(seat(8))
  await finger.up()
  await expectExchanged(0, 8)

  // Put down beside everybody, nothing happens.
  await body.evaluate((list) => list.scrollTo(0, 0))
  await finger.down(seat(0))
  await expect(page.locator('.hall-seat-carried')).toBeVisible()
  await finger.move(page.getByRole('radio', { name: 'Paires' }))
  await finger.up()
  await expect(words).toContainText('Touchez un joueur')
  await expect(seats(page)).toHaveText(order)

  // Down at once: the list scrolls, and nobody was picked up.
  await finger.down(seat(4))
  for (const part of [-0.4, -0.8, -1.2, -1.6, -2]) await finger.move(seat(4), part)
  await expect.poll(() => body.evaluate((list) => list.scrollTop)).toBeGreaterThan(40)
  await expect(page.locator('.hall-seat-carried')).toHaveCount(0)
  await finger.up()
  await expect(seats(page)).toHaveText(order)

  // Keys: the focus stays at its place.
  await body.evaluate((list) => list.scrollTo(0, 0))
  await seat(2).focus()
  await page.keyboard.press('Enter')
  await expect(seat(2)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(seat(2)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await seat(5).focus()
  await page.keyboard.press('Enter')
  await expectExchanged(2, 5)
  await expect(seat(5)).toBeFocused()

  // The other coach, with a mouse; the press that ends it chooses nobody.
  await mouse.goto(`${path}?step=tables`)
  await expect(seats(mouse)).toHaveText(order)
  await mouse.locator('button.hall-seat').nth(0).hover()
  await mouse.mouse.down()
  await mouse.locator('button.hall-seat').nth(4).hover()
  await expect(mouse.locator('.hall-seat-carried')).toHaveText(order[0]!)
  await mouse.mouse.up()
  await expectExchanged(0, 4)
  await expect(seats(mouse)).toHaveText(order)
  await expect(mouse.getByRole('button', { pressed: true })).toHaveCount(0)

  // In « Montante » a finger notes winners, and carries nobody.
  await page.getByRole('radio', { name: 'Montante' }).click()
  await expect(page.getByText('table des rois')).toBeVisible()
  await expect(page.locator('[data-seat]')).toHaveCount(0)
})

test('« Montante »: a tap is a winner, who climbs; « Annuler la ronde » takes everybody back. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database, { players: 6 })
  await callRoll(database, id, 6)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, lea)
  await page.goto(`${path}?step=tables`)
  await page.getByRole('radio', { name: 'Montante' }).click()
  await page.getByRole('button', { name: 'Placer les joueurs' }).click()
  await expect(page.getByText('table des rois')).toBeVisible()
  const seats = page.locator('.hall-seat bdi')
  const [a, b, c, d, e, f] = (await seats.allInnerTexts()) as [string, string, string, string, string, string]
  for (const winner of [b, c, f]) await page.getByRole('button', { name: winner, exact: true }).click()
  await expect(page.getByText('Ronde 1. Touchez le gagnant de chaque table : 3 sur 3.')).toBeVisible()
  await expect(page.getByText('monte')).toHaveCount(2)
  await page.getByRole('button', { name: 'Rotation' }).click()
  await expect(seats).toHaveText([c, b, a, f, e, d])
  await page.getByRole('button', { name: 'Annuler la ronde' }).click()
  await expect(seats).toHaveText([a, b, c, d, e, f])
  await expect(page.getByRole('button', { name: b, exact: true })).toHaveAttribute('aria-pressed', 'true')
})

/** A finger that stays on the screen. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  async function pointOn(place: Locator, down: number) {
    const { x, y, width, height } = (await place.boundingBox())!
    return { x: x + width / 2, y: y + height * down }
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (place: Locator) => touch('touchStart', [await pointOn(place, 0.5)]),
    /** `down`: how far down on it, by its height. */
    move: async (place: Locator, down = 0.5) => touch('touchMove', [await pointOn(place, down)]),
    up: () => touch('touchEnd', []),
  }
}
