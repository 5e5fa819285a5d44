import type { Browser } from '@playwright/test'
import { desk, phone } from '../test/e2e/journey.ts'
import { inFrance } from './browser.ts'
import { median } from './statistics.ts'

export interface Paint {
  path: string
  device: 'phone' | 'desk'
  largestPaintMs: number
  /** The largest of all visits. */
  layoutShift: number
}

const visits = 9
/** Layout shifts later than this after loading are not counted. */
const settlingMs = 1_000

/** First visits with an empty cache and no throttling, measured from the navigation's start. */
export async function measurePaint(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<Paint[]> {
  const devices = { phone, desk } as const
  const found = paths.flatMap((path) =>
    (['phone', 'desk'] as const).map((device) => ({
      path,
      device,
      paints: [] as number[],
      shifts: [] as number[],
    })),
  )
  for (let visit = 0; visit < visits; visit++) {
    for (const { path, device, paints, shifts } of found) {
      const context = await browser.newContext({ ...inFrance, ...devices[device] })
      const page = await context.newPage()
      await page.goto(url + path)
      await page.waitForTimeout(settlingMs)
      const seen = await page.evaluate(observed)
      paints.push(seen.largestPaintMs)
      shifts.push(seen.layoutShift)
      await context.close()
    }
  }
  return found.map(({ path, device, paints, shifts }) => ({
    path,
    device,
    largestPaintMs: median(paints),
    layoutShift: Math.max(...shifts),
  }))
}

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Runs in the page. */
async function observed(): Promise<{ largestPaintMs: number; layoutShift: number }> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      // Without any layout shift the observer is never called.
      setTimeout(() => resolve([]), 500)
    })
  const [paints, shifts] = await Promise.all([
    entriesOf('largest-contentful-paint'),
    entriesOf('layout-shift'),
  ])
  return {
    largestPaintMs: paints.at(-1)?.startTime ?? NaN,
    layoutShift: shifts.reduce((sum, shift) => sum + (shift as LayoutShift).value, 0),
  }
}
