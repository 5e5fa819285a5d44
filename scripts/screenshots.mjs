// npm run screenshots: takes the README's pictures of the demonstration, on a temporary database.
import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword, people } from '../src/demo/club-people.ts'
import { startServer, withFolder } from '../test/e2e/offline/stoppable-server.ts'
import { ensureChromium } from './chromium.mjs'
import { ensureBuild, root, stop } from './setup.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const port = Number(process.env.PORT ?? 4599)
const folder = join(root, 'docs/pictures')
const largest = 60_000
const phone = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}
const desk = { viewport: { width: 1280, height: 780 }, deviceScaleFactor: 1 }

/** @type {{ file: string, person: 'lea' | 'camille', device: typeof desk, show: (page: Page) => Promise<void> }[]} */
const pictures = [
  { file: 'tableau-de-bord', person: 'lea', device: desk, show: (page) => open(page, '/coach/overview') },
  { file: 'appel', person: 'lea', device: phone, show: openRoll },
  { file: 'progression', person: 'camille', device: phone, show: (page) => open(page, '/player/progress') },
]

if (!ensureBuild()) stop('The pages could not be built: see the messages above.')
const executablePath = ensureChromium({ headlessShell: true })
if (!executablePath) process.exit(1)
mkdirSync(folder, { recursive: true })
await withFolder('rebond-screenshots-', async (dataDir) => {
  const server = await startServer({ port, dataDir: join(dataDir, 'data') })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const picture of pictures) await take(browser, picture)
  } finally {
    await browser.close()
    await server.stop()
  }
})

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {typeof pictures[number]} picture
 */
async function take(browser, { file, person, device, show }) {
  const context = await browser.newContext({
    ...device,
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const { role, email } = people[person]
  await page.request.post('/api/login-sessions', { data: { door: role, email, password: demoPassword } })
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const devTools = await context.newCDPSession(page)
  const { width, height } = device.viewport
  const clip = { x: 0, y: await page.evaluate(() => scrollY), width, height, scale: device.deviceScaleFactor }
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip })
  const picture = Buffer.from(data, 'base64')
  if (picture.length > largest) stop(`${file}.webp has ${picture.length} bytes: ${largest} are the most.`)
  writeFileSync(join(folder, `${file}.webp`), picture)
  console.log(`docs/pictures/${file}.webp: ${Math.round(picture.length / 1000)} kB`)
  await context.close()
}

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // The README itself says that it is a demonstration.
  await page.locator('.demonstration').evaluate((mark) => mark.remove())
}

/** The roll call of the next session, with some players marked. @param {Page} page */
async function openRoll(page) {
  await open(page, '/coach/sessions')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Faire l’appel' }).click()
  const roll = page.getByRole('region', { name: 'Appel' })
  for (const [index, mark] of ['Présent', 'Présent', 'Excusé', 'Présent'].entries())
    await roll.getByRole('group').nth(index).getByRole('button', { name: mark, exact: true }).click()
  await page.waitForLoadState('networkidle')
  await roll.evaluate((region) => scrollTo(0, region.getBoundingClientRect().top + scrollY - 16))
}
