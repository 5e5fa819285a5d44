import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import type { MasteryRows, PlayerRows, Points, Statistics } from '../../src/contract/statistics.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

const here = '/coach/statistiques'
const range = { from: '2026-07-01', to: '2026-11-24' }
const season = { sessions: 30, present: 200, absent: 50, minutes: 1500, gained: 24 }

const figures: Statistics = {
  ...range,
  since: '2024-07-01',
  sessions: 90,
  minutes: [
    { techniqueId: null, cases: 31, spread: { first: 35, median: 60, third: 120 } },
    { techniqueId: 'counter-1', cases: 12, spread: { first: 20, median: 45, third: 60 } },
    { techniqueId: 'initiative-3', cases: 5, spread: null },
  ],
  retention: [
    { span: 'under-30', cases: 22, retained: { kept: 20, low: 0.722, high: 0.975 } },
    { span: 'from-30', cases: 10, retained: { kept: 8, low: 0.49, high: 0.943 } },
    { span: 'from-45', cases: 3, retained: null },
    { span: 'from-90', cases: 0, retained: null },
  ],
  seasons: ['2024-07-01', '2025-07-01', '2026-07-01'].map((start) => ({
    start,
    toDate: season,
    whole: season,
  })),
}

const players: PlayerRows = {
  ...range,
  total: 2,
  page: 1,
  pageCount: 1,
  mostGained: 4,
  rows: [
    { playerId: people.hugo.id, playerName: 'Hugo Blanchard', present: 3, absent: 1, gained: 0 },
    { playerId: people.ines.id, playerName: 'Inès Morel', present: 21, absent: 3, gained: 4 },
  ],
}

const points: Points = {
  ...range,
  players: 8,
  months: [
    { month: '2026-09', points: 612, minutes: 240 },
    { month: '2026-10', points: 640, minutes: 320 },
  ],
}

const masteries: MasteryRows = {
  ...range,
  total: 1,
  page: 1,
  pageCount: 1,
  rows: [
    {
      playerId: people.ines.id,
      playerName: 'Inès Morel',
      techniqueId: 'counter-1',
      day: '2026-10-13',
      minutes: 45,
      sessions: 3,
    },
  ],
}

/** Ping Club de Vaise is on the plan Club: the answers are those of a club on Pro. */
async function onPro(page: Page, answer: Statistics = figures): Promise<void> {
  await signInAs(page, people.lea)
  const answers = { '': answer, '/players': players, '/points': points, '/masteries': masteries }
  for (const [path, json] of Object.entries(answers))
    await page.route(new RegExp(`/api/statistics${path}(\\?|$)`), (route) => route.fulfill({ json }))
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('A coach reads what seasons come to, each figure with its cases and what it does not say.', async ({
  page,
}) => {
  await onPro(page)
  await page.goto('/coach/analyses')
  await page.getByRole('link', { name: 'Statistiques' }).click()
  await expect(page).toHaveURL(new RegExp(here))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Minutes avant de maîtriser',
    'Ce qui reste après une pause',
    'Saison contre saison',
    'Présence et progrès',
    'Points et minutes',
  ])
  await expect(page.getByText('Ce que cela ne dit pas :')).toHaveCount(5)
  const minutes = section(page, 'Minutes avant de maîtriser')
  await expect(minutes.getByRole('row', { name: /^Block CD/ })).toContainText('45 min')
  await expect(minutes.getByRole('row', { name: /^Flip CD/ })).toContainText('trop peu de cas')
  const pauses = section(page, 'Ce qui reste après une pause')
  await expect(pauses.getByRole('row', { name: /^30 à 44 jours/ })).toContainText('entre 49 et 94 %')
  await expect(section(page, 'Présence et progrès').getByRole('row', { name: /^Hugo/ })).toContainText(
    'trop peu d’appels (4)',
  )
  await minutes.getByRole('button', { name: '12 cas : Block CD' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Minutes avant de maîtriser : Block CD' })
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('Block CD')
  await page.keyboard.press('Escape')
  await expect(minutes.getByRole('button', { name: '12 cas : Block CD' })).toBeFocused()
})

test('The table of a picture opens in a spreadsheet. @deep', async ({ page }) => {
  await onPro(page)
  await page.goto(here)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV : Ce qui reste après une pause' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('apres-une-pause-2026-07-01-2026-11-24.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('30 à 44 jours;10;8;80;49;94')
  expect(text).toContain('45 à 89 jours;3;;;;')
})

test('Too few cases have no figure: the screen says how many are missing. @deep', async ({ page }) => {
  const few = { ...figures, minutes: [{ techniqueId: null, cases: 3, spread: null }] }
  await onPro(page, few)
  await page.goto(here)
  await expect(page.getByText('Encore 5 cas avant un chiffre')).toBeVisible()
  await page.unrouteAll()
  await onPro(page, { ...figures, sessions: 1 })
  await page.reload()
  await expect(page.getByText('Encore 2 séances avec appel.')).toBeVisible()
})

test('Where the plan has no statistics the screen says which one has them, and leads there. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await expect(page.getByText('Les statistiques avancées sont comprises dans la formule Pro.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les formules' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
})

for (const [name, screen] of Object.entries({ phone, desk })) {
  test(`On a ${name} nothing is wider than the page. @deep`, async ({ someone }) => {
    const page = await someone(screen)
    await onPro(page)
    await page.goto(here)
    await expect(section(page, 'Points et minutes')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
