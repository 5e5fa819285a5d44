import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import type { GroupWeeks } from '../../src/contract/analysis-rows.ts'
import type { Analyses } from '../../src/contract/analyses.ts'
import { desk, expect, newcomer, phone, signInAs, signInWith, signUpCoach, test } from './journey.ts'

const here = '/coach/analyses'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Analyses' })
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const quarter = (page: Page, name: string) =>
  section(page, 'Minutes par catégorie').getByRole('button', { name: new RegExp(`^${name}`) })
const heat = (page: Page, title: string) => section(page, title).getByRole('grid')
const wholePeriod = (page: Page) =>
  heat(page, 'Présence').getByRole('button', { name: /^Tous les jours, toute la période/ })

test('A coach reads who came, and each figure leads to the rows it is counted from.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Présence',
    'Présence par groupe',
    'Minutes par catégorie',
    'À revoir en premier',
    'Carte de maîtrise',
    'Présence par joueur',
    'Demandes',
    'Retours',
  ])

  const rate = await wholePeriod(page).textContent()
  await wholePeriod(page).click()
  await expect(page).toHaveURL(/\/coach\/analyses\/lignes\?/)
  await expect(page.getByRole('heading', { level: 1, name: /^Présence, du / })).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(`^Comment ce ${rate}\\s%`) })).toBeVisible()
  await expect(page.getByRole('main').getByText('présents sur')).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Présent$|^Absent$|^Excusé$/)).toHaveCount(50)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible()
  // Its address is enough, and back leads to the figures.
  await page.reload()
  await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Analyses', exact: true }).click()
  await expect(wholePeriod(page)).toBeVisible()

  // The rows of minutes, sentences and requests.
  await section(page, 'Minutes par catégorie')
    .getByRole('button', { name: /^Services/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Services, du / })).toBeVisible()
  await expect(page.getByText(/au programme des séances terminées/)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Les lignes : Retours' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Retours, du / })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Les lignes : Demandes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Demandes, du / })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goBack()

  // A mark leads to the evaluations of its player.
  await section(page, 'Carte de maîtrise')
    .getByRole('link', { name: /^Hugo Blanchard, Marteau/ })
    .click()
  await expect(page.getByLabel('Joueur', { exact: true })).toHaveValue(people.hugo.id)
})

test('The arrow keys go from cell to cell; the table is one stop of the tab key. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await wholePeriod(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(
    heat(page, 'Présence')
      .getByRole('button', { name: /^Tous les jours, semaine du/ })
      .last(),
  ).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).not.toHaveAccessibleName(/^Tous les jours/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lignes\?.*weekday=/)
  await expect(page.getByRole('heading', { level: 1, name: /^Présence du .+, semaine du / })).toBeFocused()
  await page.goBack()
  // Which takes the focus when it comes.
  await expect(title(page)).toBeFocused()
  await wholePeriod(page).focus()
  // The sections about players have an answer of their own.
  await expect(section(page, 'Présence par groupe').getByRole('button').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveAccessibleName(/Présence par groupe/)
})

test('By keyboard, what was pressed keeps its place while the answer comes. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await heat(page, 'Présence').waitFor()
  // An answer that takes its time.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/analyses/presences?*page=2*', async (route) => {
    await held.promise
    await route.continue()
  })
  await wholePeriod(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Présence, du / })).toBeFocused()
  const next = page.getByRole('button', { name: 'Suivant' })
  const asked = page.waitForRequest('**/api/analyses/presences?*page=2*')
  await next.press('Enter')
  await asked
  await expect(next).toBeFocused()
  held.resolve()
  await expect(page.getByText(/^Page 2 sur \d+$/)).toBeVisible()
  await expect(next).toBeFocused()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter (CSV)' }).press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^appels-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  // All pages, not the second alone.
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(101)
  await page.goBack()
  await expect(title(page)).toBeFocused()

  const period = page.getByLabel('Période', { exact: true })
  await period.focus()
  // Typing chooses in every browser; an arrow opens the list in some.
  await page.keyboard.type('4')
  await expect(section(page, 'Présence').getByText('4 semaines', { exact: true })).toBeVisible()
  await expect(period).toBeFocused()
})

test('A group is chosen as its players are; a choice that nobody offers is still said.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  const whose = page.getByLabel('Joueurs', { exact: true })
  const group = page.getByRole('group', { name: 'Groupes' }).getByRole('button').nth(1)
  const name = await group.textContent()
  await group.click()
  await expect(page).toHaveURL(/players=/)
  await page.reload()
  await expect(group).toHaveAttribute('aria-pressed', 'true')
  await expect(whose.locator('option:checked')).toHaveText(name!)
  await page.goto(`${here}?players=0199f0a0-0000-7000-8000-000000000001`)
  await expect(whose.locator('option:checked')).toHaveText('1 joueur')
  await expect(section(page, 'Présence')).toBeVisible()
})

test('More than three seasons are cut, and the screen says from when it counts.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(`${here}?from=2015-07-01&to=2026-06-30`)
  await expect(
    page.getByText('Trois saisons au maximum : les chiffres vont du 29/06/2023 au 30/06/2026.'),
  ).toBeVisible()
  // No calendar has that day.
  await page.goto(`${here}?from=2026-02-31`)
  await expect(heat(page, 'Présence')).toBeVisible()
})

test('The address says which days and whose; the period that was typed is the one that is shown. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  await expect(heat(page, 'Présence')).toBeVisible()
  await page.getByLabel('Période', { exact: true }).selectOption('4 semaines')
  await expect(page).toHaveURL(/period=weeks/)
  await expect(section(page, 'Présence').getByText('4 semaines', { exact: true })).toBeVisible()
  await page.getByLabel('Joueurs', { exact: true }).selectOption('Inès Morel')
  await expect(page).toHaveURL(new RegExp(`players=${people.ines.id}`))
  // Of the demonstration Inès is always present.
  await expect(wholePeriod(page)).toHaveText('100')
  await expect(section(page, 'Carte de maîtrise').getByRole('row')).toHaveCount(3)
  await page.getByLabel('Période', { exact: true }).selectOption('Du… au…')
  await expect(page.getByLabel('Du', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Joueurs', { exact: true })).toHaveValue(people.ines.id)
  await expect(page.getByLabel('Au', { exact: true })).toBeVisible()
  // The seasons before are in the list.
  await page.getByLabel('Période', { exact: true }).selectOption({ index: 3 })
  await expect(page).toHaveURL(/period=season-1/)
  await expect(page.getByLabel('Période', { exact: true }).locator('option:checked')).toHaveText(
    /^Saison \d{4}–\d{4}$/,
  )
  await expect(section(page, 'Présence')).toContainText('53 semaines')
})

test('The table of a picture opens in a spreadsheet.', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV : Présence par joueur' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^presence-par-joueur-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const [titles, ...rows] = text.trimEnd().split('\r\n')
  expect(titles).toBe('\uFEFFJoueur;Présences;Absences;Présence en\u00A0%')
  // More than the twenty of the page that is shown.
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/^[^;]+;\d+;\d+;\d*$/.test(row))).toEqual([])
})

test('Bars, months, sentences and totals lead to the rows that they are counted from. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.goto(here)
  const rows = page.getByRole('table').getByRole('row')
  // Each bar to as many rows as it says, and the heading above them.
  const bar = section(page, 'Demandes').getByRole('button', { name: /^sans réponse/ })
  const waiting = Number((await bar.textContent())!.replace(/\D/g, ''))
  await bar.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Demandes sans réponse, du / })).toBeVisible()
  await expect(rows).toHaveCount(waiting + 1)
  await page.reload()
  await expect(rows).toHaveCount(waiting + 1)
  await page.goBack()

  const finding = section(page, 'À revoir en premier').getByRole('button', { name: /^\d+ joueurs?$/ })
  const unevaluated = Number.parseInt((await finding.textContent())!)
  await finding.click()
  await expect(page.getByRole('heading', { level: 1, name: /^À évaluer, du / })).toBeVisible()
  await expect(page.getByText(`${unevaluated} joueur`)).toBeVisible()
  await page.getByRole('link', { name: 'jamais évalué' }).first().click()
  await expect(page).toHaveURL(/\/coach\/evaluation\?player=/)
  await page.goBack()
  await page.goBack()

  const minutes = section(page, 'Minutes par catégorie')
  await minutes.getByText('Mois par mois').click()
  const month = minutes.getByRole('table').getByRole('button').first()
  const figure = Number(await month.textContent())
  await month.click()
  const inHours = figure < 60 ? `${figure} min` : `${Math.floor(figure / 60)} h`
  await expect(page.getByText(/au programme des séances terminées/)).toContainText(inHours)
  await page.goBack()
  await section(page, 'Carte de maîtrise')
    .getByRole('link', { name: /\s: \d+ sur 16$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/coach\/evaluation\?player=/)
})

test('A group that fell far under its mean is said and marked, and leads to that week. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.route('**/api/analyses/groups*', async (route) => {
    const answer = (await (await route.fetch()).json()) as GroupWeeks
    const [groupId, to] = [answer.weeks[0]!.groupId, answer.weeks.at(-1)!.week]
    const ofWeek = (week: string, present: number) => ({
      groupId,
      week,
      present,
      absent: 12 - present,
      excused: 2,
    })
    const before = new Date(Date.parse(to) - 7 * 24 * 3600_000).toISOString().slice(0, 10)
    await route.fulfill({ json: { ...answer, weeks: [ofWeek(before, 12), ofWeek(to, 7)] } })
  })
  await page.goto(here)
  const groups = section(page, 'Présence par groupe')
  // 19 of 24: 79 %.
  await expect(groups).toContainText(
    /La présence du groupe .+ est tombée à 58\s% la semaine du .+, contre 79\s% sur toute la période\s: 7 présents, 5 absents, 2 excusés\./,
  )
  const marked = groups.locator('.heat-marked')
  await expect(marked).toHaveAccessibleName(/58\s%\s: 7 présents, 5 absents/)
  await marked.click()
  await expect(page).toHaveURL(/\/lignes\?.*players=/)
})

test('Before three sessions with a roll it says how many are missing. @deep', async ({ page }) => {
  await signInAs(page, people.lea)
  await page.route('**/api/analyses', async (route) => {
    const answer = (await (await route.fetch()).json()) as Analyses
    await route.fulfill({ json: { ...answer, rolledSessions: 1 } })
  })
  await page.goto(here)
  await expect(page.getByText('Encore 2 séances avec appel.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toHaveCount(0)
})

test('A club sets its target of the minutes; the screen of another coach’s device follows. @deep', async ({
  someone,
}) => {
  const coach = newcomer('Ada', 'Riou')
  const page = await someone(desk)
  await signUpCoach(page, 'Ping du Quart de Table', coach)
  const second = await someone(phone)
  await signInWith(second, coach, 'coach')
  for (const each of [page, second]) {
    await each.route('**/api/analyses', async (route) => {
      const answer = (await (await route.fetch()).json()) as Analyses
      const minutes = [{ month: '2026-11', category: 'service' as const, minutes: 60 }]
      await route.fulfill({ json: { ...answer, rolledSessions: 3, minutes } })
    })
    await each.goto(here)
    await expect(quarter(each, 'Services')).toContainText(/cible 25\s%/)
  }

  await page.getByRole('button', { name: 'Cibles', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cibles du club' })
  const service = dialog.getByRole('textbox', { name: 'Services, en\u00A0%' })
  await expect(service).toBeFocused()
  await service.fill('40')
  await expect(dialog.getByRole('status')).toHaveText(/Total\s: 115\s%, c’est 15\s% de trop\./)
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await expect(save).toHaveAccessibleDescription(/15\s% de trop/)
  await dialog.getByRole('textbox', { name: 'Défense, en\u00A0%' }).fill('10')
  await expect(dialog.getByRole('status')).toHaveText(/Total\s: 100\s%\./)
  await save.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cibles', exact: true })).toBeFocused()
  for (const each of [page, second]) {
    await expect(quarter(each, 'Services')).toContainText(/cible 40\s%/)
    await expect(
      section(each, 'Minutes par catégorie').getByText('La cible est celle du club.'),
    ).toBeVisible()
  }
})

test('Where the plan has no analyses the last sessions stay readable, and one offer leads to the plans.', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.route('**/api/analyses**', (route) =>
    route.fulfill({ status: 402, json: { refusal: 'not-in-plan', requestId: '-' } }),
  )
  await page.goto(here)
  const offer = page.getByRole('region', { name: /^Les analyses détaillées sont comprises/ })
  await expect(offer).toHaveAccessibleName(
    'Les analyses détaillées sont comprises dans les formules Club et Pro.',
  )
  const last = section(page, 'Présence').getByRole('table', { name: 'Présence des dernières séances' })
  await expect(last.getByRole('columnheader')).toHaveCount(5)
  const rate = last.getByRole('link', { name: /\s%\s: \d+ présents?, / }).first()
  const label = (await rate.getAttribute('aria-label'))!
  // Of what others plan meanwhile another one may be the first.
  await last.getByRole('link', { name: label, exact: true }).click()
  await expect(page).toHaveURL(/\/coach\/sessions\?session=/)
  const session = label.replace(/, \d+\s%.*$/, '')
  await expect(page.getByRole('region', { name: session, exact: true })).toBeVisible()
  await page.goBack()
  await offer.getByRole('link', { name: 'Voir les formules' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
})

test('The plan that is known says that it has no analyses, whether or not the server answers. @deep', async ({
  page,
}) => {
  await signInAs(page, people.lea)
  await page.route('**/api/analyses**', () => {})
  await page.route('**/api/club', async (route) => {
    const response = await route.fetch()
    const club = (await response.json()) as { administration: object }
    const administration = { ...club.administration, planInForce: 'essential' }
    await route.fulfill({ response, json: { ...club, administration } })
  })
  await page.goto(here)
  await expect(page.getByRole('region', { name: /^Les analyses détaillées sont comprises/ })).toBeVisible()
})

for (const [name, screen] of Object.entries({ phone, desk })) {
  test(`On a ${name} the latest week is in sight, and nothing is wider than the page.`, async ({
    someone,
  }) => {
    const page = await someone(screen)
    await signInAs(page, people.lea)
    await page.goto(`${here}?period=season`)
    await expect(wholePeriod(page)).toBeInViewport({ ratio: 1 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

function focused(page: Page): Locator {
  return page.locator(':focus')
}
