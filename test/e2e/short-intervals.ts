import type { BrowserContext } from '@playwright/test'
import type { Intervals } from '../../src/web/app/intervals.ts'

const short: Partial<Intervals> = {
  silence: 3_000,
  press: 1_000,
  signOutTimeout: 3_000,
  firstInstall: 0,
  firstRetry: 200,
  firstReadRetry: 200,
  longestRetry: 1_000,
  longestSendRetry: 1_000,
}

/** From now on the pages of this browser have shorter time-outs and retry sooner. */
export function shortenIntervals(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((rebondIntervals) => Object.assign(globalThis, { rebondIntervals }), short)
}
