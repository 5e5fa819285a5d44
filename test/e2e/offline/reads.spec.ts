import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword, people } from '../../club-people.ts'
import { desk, expect, journeysPort, signInAs, test as base } from '../journey.ts'
import { startServer, type StoppableServer, withFolder } from './stoppable-server.ts'

// Chromium's own switch cuts neither a worker's requests nor an open stream: here the server really stops.

const never = 'Cet écran n’a pas encore été ouvert sur cet appareil.'

interface Fixtures {
  server: StoppableServer
  /** The same person's browser again and again: `reopen` ends its process and opens the same profile. */
  device: { page: Page; reopen: () => Promise<Page> }
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters
  server: async ({}, use) => {
    const port = journeysPort + 93 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
    await withFolder('rebond-reads-', async (dataDir) => {
      const server = await startServer({ port, dataDir })
      await use(server)
      await server.kill()
    })
  },
  device: async ({ server, launchOptions, locale, timezoneId }, use) => {
    await withFolder('rebond-profile-', async (profile) => {
      let context: BrowserContext
      const open = async () => {
        context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          ...desk,
          baseURL: server.url,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          reducedMotion: 'reduce',
          serviceWorkers: 'allow',
        })
        return context.pages()[0] ?? (await context.newPage())
      }
      const reopen = async () => {
        await context.close()
        return open()
      }
      await use({ page: await open(), reopen })
      await context!.close()
    })
  },
})

test.describe.configure({ timeout: 120_000 })

const age = (page: Page) => page.locator('.data-age')

/** Opens an address and waits until the worker answers for it, and the device has kept what was read. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
}

test('What was opened once opens without a server: after a reload, and after the phone was restarted.', async ({
  server,
  device,
}) => {
  let { page } = device
  await signInAs(page, people.lea)
  await openKept(page, '/coach/overview')
  await openKept(page, '/coach/sessions')
  const titles = await page.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  await server.stop()

  for (const open of [
    () => page.reload(),
    async () => ((page = await device.reopen()), page.goto('/coach/sessions')),
  ]) {
    await open()
    await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles)
    await expect(age(page)).toHaveText(/^Hors ligne\s: données de \d{1,2}\sh\s\d\d$/)
  }
  // What a list has shown, its details show too.
  await page.getByRole('link', { name: titles[0]! }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: titles[0]! })).toBeVisible()
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page.getByRole('heading', { name: 'Derniers retours' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('link', { name: 'Club' }).first().click()
  await expect(page.getByText(never)).toBeVisible()
  await expect(page.getByText('Il s’affichera dès que le réseau reviendra.')).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('heading', { name: 'Derniers retours' })).toBeVisible()
  await page.goForward()

  // No reload, no press, no word of the browser: the screen comes back with the server.
  await server.start()
  await expect(page.getByRole('heading', { name: /^Joueurs/ })).toBeVisible({ timeout: 45_000 })
  await expect(age(page)).toBeEmpty()
})

test('A device that knows nobody says politely that signing in needs the network.', async ({
  server,
  device,
}) => {
  const { page } = device
  await page.addInitScript(countRequestsToPersist)
  await openKept(page, '/coach')
  await server.kill()
  await page.goto('/coach/sessions')
  await expect(page.getByText('Pas de réseau : il en faut pour se connecter')).toBeVisible()
  await expect(page).toHaveURL(/\/coach\?next=/)
  await server.start()
  await expect(page.getByText('Pas de réseau')).toHaveCount(0, { timeout: 45_000 })

  // Whoever comes has the browser asked to throw nothing away, which nobody's visit did.
  expect(await page.evaluate(() => requestsToPersist)).toBe(0)
  await page.getByLabel('Email').fill(people.lea.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
  expect(await page.evaluate(() => requestsToPersist)).toBe(1)
})

declare let requestsToPersist: number

function countRequestsToPersist() {
  Object.assign(globalThis, { requestsToPersist: 0 })
  StorageManager.prototype.persist = () => {
    requestsToPersist += 1
    return Promise.resolve(true)
  }
}

test('A session ended elsewhere shows the door in every tab, and leaves nothing on the device.', async ({
  device,
}) => {
  const { page } = device
  await signInAs(page, people.lea)
  await openKept(page, '/coach/sessions')
  const second = await page.context().newPage()
  await openKept(second, '/coach/overview')
  await page.request.delete('/api/login-sessions/current')
  await page.reload()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  }
  expect(await keptAnswers(page)).toBe(0)
})

test('Another tab’s sign-in as somebody else takes this tab along, and mixes nothing.', async ({
  device,
}) => {
  const { page } = device
  await signInAs(page, people.lea)
  await openKept(page, '/coach/sessions')
  const second = await page.context().newPage()
  await signInAs(second, people.paul)
  await openKept(second, '/coach/overview')
  for (const tab of [page, second])
    await expect(tab.getByText('TTC des Bords de Saône').first()).toBeVisible()
  await expect(page.getByText('Ping Club de Vaise')).toHaveCount(0)
  await expect.poll(async () => new Set(await page.evaluate(readOwners)).size).toBe(1)
})

test('A tab shows without network what another one has read.', async ({ server, device }) => {
  const { page } = device
  await signInAs(page, people.lea)
  await openKept(page, '/coach/overview')
  const second = await page.context().newPage()
  await openKept(second, '/coach/club')
  await server.stop()
  await page.getByRole('link', { name: 'Club' }).first().click()
  await expect(page.getByRole('heading', { name: /^Joueurs/ })).toBeVisible()
})

test('Of two tabs one holds the stream, and both show what somebody else changed.', async ({
  server,
  device,
  browser,
}) => {
  const { page } = device
  await page.context().addInitScript(countStreams)
  await signInAs(page, people.lea)
  await openKept(page, '/coach/sessions')
  const second = await page.context().newPage()
  await openKept(second, '/coach/club')
  const streams = [await page.evaluate(() => streamsOpened), await second.evaluate(() => streamsOpened)]
  expect(streams).toEqual([1, 0])

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const marc = await elsewhere.newPage()
  await signInAs(marc, people.marc)
  const lists = await page.evaluate(countReads, '/api/training-sessions')
  await marc.goto('/coach/club')
  await marc.getByRole('button', { name: 'Modifier le nom du club' }).click()
  await marc.getByLabel('Nom du club').fill('Ping Club de la Croix-Rousse')
  await marc.getByRole('button', { name: 'Sauvegarder' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByText('Ping Club de la Croix-Rousse').first()).toBeVisible({ timeout: 2_000 })
  }
  // The stream has said nothing about the sessions.
  expect(await page.evaluate(countReads, '/api/training-sessions')).toBe(lists)

  // The server comes back: the stream does too, and what was missed is read.
  await server.stop()
  await server.start()
  await marc.getByRole('button', { name: 'Modifier le nom du club' }).click()
  await marc.getByLabel('Nom du club').fill('Ping Club de Vaise')
  await marc.getByRole('button', { name: 'Sauvegarder' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByText('Ping Club de Vaise').first()).toBeVisible({ timeout: 40_000 })
  }
  await elsewhere.close()
})

test('A session ended from another device shows the door at once.', async ({ server, device, browser }) => {
  const { page } = device
  await signInAs(page, people.lea)
  await openKept(page, '/coach/sessions')
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const other = await elsewhere.newPage()
  await signInAs(other, people.lea)
  await other.goto('/coach/account')
  await other.getByRole('button', { name: /^Déconnecter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Espace Entraineur' })).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toBe(0)
  await elsewhere.close()
})

declare let streamsOpened: number

function countStreams() {
  const Native = EventSource
  Object.assign(globalThis, {
    streamsOpened: 0,
    EventSource: class extends Native {
      constructor(address: string) {
        super(address)
        streamsOpened += 1
      }
    },
  })
}

function countReads(path: string): number {
  const reads = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
  return reads.length
}

function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(readOwners).then((owners) => owners.length)
}

function readOwners(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rebond')
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('answers').objectStore('answers').getAll()
      reading.addEventListener('success', () =>
        resolve(reading.result.map(({ accountId }: { accountId: string }) => accountId)),
      )
    })
  })
}

test('Ma Progression opens from what is kept.', async ({ server, device: { page } }) => {
  await signInAs(page, people.ines)
  await openKept(page, '/player/progress')
  await expect(page.getByText('7 techniques maîtrisées sur 16')).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(page.getByText('7 techniques maîtrisées sur 16')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Contre-Initiative' })).toBeVisible()
  await expect(age(page)).toHaveText(/^Hors ligne\s: données de \d{1,2}\sh\s\d\d$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
