import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
  type Worker,
} from '@playwright/test'
import type { CachedAnswer } from '../../../src/web/offline/cached-answers.ts'
import type { QueuedWrite } from '../../../src/web/offline/outbox/queued-write.ts'
import type { Person } from '../../../src/demo/club-people.ts'
import { storedRecords } from '../../support/stored-records.ts'
import { unrouteAll, recordErrors, signInAs } from '../journey.ts'
import { goOnWithoutAnswer, shortenIntervals } from '../short-intervals.ts'

/** A person's phone or computer: a browser whose profile outlives its process. */
export interface Device {
  /** The first tab. */
  page: Page
  newTab(): Promise<Page>
  /** Closes the browser normally, and opens it again. */
  restart(): Promise<Page>
  /** Kills its process, as an empty battery does. */
  kill(): Promise<void>
  /** After `kill`. */
  start(): Promise<Page>
  close(): Promise<void>
}

/** The browser's messages when the network or the database fails, also while it fetches a service worker. */
const ofTheNetwork = /net::ERR_|status of 503|error occurred when fetching the script/

export type DeviceOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]> &
  BrowserContextOptions

export async function openDevice(profile: string, options: DeviceOptions): Promise<Device> {
  const complaints: string[] = []
  let context: BrowserContext

  async function start() {
    context = await chromium.launchPersistentContext(profile, options)
    await shortenIntervals(context)
    await context.addInitScript(recordAddedWrites)
    context.on('page', (page) => recordErrors(page, complaints))
    for (const page of context.pages()) recordErrors(page, complaints)
    device.page = context.pages()[0] ?? (await context.newPage())
    return device.page
  }
  const device: Device = {
    page: undefined as unknown as Page,
    newTab: () => context.newPage(),
    async restart() {
      await context.close()
      return start()
    },
    async kill() {
      const gone = context.waitForEvent('close')
      process.kill(await processOf(context), 'SIGKILL')
      await gone
    },
    start,
    async close() {
      await Promise.all(context.pages().map(unrouteAll))
      await context.close()
      expect(complaints.filter((complaint) => !ofTheNetwork.test(complaint))).toEqual([])
    },
  }
  await start()
  return device
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.find(({ type }) => type === 'browser')!.id
}

/**
 * Signs in, opens the screens once, and waits until they are cached. Then restarts the browser, which otherwise writes
 * its cookies to the disk only from time to time.
 */
export async function prepareDevice(device: Device, person: Person, ...paths: string[]): Promise<Page> {
  await signInAs(device.page, person)
  for (const path of paths) await openAndCache(device.page, path)
  const page = await device.restart()
  await page.goto(paths[0]!)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** For many writes in a row that no server answers, in this tab and in those opened later. */
export async function expectNoAnswers(page: Page): Promise<void> {
  await goOnWithoutAnswer(page.context())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an address, and waits until the service worker controls the page. */
export async function openWithServiceWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The page's service worker, of which Playwright may hear after the page. */
export async function workerOf(page: Page): Promise<Worker> {
  const context = page.context()
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** Opens a screen, and waits until the device could show it offline. */
export async function openAndCache(page: Page, path: string): Promise<void> {
  const begun = Date.now()
  await openWithServiceWorker(page, path)
  await page.waitForLoadState('networkidle')
  // Answers are cached in batches.
  const cachedSince = async () => (await cachedAnswers(page)).filter(({ updatedAt }) => updatedAt >= begun)
  await expect.poll(cachedSince).not.toEqual([])
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** The queued writes on this device, in order, of all accounts, refused ones included. */
export function queuedWritesOn(page: Page): Promise<QueuedWrite[]> {
  return page.evaluate(storedRecords<QueuedWrite>, 'writes' as const)
}

/** The answers cached on this device. */
export function cachedAnswers(page: Page): Promise<CachedAnswer[]> {
  return page.evaluate(storedRecords<CachedAnswer>, 'answers' as const)
}

export async function expectQueueEmpty(page: Page): Promise<void> {
  await expect.poll(() => queuedWritesOn(page), { timeout: 30_000 }).toEqual([])
}

export const idsOf = (writes: readonly { id: string }[]) => writes.map(({ id }) => id)

/** The ids of all writes that this tab has queued since it was loaded, sent or not, each with its position. */
export function recordedWrites(page: Page): Promise<{ id: string; order: number }[]> {
  return page.evaluate(() => addedWrites)
}

declare let addedWrites: { id: string; order: number }[]

function recordAddedWrites() {
  const added: typeof addedWrites = []
  Object.assign(globalThis, { addedWrites: added })
  // oxlint-disable-next-line typescript/unbound-method -- called with its object below
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: { id: string }, key) {
    const request = add.call(this, value, key)
    if (this.name === 'writes') {
      request.addEventListener('success', () => added.push({ id: value.id, order: Number(request.result) }))
    }
    return request
  }
}

/** Dispatches the `online` event, which browsers fire for some networks, but not when a hall's Wi-Fi recovers. */
export async function dispatchOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
