import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import type { Role } from '../../src/domain/actor.ts'
import { demoPassword, type Person } from '../../src/demo/club-people.ts'

/** What somebody sees and does in this browser. Everything waits for what it needs, as people do. */
export interface Screen {
  readonly page: Page
  open(path: string): Promise<void>
  /** Without typing. */
  signIn(person: Person): Promise<void>
  /** Exactly that name, as the engine tells it to assistive technology. */
  press(role: 'button' | 'link', name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** The screen has come, whole, and fits; `title` is the whole of what the tab says. */
  expectShown(heading: string, title?: string): Promise<void>
  /** That dialog is open above the page, with the focus in it; null when none is. */
  expectDialog(name: string | null): Promise<void>
  expectFocusOn(name: string): Promise<void>
  /** What went wrong since this was last asked. */
  takeComplaints(): string[]
}

const phone = { width: 390, height: 844 }

export async function openScreen(page: Page, baseUrl: string): Promise<Screen> {
  const complaints = listenTo(page)
  await page.evaluateOnNewDocument(logErrorsAsText)
  await page.setViewport(phone)
  const screen: Screen = {
    page,
    async open(path) {
      await page.goto(baseUrl + path)
    },
    async signIn({ role, email }) {
      await screen.open('/mentions-legales')
      expect(await page.evaluate(postSignIn, { door: role, email, password: demoPassword })).toBe(true)
    },
    press: (role, name) => page.locator(roled(role, name)).click(),
    // Of a password Firefox's accessibility tree tells the name alone.
    fill: (name, text) => page.locator(named('input:not([type=radio])', name)).fill(text),
    expectShown: (heading, title = `${heading} · Rebond`) =>
      expect
        .poll(() => page.evaluate(whatIsShown))
        .toEqual({ headings: [heading], title, loading: [], width: phone.width }),
    async expectDialog(name) {
      if (name) await page.locator(named('dialog:modal:focus-within', name)).wait()
      else await expect.poll(() => page.evaluate(() => document.querySelector('dialog'))).toBeNull()
    },
    async expectFocusOn(name) {
      await page.locator(named(':focus', name)).wait()
    },
    takeComplaints: () => complaints.splice(0),
  }
  return screen
}

export function roled(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`
}

/** Each that the selector finds is asked: for a selector that finds few. */
export function named(selector: string, name: string): string {
  return `${selector}::-p-aria([name="${name}"])`
}

/** Uncaught exceptions, unhandled rejections and violations of the content policy are all page errors to Firefox. */
function listenTo(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== pageWasLeft) complaints.push(`${reason} ${request.url()}`)
  })
  return complaints
}

/** What Firefox says of a request that was still under way then. */
const pageWasLeft = 'NS_BINDING_ABORTED'

// What follows runs in the page.

/** Of an error on the console only its kind arrives here, and its page may be gone before it can be asked for more. */
function logErrorsAsText(): void {
  const { error } = console
  // oxlint-disable-next-line no-console -- of the page
  console.error = (...values: unknown[]) => error(...values.map(String))
}

async function postSignIn(body: { door: Role; email: string; password: string }): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/api/login-sessions', { method: 'POST', headers, body: JSON.stringify(body) })
  return response.ok
}

function whatIsShown() {
  // Neither a heading nor a tab shows which of its spaces may not break.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
  return {
    headings: textsOf('h1'),
    title: plain(document.title),
    loading: textsOf('.skeleton, .loading'),
    width: document.documentElement.scrollWidth,
  }
}
