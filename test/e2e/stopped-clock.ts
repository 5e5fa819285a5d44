import { expect, type Locator, type Page } from '@playwright/test'

/** From now on the page's clock only advances when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 10_000)
}

/** An element that has just appeared, with the clock stopped, disappears after exactly this time. */
export async function expectToLast(what: Locator, ms: number): Promise<void> {
  await expect(what).toBeVisible()
  const { clock } = what.page()
  await clock.runFor(ms - 1)
  await expect(what).toBeVisible()
  await clock.runFor(1)
  await expect(what).toHaveCount(0)
}
