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
  readAhead: 500,
}

/** From now on the pages of this browser have shorter time-outs and retry sooner. */
export function shortenIntervals(context: BrowserContext): Promise<unknown> {
  return setIntervals(context, short)
}

/**
 * For a journey whose writes find no server: from the next load on, a screen goes on soon after a write without an answer.
 * In every other journey it waits (`patient` in `journey.ts`).
 */
export function goOnWithoutAnswer(context: BrowserContext): Promise<unknown> {
  return setIntervals(context, { answer: 500 })
}

/** From now on the pages that this browser opens have these; the others stay as they are. */
export function setIntervals(context: BrowserContext, intervals: Partial<Intervals>): Promise<unknown> {
  return context.addInitScript((given) => {
    const page = globalThis as { rebondIntervals?: Partial<Intervals> }
    page.rebondIntervals = { ...page.rebondIntervals, ...given }
  }, intervals)
}
