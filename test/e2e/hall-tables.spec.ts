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
