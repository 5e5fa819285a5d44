import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type Response,
} from '@playwright/test'
import { addDays, dayIn } from '../../src/demo/club-days.ts'
import { demoPassword, type Person } from '../../src/demo/club-people.ts'
import { setIntervals } from './short-intervals.ts'
import { recordPaymentPage } from './stripe-journal.ts'

export { expect } from '@playwright/test'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desk = { viewport: { width: 1280, height: 900 } } as const

/** The servers of the offline journeys use ports above this one, so that two runs can go side by side. */
export const journeysPort = Number(process.env.JOURNEYS_PORT ?? 4567)

interface Fixtures {
  /** A separate browser context for one person, closed when the test ends; its console must have no errors. */
  someone: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const complaints = recordErrors(page)
    await setIntervals(page.context(), patient)
    await use(page)
    await unrouteAll(page)
    await signOutOf(page)
    expect(complaints).toEqual([])
  },
  someone: async ({ browser }: { browser: Browser }, use) => {
    const pages: { page: Page; complaints: string[] }[] = []
    await use(async (options = desk) => {
      const context = await browser.newContext(options)
      await setIntervals(context, patient)
      const page = await context.newPage()
      pages.push({ page, complaints: recordErrors(page) })
      return page
    })
    for (const { page, complaints } of pages) {
      await unrouteAll(page)
      await signOutOf(page)
      expect(complaints).toEqual([])
      await page.context().close()
    }
  },
})

/** A screen waits for what the server says of a write, so that a slow machine's refusal still comes in its form. */
const patient = { answer: 30_000 }

/** Requests that a journey delays or answers itself may still be open when it ends, which is no failure. */
export async function unrouteAll(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The browser's own messages about a refused request, a stopped server or no network are no errors of ours. */
const refusedRequest =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED))/

export function recordErrors(page: Page, complaints: string[] = []): string[] {
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !refusedRequest.test(text)) complaints.push(text)
  })
  page.on('framenavigated', (frame) => recordPaymentPage(frame.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Signs a person of the demonstration in, without the form. */
export async function signInAs(page: Page, { role, email }: Person): Promise<void> {
  signIns += 1
  const response = await page.request.post('/api/login-sessions', {
    data: { door: role, email, password: demoPassword },
    // All journeys together would exceed the rate limit of one address.
    headers: { 'X-Forwarded-For': `10.${process.pid % 256}.${signIns >> 8}.${signIns % 256}` },
  })
  expect(response.ok()).toBe(true)
  signedIn.add(page)
}

const signedIn = new WeakSet<Page>()
let signIns = 0
let newcomers = 0

/** Journeys share the people of the demonstration, each of whom has twenty devices at most. */
async function signOutOf(page: Page): Promise<void> {
  if (!signedIn.has(page) || page.isClosed()) return
  // A journey may have killed its own server.
  const answer = await page.request.delete('/api/login-sessions/current', { data: {} }).catch(() => null)
  expect(answer?.ok() ?? true).toBe(true)
}

/** Signs in whoever has signed up before, on another device. */
export async function signInWith(
  page: Page,
  { email, password }: ReturnType<typeof newcomer>,
  door: 'coach' | 'player',
): Promise<void> {
  const answer = await page.request.post('/api/login-sessions', { data: { door, email, password } })
  expect(answer.ok()).toBe(true)
}

/** A person without an account. */
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

/** Through the form; ends on the page to join a club. */
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

/** The dialog shows the address of the coach to be accepted. */
export async function acceptCoach(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Accepter ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click()
}

/** The next answer to such a request, whatever the screen still says of an earlier one. Asked for before the press. */
export function answerTo(page: Page, method: string, path: string): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().method() === method && new URL(answer.url()).pathname === path,
  )
}

/** A moment so many minutes from now in Paris, as people type its day and its time. */
export function typedMoment(minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000)
  const time = at.toLocaleTimeString('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  })
  return { date: dayIn('Europe/Paris', at).split('-').toReversed().join('/'), time }
}

/** A day as people type it, so many days from today in Paris. */
export function typedDay(fromToday: number): string {
  const day = addDays(dayIn('Europe/Paris', new Date()), fromToday)
  return day.split('-').toReversed().join('/')
}
