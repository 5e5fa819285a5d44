import type { Page } from '@playwright/test'

/** From now on the page's clock stands there, whatever passes; null for the real one. It stands there after a reload, too. */
export async function setClock(page: Page, at: Date | null): Promise<void> {
  const ms = at && at.getTime()
  await page.context().addInitScript(standClock, ms)
  await page.evaluate(standClock, ms)
}

declare let standing: number | null | undefined

function standClock(ms: number | null) {
  const isFirst = !('standing' in globalThis)
  Object.assign(globalThis, { standing: ms })
  if (!isFirst) return
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      if (given.length > 0 || standing == null) super(...given)
      else super(standing)
    }
    static override now() {
      return standing ?? Real.now()
    }
  } as DateConstructor
}
