import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { v7 as uuidv7 } from 'uuid'
import type * as clubs from '../../src/contract/clubs.ts'
import type { Output } from '../../src/contract/endpoint.ts'
import type { Hall } from '../../src/contract/hall.ts'
import { isDrawn, type RebondDrill } from '../../src/domain/drills/rebond-drill.ts'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

const drills = (JSON.parse(readFileSync('src/content/drills.json', 'utf8')) as readonly RebondDrill[]).filter(
  isDrawn,
)

/** Whoever has the address: no cookie, no browser. */
async function readCalendar(address: string) {
  const response = await fetch(address)
  return { status: response.status, text: await response.text() }
}

const titlesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary)

test('A player adds the sessions to a calendar, which reads them without signing in, until the link is stopped. @deep', async ({
  someone,
}) => {
  const ines = await someone({
    ...phone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  })
  await signInAs(ines, people.ines)
  await ines.goto('/player/training')
  const title = (await ines.locator('.player-session-title').first().innerText()).trim()
  await ines.getByRole('button', { name: 'Ajouter à mon calendrier' }).click()
  await ines.getByRole('button', { name: 'Créer mon lien' }).click()
  const address = (await ines.locator('.calendar-address').innerText()).trim()
  await expect(ines.getByRole('link', { name: 'Ouvrir Calendrier' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  )
  const { text } = await readCalendar(address)
  expect(titlesIn(text)).toContain(title)
  expect(text).toContain('Inès · Ping Club de Vaise')

  await ines.goto('/player/profile')
  await ines.getByRole('button', { name: 'Ajouter à mon calendrier' }).click()
  await expect(ines.getByText(/Un calendrier l’a lu/)).toBeVisible()
  await expect(ines.locator('.calendar-address')).toHaveCount(0)
  await ines.getByRole('button', { name: 'Arrêter le lien' }).click()
  await expect(ines.getByText('Le lien de votre calendrier est arrêté.')).toBeVisible()
  expect((await readCalendar(address)).status).toBe(404)
})

/** Six drills, and every player of the club. */
async function planFull(page: Page): Promise<{ id: string; names: string[]; playerIds: string[] }> {
  const club = (await (await page.request.get('/api/club')).json()) as Output<typeof clubs.show>
  const players = club.players.slice(0, 24)
  const id = uuidv7()
  const exercises = drills
    .filter(({ sequence }) => sequence.kind === 'rally')
    .slice(0, 5)
    .map(({ id: exerciseId, title, category, pairs, objective, keep, sequence }) => ({
      id: uuidv7(),
      type: category,
      ...pairs[0]!,
      duration: '15 min',
      description: objective,
      title,
      exerciseId,
      drill: { keep, sequence },
    }))
  const response = await page.request.post('/api/training-sessions', {
    data: {
      id,
      title: 'Séance sur papier',
      description: 'Par deux, on change de rôle toutes les sept minutes.',
      date: '2098-03-04',
      time: '18:00',
      duration: '1h30',
      playerIds: players.map((player) => player.id),
      exercises,
      blocks: [{ id: uuidv7(), title: 'Échauffement', duration: '15 min', position: 0 }],
    },
  })
  expect(await response.text()).toContain(id)
  const names = players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return { id, names, playerIds: players.map((player) => player.id) }
}

test('A coach prints the sheet of a session: its blocks with points and drawings, and a box for each player. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  await lea.addInitScript(() => {
    let asked = 0
    window.print = () => {
      document.documentElement.dataset['printed'] = String((asked += 1))
    }
  })
  await signInAs(lea, people.lea)
  const { id, names, playerIds } = await planFull(lea)
  // What the hall has drawn: the first two at a table, the third at the basket.
  await lea.route(`**/api/hall/${id}`, async (route) => {
    const hall = (await (await route.fetch()).json()) as Hall
    const tables = [
      { number: 1, players: playerIds.slice(0, 2), basket: null },
      { number: 2, players: playerIds.slice(2, 3), basket: people.marc.id },
    ]
    const round = { type: 'round' as const, after: null, mode: 'pairs' as const, tables, rest: [] }
    const event = { id: people.lea.id, at: hall.now, by: people.lea.id, ...round }
    await route.fulfill({ json: { ...hall, events: [event] } })
  })
  await lea.goto(`/coach/sessions?session=${id}`)
  const sheet = lea.locator('.print-sheet')
  const printed = lea.locator('html[data-printed="1"]')
  await lea.getByRole('button', { name: 'Imprimer la feuille' }).click()
  await expect(printed).toBeAttached()
  await expect(sheet).toBeHidden()
  await lea.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(lea.locator('#root')).toBeHidden()
  await expect(sheet.locator('.sheet-programme > li')).toHaveCount(6)
  await expect(sheet.locator('.sheet-programme > li').nth(1)).toContainText('18:15 · 15 min')
  await expect(sheet.locator('.drill-drawing').nth(4)).toBeVisible()
  await expect(sheet).toContainText(drills.find(({ sequence }) => sequence.kind === 'rally')!.coaching[0]!)
  for (const name of names) await expect(sheet.locator('.sheet-roll')).toContainText(name)
  const roll = sheet.locator('.sheet-roll li')
  await expect(roll.filter({ hasText: `avec ${names[1]}, table 1` })).toContainText(names[0]!)
  await expect(roll.filter({ hasText: `avec ${names[0]}, table 1` })).toContainText(names[1]!)
  await expect(roll.filter({ hasText: 'avec le panier, table 2' })).toContainText(names[2]!)
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  // Nothing runs over the edge of an A4 sheet, less its margins.
  await lea.setViewportSize({ width: 695, height: 1000 })
  expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const pdf = await lea.pdf({
    preferCSSPageSize: true,
    ...(process.env['SHEET'] && { path: process.env['SHEET'] }),
  })
  // At most three sides for six blocks and 24 players.
  const sides = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(sides).toBeLessThanOrEqual(3)
  await lea.emulateMedia({ media: 'screen' })
  await lea.getByRole('button', { name: 'Imprimer la feuille' }).click()
  await expect(lea.locator('html[data-printed="2"]')).toBeAttached()

  // The drills alone, two in a row.
  await lea.getByRole('button', { name: 'Imprimer les exercices' }).click()
  await expect(lea.locator('html[data-printed="3"]')).toBeAttached()
  await lea.emulateMedia({ media: 'print' })
  const cards = lea.locator('.sheet-cards > li')
  await expect(sheet).toHaveCount(1)
  await expect(cards.locator('.drill-drawing').nth(4)).toBeVisible()
  const [first, second, third] = await Promise.all([0, 1, 2].map((n) => cards.nth(n).boundingBox()))
  expect(second!.y).toBe(first!.y)
  expect(second!.x).toBeGreaterThan(first!.x + first!.width)
  expect(third!.y).toBeGreaterThanOrEqual(first!.y + first!.height)
  const { sides: ofCards, width } = await sidesOf(lea)
  expect(ofCards).toBeLessThanOrEqual(2)
  expect(width).toBe(595)
})

test('Of the library what was found is printed, and a drill on one side of A5. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto('/coach/exercises?category=initiative')
  const print = page.getByRole('button', { name: /^Imprimer ces \d+ exercices/ })
  await expect(print).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Filtres et tri').click()
  await page.getByLabel('Format').selectOption('Semi-irrégulier')
  await expect(print).not.toHaveAttribute('aria-disabled')
  const listed = Number(/\d+/.exec(await print.innerText())![0])
  await expect(page.locator('.exercise-row')).toHaveCount(listed)
  await page.evaluate(() => (window.print = () => document.body.classList.add('printed')))
  await print.click()
  await expect(page.locator('body.printed')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet-cards > li')).toHaveCount(listed)
  await page.emulateMedia({ media: null })

  // The longest to read, and those of most tables.
  const lengthOf = (drill: (typeof drills)[number]) => JSON.stringify(drill.sequence).length
  const longest = drills.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 4)
  for (const { id, title } of longest) {
    await page.goto(`/coach/exercises/${id}`)
    await expect(page.locator('.print-sheet .drill-drawing').first()).toBeAttached()
    expect(await sidesOf(page), title).toEqual({ sides: 1, width: 420 })
  }
})

/** How many, and how wide in points. */
async function sidesOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf)!
  return { sides: pdf.match(/\/Type \/Page\b/g)!.length, width: Math.round(Number(width)) }
}
