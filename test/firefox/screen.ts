import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import type { Role } from '../../src/domain/actor.ts'
import { demoPassword, type Person } from '../../src/demo/club-people.ts'

/** What a person sees and does in this browser. Every action waits for what it needs. */
export interface Screen {
  readonly page: Page
  open(path: string): Promise<void>
  /** Without typing. */
  signIn(person: Person): Promise<void>
  /** By its exact accessible name, as computed by the engine. */
  press(role: 'button' | 'link', name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** The screen is completely loaded and fits the width; `title` is the whole title of the page. */
  expectShown(heading: string, title?: string): Promise<void>
  /** That modal dialog is open with the focus in it; with null, no dialog is open. */
  expectDialog(name: string | null): Promise<void>
  expectFocusOn(name: string): Promise<void>
  /** The errors since the last call. */
  takeErrors(): string[]
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
    // In Firefox's accessibility tree a password field has a name, but no role.
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
    takeErrors: () => complaints.splice(0),
  }
  return screen
}

export function roled(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`
}

/** Every match of the selector is checked for its name: for selectors with few matches. */
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

/** Firefox's error for a request that was aborted by leaving the page. */
const pageWasLeft = 'NS_BINDING_ABORTED'

// What follows runs in the page.

/** Of an Error on the console only the type arrives here; its text could not be fetched once the page has gone. */
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
  // Which spaces are non-breaking is not compared.
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
