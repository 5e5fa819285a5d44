import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { people } from '../src/demo/club-people.ts'
import { desk, signInAs } from '../test/e2e/journey.ts'
import { openAndCache } from '../test/e2e/offline/device.ts'
import type { StoppableServer } from '../test/e2e/offline/stoppable-server.ts'
import { serveBarePage } from './bare-page.ts'
import { browserOptions, inFrance } from './browser.ts'
import { median, percentile } from './statistics.ts'

export interface Reload {
  path: string
  server: 'answers' | 'is stopped'
  ourMs: number
  ourP95Ms: number
  bareMs: number
}

const screens = ['/coach/overview', '/coach/sessions']

/** Selectors of a screen's content, not merely its title. */
const contents = { '/coach/overview': '.dashboard h3', '/coach/sessions': '.session-row h3', '/': 'h3' }

const warmUps = 2
const pairs = 11
/** The background work after a reload is over by then. */
const pauseMs = 500
const timeoutMs = 30_000

/**
 * A reload from its start until the frame with the content is painted, in turn with one of a bare page. The
 * application's files come from its service worker, its data from IndexedDB, first with the server and then without it.
 * Stops the server.
 */
export async function measureReload(server: StoppableServer, profile: string): Promise<Reload[]> {
  const bare = await serveBarePage()
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions,
    ...inFrance,
    ...desk,
    baseURL: server.url,
  })
  try {
    const ours = context.pages()[0] ?? (await context.newPage())
    await signInAs(ours, people.lea)
    for (const path of screens) await openAndCache(ours, path)
    const barePage = await openBare(context, bare.url)
    const [reloadOurs, reloadBare] = [await timed(ours), await timed(barePage)]
    const rows: Reload[] = []
    for (const state of ['answers', 'is stopped'] as const) {
      if (state === 'is stopped') await server.stop()
      for (const path of screens) {
        await ours.goto(path)
        const [ourTimes, bareTimes]: [number[], number[]] = [[], []]
        for (let n = 0; n < warmUps + pairs; n++) {
          ourTimes.push(await reloadOurs())
          bareTimes.push(await reloadBare())
        }
        rows.push({
          path,
          server: state,
          ourMs: median(ourTimes.slice(warmUps)),
          ourP95Ms: percentile(ourTimes.slice(warmUps), 0.95),
          bareMs: median(bareTimes.slice(warmUps)),
        })
      }
    }
    return rows
  } finally {
    await context.close()
    bare.stop()
  }
}

async function openBare(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/**
 * Over the DevTools protocol: the code that Playwright injects into a page to wait for something would take a good part
 * of the measured time.
 */
async function timed(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: binding })
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${reportWhenPainted.toString()})(${JSON.stringify(contents)}, ${JSON.stringify(binding)})`,
  })
  return async () => {
    await page.bringToFront()
    const painted = nextReport(session)
    await session.send('Page.reload')
    const ms = await painted
    await page.waitForTimeout(pauseMs)
    return ms
  }
}

const binding = 'contentPainted'

function nextReport(session: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The content never came.')), timeoutMs)
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer)
      resolve(Number(payload))
    })
  })
}

/** Runs in the page before its own scripts. */
function reportWhenPainted(contents: Readonly<Record<string, string>>, binding: string): void {
  const content = contents[location.pathname]
  if (!content) return
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // A message is delivered after the frame.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        const report = Reflect.get(globalThis, binding) as (payload: string) => void
        report(String(performance.now()))
      })
      port1.start()
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
