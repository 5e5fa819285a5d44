import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { expect, signInAs, test } from './journey.ts'
import { answerStatistics } from './statistics-on-screen.ts'

/** What A4 has between its margins of 10 mm, lying on its side, in CSS pixels. */
const paper = { width: Math.floor((277 / 25.4) * 96), height: Math.floor((190 / 25.4) * 96) }

const pages = {
  'a whole season': '/coach/analyses?period=season-1',
  'the season of statistics': '/coach/statistiques',
} as const

for (const [name, address] of Object.entries(pages)) {
  test(`${name} goes on paper: nothing is wider, ink on white, without what one presses. @deep`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await signInAs(page, people.lea)
    if (address.includes('statistiques')) await answerStatistics(page)
    await page.goto(address)
    const last = address.includes('statistiques') ? 'Points et minutes' : 'Présence par joueur'
    await expect(page.getByRole('region', { name: last, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')

    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await widerThanPaper(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^CSV/ }).first()).toBeHidden()
    const ink = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).color)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(([, ...size]) => size.join())
    // A4 on its side, in points, from the first page on.
    expect([...new Set(sizes)]).toEqual(['841,594'])
    // As the light scheme has it.
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink)
  })
}

/** What ends right of the paper, by its words. */
function widerThanPaper(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const all = [...document.querySelectorAll('main *')].filter(
      (element) => element.getClientRects().length > 0 && !element.closest('.sr-only'),
    )
    return all
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  }, paper.width)
}
