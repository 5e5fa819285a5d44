import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { addDays, dayIn } from '../../src/demo/club-days.ts'
import { demoPassword, type Person } from '../../src/demo/club-people.ts'
import { notePageToPay } from './stripe-journal.ts'

export { expect } from '@playwright/test'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desk = { viewport: { width: 1280, height: 900 } } as const

/** The servers of the offline journeys stand at ports above this one, so that two runs can go side by side. */
export const journeysPort = Number(process.env.JOURNEYS_PORT ?? 4567)

interface Fixtures {
  /** A browser of its own for one person, closed when the test ends; its console stays silent. */
  someone: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const complaints = listenTo(page)
    await use(page)
    await letGo(page)
    expect(complaints).toEqual([])
  },
  someone: async ({ browser }: { browser: Browser }, use) => {
    const pages: { page: Page; complaints: string[] }[] = []
    await use(async (options = desk) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      pages.push({ page, complaints: listenTo(page) })
      return page
    })
    for (const { page, complaints } of pages) {
      await letGo(page)
      expect(complaints).toEqual([])
      await page.context().close()
    }
  },
})

/** What a journey holds or answers itself may still be under way when it ends: that is no failure of it. */
export async function letGo(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** What a browser writes about a refused request, or about a server that was stopped, is not a fault of ours. */
const refusedRequest =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(CONNECTION_\w+|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE))/

export function listenTo(page: Page, complaints: string[] = []): string[] {
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !refusedRequest.test(text)) complaints.push(text)
  })
  page.on('framenavigated', (frame) => notePageToPay(frame.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Signs a person of the demonstration in, without typing. */
export async function signInAs(page: Page, { role, email }: Person): Promise<void> {
  signIns += 1
  const response = await page.request.post('/api/login-sessions', {
    data: { door: role, email, password: demoPassword },
    // All journeys together sign in more often than one address may.
    headers: { 'X-Forwarded-For': `10.${process.pid % 256}.${signIns >> 8}.${signIns % 256}` },
  })
  expect(response.ok()).toBe(true)
}

let signIns = 0
let newcomers = 0

/** Somebody who has no account yet. */
export function newcomer(firstName: string, lastName: string) {
  newcomers += 1
  const email = `nouveau.${Date.now()}.${process.pid}.${newcomers}@exemple.fr`
  return { firstName, lastName, email, password: 'grande-volée-77' }
}

export async function fillPerson(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByLabel('Prénom').fill(person.firstName)
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
}

/** Through the form; ends on the dashboard of the new club. */
export async function signUpCoach(
  page: Page,
  clubName: string,
  person = newcomer('Léa', 'Fontaine'),
): Promise<void> {
  await page.goto('/coach?mode=signup')
  await fillPerson(page, person)
  await page.getByLabel('Nom du club').fill(clubName)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
}

/** Through the form; ends where one joins a club. */
export async function signUpPlayer(page: Page, person = newcomer('Inès', 'Morel')): Promise<void> {
  await page.goto('/player?mode=signup')
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rejoindre un club' })).toBeVisible()
}

/** Opens the link that was mailed to somebody, on whatever device they read their mail. */
export async function confirmEmail(page: Page, { email }: { email: string }): Promise<void> {
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mails')).text()).split('<article>')
    const mail = mails.find((each) => each.includes(`À ${email}`) && each.includes('/confirm-email#'))
    const token = /confirm-email#([\w-]{43})/.exec(mail ?? '')?.[1]
    const answer = await page.request.post('/api/email-confirmations', { data: { token } })
    expect(answer.ok()).toBe(true)
  }).toPass()
}

/** A coach has to look at the address of another one whom they let in. */
export async function acceptCoach(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Accepter ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click()
}

/** A day as people type it, so many days from today in Paris. */
export function typedDay(fromToday: number): string {
  const day = addDays(dayIn('Europe/Paris', new Date()), fromToday)
  return day.split('-').toReversed().join('/')
}
