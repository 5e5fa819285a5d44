import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'
import { answerStatistics, figures } from './statistics-on-screen.ts'

const here = '/coach/statistiques'

async function withFigures(page: Page, answer = figures): Promise<void> {
  await signInAs(page, people.lea)
  await answerStatistics(page, answer)
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('A coach reads what seasons come to, each figure with its cases and what it does not say.', async ({
  page,
}) => {
  await withFigures(page)
  await page.goto('/coach/analyses')
  await page.getByRole('link', { name: 'Statistiques' }).click()
  await expect(page).toHaveURL(new RegExp(here))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Les minutes font-elles progresser ?',
    'Par technique',
    'Horloge des techniques',
    'Minutes avant de maîtriser',
    'Ce qui reste après une pause',
    'Saison contre saison',
    'Présence et progrès',
    'Points et minutes',
  ])
  await expect(page.getByText('Ce que cela ne dit pas :')).toHaveCount(8)
  const crossings = section(page, 'Les minutes font-elles progresser ?')
  await expect(crossings).toContainText(
    'À partir de 60 minutes, 43 % ont franchi une marche (21 sur 49), contre 17 % en dessous (25 sur 145).',
  )
  await expect(section(page, 'Par technique').getByRole('row', { name: /^Poussette RV/ })).toContainText(
    'entre −14 et +26 points',
  )
  const clock = section(page, 'Horloge des techniques')
  await expect(clock).toContainText('9 techniques sur 24 sont à rafraîchir : pas jouées depuis 45 jours.')
  const minutes = section(page, 'Minutes avant de maîtriser')
  await expect(minutes.getByRole('row', { name: /^Block CD/ })).toContainText('45 min')
  await expect(minutes.getByRole('row', { name: /^Flip CD/ })).toContainText('trop peu de cas')
  const pauses = section(page, 'Ce qui reste après une pause')
  await expect(pauses.getByRole('row', { name: /^30 à 44 jours/ })).toContainText('entre 49 et 94 %')
  await expect(section(page, 'Présence et progrès').getByRole('row', { name: /^Hugo/ })).toContainText(
    'trop peu d’appels (4)',
  )
  await expect(
    section(page, 'Présence et progrès').getByRole('link', { name: 'Hugo Blanchard' }),
  ).toHaveAttribute('href', `/coach/players?player=${people.hugo.id}`)
  await expect(page.getByRole('link', { name: 'Analyses de la saison 2025-2026' })).toHaveAttribute(
    'href',
    '/coach/analyses?from=2025-07-01&to=2025-11-24',
  )
  await minutes.getByRole('button', { name: '12 cas : Block CD' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Minutes avant de maîtriser : Block CD' })
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('Block CD')
  await page.keyboard.press('Escape')
  await expect(minutes.getByRole('button', { name: '12 cas : Block CD' })).toBeFocused()
})

test('Each mark of the minutes, each technique and each hour of the clock leads to its rows. @deep', async ({
  page,
}) => {
  await withFigures(page)
  await page.goto(here)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /60 à 90 minutes/ }).press('Enter')
  await expect(dialog.getByRole('heading', { name: '60 à 90 minutes' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('75oui')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '31 cas : Top Spin CD' }).click()
  const techniqueCases = dialog.getByRole('heading', { name: 'Par technique : Top Spin CD' })
  await expect(techniqueCases).toBeVisible()
  await page.reload()
  await expect(techniqueCases).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(techniqueCases).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
  await section(page, 'Horloge des techniques')
    .getByRole('button', { name: /45–60 jours/ })
    .click()
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('50 jours')
})

test('Figures of players, seasons and points lead to their rows. @deep', async ({ page }) => {
  await withFigures(page)
  await page.goto(here)
  const dialog = page.getByRole('dialog')
  const beside = section(page, 'Présence et progrès')
  await beside.getByRole('button', { name: 'Inès Morel, techniques gagnées : 4' }).click()
  await expect(dialog.getByRole('heading', { name: 'Techniques gagnées' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('Block CD')
  await page.keyboard.press('Escape')
  await beside.getByRole('button', { name: /^Inès Morel, présence : 88\s%$/ }).click()
  await expect(page).toHaveURL(
    new RegExp(`/coach/analyses/lignes\\?.*players=${people.ines.id}.*from=2026-07-01&to=2026-11-24`),
  )
  await page.goBack()

  const seasons = section(page, 'Saison contre saison')
  const gained = page.waitForRequest(/statistics\/masteries\?.*gainedFrom=2024-07-01&gainedTo=2024-11-24/)
  await seasons.getByRole('button', { name: 'Techniques gagnées, 2024-2025 : 24' }).click()
  await gained
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('Block CD')
  await page.keyboard.press('Escape')
  await seasons.getByRole('button', { name: /^Minutes au programme, 2025-2026 : 25\sh$/ }).click()
  await expect(page).toHaveURL(/\/lignes\?.*of=drills\.attended.*from=2025-07-01&to=2025-11-24/)
  await page.goBack()
  await seasons.getByText('Saisons entières').click()
  await seasons
    .getByRole('button', { name: /^Présence, 2024-2025 : 80\s%$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/lignes\?.*from=2024-07-01&to=2025-06-30/)
  await page.goBack()

  await section(page, 'Points et minutes')
    .getByRole('button', { name: /octobre 2026 : 640 points/ })
    .click()
  await expect(dialog.getByRole('heading', { name: 'Points et minutes : octobre 2026' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('640')
})

test('The address of cases can be sent; whoever closes them sees the figures. @deep', async ({ page }) => {
  await withFigures(page)
  await page.goto(`${here}?of=played.from-45`)
  const dialog = page.getByRole('dialog', { name: 'Horloge des techniques : 45–60 jours' })
  await expect(dialog.getByRole('row', { name: /Inès Morel/ })).toContainText('50 jours')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/statistiques$/)
  await expect(page.getByRole('button', { name: '31 cas : Top Spin CD' })).toBeVisible()
})

test('The table of a picture opens in a spreadsheet. @deep', async ({ page }) => {
  await withFigures(page)
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
  await withFigures(page, few)
  await page.goto(here)
  await expect(page.getByText('Encore 5 cas avant un chiffre')).toBeVisible()
  await page.unrouteAll()
  await withFigures(page, { ...figures, sessions: 1 })
  await page.reload()
  await expect(page.getByText('Encore 2 séances avec appel.')).toBeVisible()
})

test('Where the plan has no statistics the screen says which one has them, and leads there. @deep', async ({
  page,
}) => {
  await signInAs(page, people.paul)
  await page.goto(here)
  await expect(page.getByText('Les statistiques avancées sont comprises dans la formule Pro.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les formules' }).click()
  await expect(page).toHaveURL(/\/coach\/subscription/)
})

for (const [name, screen] of Object.entries({ phone, desk })) {
  test(`On a ${name} nothing is wider than the page. @deep`, async ({ someone }) => {
    const page = await someone(screen)
    await withFigures(page)
    await page.goto(here)
    await expect(section(page, 'Points et minutes')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
