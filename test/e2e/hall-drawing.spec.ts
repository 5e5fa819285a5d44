import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { callRoll, drawBlock, letPass, planEvening } from './hall-evening.ts'
import { expect, phone, signInAs } from './journey.ts'
import type { ClubDatabase } from './offline/club-database.ts'
import { test } from './offline/hall.ts'

const drawing = (page: Page, name: string) => page.getByRole('img', { name })
const lines = (page: Page) =>
  page.locator('.drill-path').evaluateAll((all) => all.map((path) => path.getAttribute('d')))
const words = (page: Page) => page.getByText('Touchez au sommet du rebond')

test('The block that runs shows its drawing; on a small screen one tap lies between it and the words. @deep', async ({
  database,
  server,
  someone,
}) => {
  const { id, path } = await planEvening(database)
  await drawBlock(database, id, 1, 'Falkenberg')
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)
  await page.goto(`${path}?step=block`)
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(drawing(page, 'Falkenberg')).toHaveAccessibleDescription(/A joue top spin/)
  await expect(words(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Consignes' })).toBeHidden()

  for (const [width, height] of [
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(drawing(page, 'Falkenberg')).toBeInViewport({ ratio: 0.9 })
    await expect(words(page)).toBeHidden()
    await page.getByRole('button', { name: 'Consignes' }).click()
    await expect(words(page)).toBeInViewport()
    await expect(drawing(page, 'Falkenberg')).toBeHidden()
    await page.getByRole('button', { name: 'Dessin' }).click()
  }
})

test('The drawing is mirrored for left-handers: by a press where several play, by itself for two, anew when they change roles. @deep', async ({
  database,
  server,
  someone,
}) => {
  const group = await planEvening(database, { players: 4 })
  const pair = await planEvening(database, { players: 2 })
  for (const { id } of [group, pair]) await drawBlock(database, id, 1, 'Falkenberg')
  await callRoll(database, group.id, 4)
  await callRoll(database, pair.id, 2)
  const [left] = pair.names
  await handOf(database, pair.id, 'right')
  await handOf(database, pair.id, 'left', left)
  const page = await someone({ ...phone, baseURL: server.url })
  await signInAs(page, people.lea)

  await page.goto(`${group.path}?step=block`)
  await expect(drawing(page, 'Falkenberg')).toBeVisible()
  const plain = await lines(page)
  await page.getByRole('button', { name: 'Gaucher' }).click()
  await expect(page.getByRole('button', { name: 'Gaucher' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => lines(page)).not.toEqual(plain)
  const mirrored = await lines(page)

  await page.goto(`${pair.path}?step=block`)
  await page.getByRole('button', { name: 'Lancer' }).click()
  const players = page.locator('.hall-drawing figcaption')
  await expect(players).toHaveText(new RegExp(`^A.:.${left!.split(' ')[0]}B`))
  await expect.poll(() => lines(page)).toEqual(mirrored)
  await expect(page.getByRole('button', { name: 'Gaucher' })).toBeHidden()
  await letPass(database, pair.id, { events: 1, seconds: 11 * 60 })
  await page.reload()
  await expect(players).toHaveText(new RegExp(`B.:.${left!.split(' ')[0]}$`))
  await expect.poll(() => lines(page)).not.toEqual(mirrored)
})

/** Of everybody who takes part, or of one of them. */
async function handOf(database: ClubDatabase, sessionId: string, hand: string, name?: string) {
  await database.rows(
    `update accounts set preferred_hand = $2 where id in (
       select player_id from session_participants where session_id = $1)
     and ($3::text is null or first_name || ' ' || last_name = $3)`,
    [sessionId, hand, name ?? null],
  )
}
