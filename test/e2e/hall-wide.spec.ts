import type { Page } from '@playwright/test'
import { people } from '../../src/demo/club-people.ts'
import { violationsOn } from './axe.ts'
import { hallPath, runEvening } from './hall-on-screen.ts'
import { expect, phone, signInAs, test } from './journey.ts'

/** With what is there once the step's own file is. */
const steps = [
  ['roll', '.hall-roll-head'],
  ['block', '[role=timer]'],
  ['tables', '.hall-seat'],
  ['marks', '.hall-marks-name'],
  ['closing', '.hall-minutes'],
] as const
const landscape = { ...phone, viewport: { width: 844, height: 390 } }

/** Nothing beside the screen, and nothing that a finger presses beyond its edges. */
async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const out = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect()
      return own > 0 && (left < -1 || right > width + 1)
    })
    return [
      ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
      ...out.map(({ innerText }) => innerText),
    ]
  })
  expect(beyond).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Each step of the hall fits a phone held sideways, ${colorScheme}. @deep`, async ({ someone }) => {
    const page = await someone({ ...landscape, colorScheme })
    await signInAs(page, people.lea)
    for (const [step, there] of steps) {
      await page.goto(hallPath(step))
      await runEvening(page)
      await expect(page.locator(there).first()).toBeVisible()
      await expectFits(page)
      expect(await violationsOn(page), step).toEqual([])
    }
  })
}

test('Each step of the hall fits with text twice as large. @deep', async ({ someone }) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  for (const [step, there] of steps) {
    await page.goto(hallPath(step))
    await runEvening(page)
    await expect(page.locator(there).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectFits(page)
  }
})
