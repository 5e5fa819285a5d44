import { expect, type Locator, type Page } from '@playwright/test'

/** From now on the page's time passes only when it is told to. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 10_000)
}

/** What has just appeared with the clock stopped goes by itself after so long, and not before. */
export async function expectToLast(what: Locator, ms: number): Promise<void> {
  await expect(what).toBeVisible()
  const { clock } = what.page()
  await clock.runFor(ms - 1)
  await expect(what).toBeVisible()
  await clock.runFor(1)
  await expect(what).toHaveCount(0)
}
