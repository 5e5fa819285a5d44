import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { people } from '../../../src/demo/club-people.ts'
import { violationsOn } from '../axe.ts'
import { desk, expect, phone, signInAs, test } from '../journey.ts'
import { shortenIntervals } from '../short-intervals.ts'
import { queuedWritesOn, workerOf } from './device.ts'
import { type ReleaseServer, startReleaseServer } from './release-server.ts'
import { makeNextRelease, words } from './next-release.ts'

test.use({ serviceWorkers: 'allow' })

const thisRelease = join(import.meta.dirname, '../../../dist')
let next: ReturnType<typeof makeNextRelease>
let front: ReleaseServer

test.beforeAll(() => {
  next = makeNextRelease()
})
test.afterAll(() => next.remove())
test.beforeEach(async ({ baseURL }) => {
  front = await startReleaseServer(baseURL!, thisRelease)
})
test.afterEach(() => front.stop())

const notice = (page: Page) => page.getByRole('status', { name: 'Nouvelle version' })
const sentence = 'Une nouvelle version de Rebond est prête.'
const press = (page: Page) => notice(page).getByRole('button', { name: 'Mettre à jour' }).click()

/** Opens an address of the front and waits until the service worker controls the page. */
async function openControlled(page: Page, path: string): Promise<void> {
  await shortenIntervals(page.context())
  await page.goto(front.url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Browsers do this by themselves from time to time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

async function enterAs(page: Page, person: (typeof people)['lea'], path: string): Promise<void> {
  await page.goto(`${front.url}/favicon.svg`)
  await signInAs(page, person)
  await openControlled(page, path)
}

test('The first visit installs the worker without reloading, and the application opens when the server has stopped.', async ({
  someone,
}) => {
  const page = await someone()
  const loads = countLoads(page)
  await openControlled(page, '/signup')
  expect(loads()).toBe(1)
  await expect(notice(page)).toBeEmpty()

  await front.stop()
  for (const path of ['/signup', '/reset-password?token=x', '/coach/sessions?form=new']) {
    const answer = await page.goto(front.url + path)
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(await answer?.text()).toContain('<div id="root">')
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  }
  await page.goto(`${front.url}/signup`)
  await page.getByRole('link', { name: 'Je suis joueur' }).waitFor()
  await page.goto(front.url)
  await expect(page).toHaveURL(`${front.url}/start`)
  await front.start()
})

test('The worker leaves the API and the public pages to the network. @deep', async ({ someone }) => {
  const page = await someone()
  await openControlled(page, '/signup')
  for (const path of ['/', '/pricing', '/cgv', '/nimporte']) {
    await page.goto(front.url + path)
    await expect(page.locator('#root')).toHaveCount(0)
  }
  await page.goto(`${front.url}/signup`)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/start')
  expect(kept.filter((path) => path !== '/start' && !path.startsWith('/assets/'))).toEqual([])
  expect(kept.filter((path) => path.includes('gallery'))).toEqual([])
})

for (const [width, size] of Object.entries({ phone, desk })) {
  test(`The notice of a new version is accessible on a ${width}. @deep`, async ({ someone }) => {
    const page = await someone(size)
    await enterAs(page, people.lea, '/coach/overview')
    front.deploy(next.folder)
    await lookForUpdate(page)
    await expect(notice(page)).toContainText(sentence)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOn(page)).toEqual([])
    }
  })

  test(`A new version is announced, waits for the press, and is then all there is, on a ${width}.${width === 'phone' ? '' : ' @deep'}`, async ({
    someone,
  }) => {
    const page = await someone(size)
    await enterAs(page, people.lea, '/coach/overview')
    front.deploy(next.folder)
    await lookForUpdate(page)
    await expect(notice(page)).toContainText(sentence)

    // The open version stays complete: files that it loads now are no longer on the server.
    await page.getByRole('link', { name: 'Séances', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('button', { name: words.before.sessions })).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('link', { name: words.before.navigation }).filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: words.before.sessions })).toBeVisible()

    const loads = countLoads(page)
    await press(page)
    await expect(
      page.getByRole('link', { name: words.after.navigation }).filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: words.after.sessions })).toBeVisible()
    await expect(notice(page)).toBeEmpty()
    expect(loads()).toBe(1)

    await front.stop()
    const answer = await page.reload()
    expect(await answer?.text()).toContain('<div id="root">')
    await front.start()
  })
}

test('All tabs move together; one where something is written keeps it until it is asked. @deep', async ({
  someone,
}) => {
  const page = await someone()
  await enterAs(page, people.lea, '/coach/overview')
  const other = await page.context().newPage()
  await openControlled(other, '/coach/club')
  const writing = await page.context().newPage()
  await openControlled(writing, '/coach/sessions?form=new')
  await writing.getByLabel('Titre').fill('Panier de balles')

  front.deploy(next.folder)
  await lookForUpdate(page)
  for (const tab of [page, other, writing]) await expect(notice(tab)).toContainText(sentence)
  await press(page)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
    await expect(notice(tab)).toBeEmpty()
  }

  await expect(notice(writing)).toContainText(sentence)
  await expect(writing.getByLabel('Titre')).toHaveValue('Panier de balles')
  // Loaded now, from the worker's cache of the version that this tab still runs.
  await writing.getByRole('button', { name: 'Ajouter des exercices' }).click()
  await expect(writing.getByRole('dialog')).toBeVisible()
  await writing.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await press(writing)
  await expect(notice(writing)).toContainText('Ce que vous avez écrit sur cette page n’est pas enregistré')
  await expect(writing.getByLabel('Titre')).toHaveValue('Panier de balles')
  writing.on('dialog', (dialog) => dialog.accept())
  await notice(writing).getByRole('button', { name: 'Mettre à jour quand même' }).click()
  await expect(writing.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
})

test('A page that the worker before had answered loads itself again, once; then it says so. @deep', async ({
  someone,
}) => {
  const page = await someone()
  await enterAs(page, people.lea, '/coach/overview')
  const shell = await page.evaluate(async () => (await fetch('/start')).text())
  front.deploy(next.folder)
  await lookForUpdate(page)
  await press(page)
  const link = (tab: Page) => tab.getByRole('link', { name: words.after.navigation }).first()
  await expect(link(page)).toBeVisible()
  await expect(notice(page)).toBeEmpty()

  const nextShell = await page.evaluate(putShell, shell)
  const lost = await page.context().newPage()
  await openControlled(lost, '/coach/overview')
  await expect(lost.getByRole('link', { name: words.before.navigation }).first()).toBeVisible()
  await expect(notice(lost)).toContainText(sentence)
  await lost.evaluate(putShell, nextShell)
  await press(lost)
  await expect(link(lost)).toBeVisible()
  await expect(notice(lost)).toBeEmpty()

  await page.evaluate(putShell, shell)
  await page.addInitScript(putShell, nextShell)
  const loads = countLoads(page)
  await page.reload()
  await expect(link(page)).toBeVisible()
  await expect(notice(page)).toBeEmpty()
  expect(loads()).toBe(2)
})

/** Lets the newest worker answer with that page. @returns what it answered before */
async function putShell(html: string): Promise<string> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rebond-files-'))
  const newest = await caches.open(names.at(-1)!)
  const before = await (await newest.match('/start'))!.text()
  await newest.put('/start', new Response(html, { headers: { 'Content-Type': 'text/html' } }))
  return before
}

test('While the worker before has other work, the press leads to the new version all the same. @deep', async ({
  someone,
}) => {
  const page = await someone()
  await enterAs(page, people.lea, '/coach/overview')
  await (await workerOf(page)).evaluate(workOnMessage)
  front.deploy(next.folder)
  await lookForUpdate(page)
  await expect(notice(page)).toContainText(sentence)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('work'))
  await press(page)
  await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
  await expect(notice(page)).toBeEmpty()
})

function workOnMessage(): void {
  self.addEventListener('message', (event) => {
    const { waitUntil } = event as MessageEvent & { waitUntil: (work: Promise<unknown>) => void }
    if (event.data === 'work') waitUntil.call(event, new Promise((resolve) => setTimeout(resolve, 60_000)))
  })
}

test('While servers change one after the other, no half of a version is kept. @deep', async ({ someone }) => {
  const mixed = mkdtempSync(join(tmpdir(), 'rebond-mixed-'))
  try {
    cpSync(thisRelease, mixed, { recursive: true })
    for (const name of ['assets', 'service-worker.js']) {
      cpSync(join(next.folder, 'web', name), join(mixed, 'web', name), { recursive: true })
      rmSync(join(mixed, 'web', `${name}.br`), { force: true })
      rmSync(join(mixed, 'web', `${name}.gz`), { force: true })
    }
    const page = await someone()
    await enterAs(page, people.lea, '/coach/overview')
    front.deploy(mixed)
    await lookForUpdate(page)
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing)
    await expect(notice(page)).toBeEmpty()
    await page.reload()
    await expect(page.getByRole('link', { name: words.before.navigation }).first()).toBeVisible()

    front.deploy(next.folder)
    await lookForUpdate(page)
    await expect(notice(page)).toContainText(sentence)
  } finally {
    rmSync(mixed, { recursive: true })
  }
})

test('A page that the server calls too old is told so, and the press brings the version it needs. @deep', async ({
  someone,
}) => {
  const page = await someone()
  await enterAs(page, people.lea, '/coach/overview')
  front.deploy(next.folder)
  front.refuseClients(true)
  await page.getByRole('link', { name: 'Club' }).first().click()
  await expect(notice(page)).toContainText(sentence)
  front.refuseClients(false)
  await press(page)
  await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
})

test('Whoever puts the update off reads why nothing is sent, and moves from there without losing anything. @deep', async ({
  someone,
}) => {
  const page = await someone()
  await enterAs(page, people.irene, '/coach/account')
  front.deploy(next.folder)
  front.refuseClients(true)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await notice(page).getByRole('button', { name: 'Plus tard' }).click()
  const pill = page.getByRole('status', { name: 'Enregistrement' }).filter({ visible: true })
  await expect(pill).toHaveText('Mise à jour nécessaire · 1 en attente')
  await pill.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Vos enregistrements' })
  await expect(dialog.getByText('Pour que tout parte, Rebond doit être mis à jour.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  // Refused until the page has reloaded: otherwise it would send its queue without the new version.
  const gone = page.waitForEvent('framenavigated')
  await dialog.getByRole('button', { name: 'Mettre à jour' }).click()
  await gone
  front.refuseClients(false)
  await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
  await expect.poll(() => queuedWritesOn(page)).toEqual([])
})

test('A page that is too old leaves its worker behind when no newer one can be installed. @deep', async ({
  someone,
}) => {
  const broken = mkdtempSync(join(tmpdir(), 'rebond-broken-'))
  try {
    cpSync(next.folder, broken, { recursive: true })
    const assets = join(broken, 'web', 'assets')
    for (const name of readdirSync(assets)) if (name.startsWith('calendar-dialog')) rmSync(join(assets, name))
    const page = await someone()
    await enterAs(page, people.lea, '/coach/overview')
    front.deploy(broken)
    front.refuseClients(true)
    await page.getByRole('link', { name: 'Club' }).first().click()
    await expect(notice(page)).toContainText(sentence)
    front.refuseClients(false)
    await press(page)
    await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
  } finally {
    rmSync(broken, { recursive: true })
  }
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('An old tab that asks for a file which is gone is told of the new version. @deep', async ({
    someone,
  }) => {
    const page = await someone()
    await page.goto(`${front.url}/favicon.svg`)
    await signInAs(page, people.lea)
    await page.goto(`${front.url}/coach/overview`)
    await expect(page.getByRole('link', { name: words.before.navigation }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    front.deploy(next.folder)
    await page.getByRole('link', { name: 'Club' }).first().hover()
    await expect(notice(page)).toContainText(sentence)
    await press(page)
    await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
  })

  test('An old tab that is led to a screen which is gone gets the new version’s. @deep', async ({
    someone,
  }) => {
    const page = await someone()
    await page.goto(`${front.url}/favicon.svg`)
    await signInAs(page, people.lea)
    await page.goto(`${front.url}/coach/overview`)
    await expect(page.getByRole('link', { name: words.before.navigation }).first()).toBeVisible()
    front.deploy(next.folder)
    await page.getByRole('link', { name: 'Séances', exact: true }).first().click()
    await expect(page.getByRole('button', { name: words.after.sessions })).toBeVisible()
    await expect(page.getByRole('link', { name: words.after.navigation }).first()).toBeVisible()
  })
})
