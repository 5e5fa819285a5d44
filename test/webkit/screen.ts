import { expect } from '@playwright/test'
import { keptRecords } from '../kept-records.ts'
import { complaintsKey } from './recording-proxy.ts'
import { DriverError, type DriverSession, type Element } from './web-driver.ts'

/** What somebody sees and does in this browser. Everything waits for what it needs, as people do. */
export interface Screen {
  readonly session: DriverSession
  open(path: string): Promise<void>
  reload(): Promise<void>
  path(): Promise<string>
  /** Exactly that name, as the engine tells it to assistive technology. */
  press(role: PressedRole, name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** A radio button or a checkbox, by its label, as they are hidden behind what is drawn. */
  choose(role: 'radio' | 'checkbox', name: string): Promise<void>
  /** The key, pressed where the focus is. */
  escape(): Promise<void>
  expectNamed(role: Role, name: string): Promise<void>
  expectFocusOn(name: string): Promise<void>
  expectText(text: string): Promise<void>
  /** What of the page's text matches. */
  read(pattern: RegExp): Promise<string>
  expectNoText(text: string): Promise<void>
  /** One entry of a list that says all of this. */
  expectItem(...texts: string[]): Promise<void>
  /** An answer that says this is on the device: without a server, it is what the application shows when it opens. */
  expectKept(text: string): Promise<void>
  complaints(): Promise<string[]>
}

/** Where elements of a role are looked for; whether they have it the engine says. */
const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  textbox: 'input, textarea',
  heading: 'h1, h2, h3',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open]',
} as const
export type Role = keyof typeof selectors
type PressedRole = 'button' | 'link'

/** The page moved while it was looked at, or something still lies over the element: nothing was done yet. */
const passing = [
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
]

export function screenOf(session: DriverSession, baseUrl: string): Screen {
  async function find(role: Role, name: string): Promise<Element> {
    const seen: string[] = []
    for (const element of await session.run(visibleElements, selectors[role])) {
      if ((await session.roleOf(element)) !== role) continue
      const found = await session.nameOf(element)
      if (found === name) return element
      seen.push(found)
    }
    throw new DriverError(
      'no such element',
      `No ${role} « ${name} », but ${seen.join(' · ') || 'none at all'}.`,
    )
  }
  /** Finds and acts, from the beginning again as long as nothing could be done. */
  async function act(role: Role, name: string, action: (element: Element) => Promise<void>): Promise<void> {
    let failure: unknown
    await expect(async () => {
      failure = undefined
      try {
        const element = await find(role, name)
        await session.run(scrollTo, element)
        await action(element)
      } catch (error) {
        if (error instanceof DriverError && passing.includes(error.code)) throw error
        failure = error
      }
    }).toPass(patience)
    if (failure) throw failure
  }
  const text = () => session.run(() => document.body.innerText)
  return {
    session,
    open: (path) => session.open(baseUrl + path),
    reload: () => session.reload(),
    path: () => session.run(() => location.pathname + location.search),
    press: (role, name) => act(role, name, (element) => session.click(element)),
    fill: (name, words) =>
      act('textbox', name, async (element) => {
        await session.clear(element)
        await session.type(element, words)
      }),
    choose: (role, name) =>
      act(role, name, async (element) => {
        await session.click(await session.run(labelOf, element))
        expect(await session.run(isChecked, element)).toBe(true)
      }),
    escape: async () => session.type(await session.focused(), escapeKey),
    expectNamed: (role, name) => act(role, name, async () => {}),
    expectFocusOn: (name) =>
      expect(async () => {
        expect(await session.nameOf(await session.focused())).toBe(name)
      }).toPass(patience),
    expectText: (expected) => expect.poll(text, patience).toContain(expected),
    async read(pattern) {
      await expect.poll(text, patience).toMatch(pattern)
      return pattern.exec(await text())![0]
    },
    expectNoText: (expected) => expect.poll(text, patience).not.toContain(expected),
    expectItem: (...texts) =>
      expect
        .poll(async () => {
          const items = await session.run(itemTexts)
          return items.some((item) => texts.every((text) => item.includes(text))) ? texts : items
        }, patience)
        .toBe(texts),
    expectKept: (expected) =>
      expect
        .poll(async () => JSON.stringify(await session.run(keptRecords, 'answers' as const)), patience)
        .toContain(expected),
    async complaints() {
      return JSON.parse((await session.run(stored, complaintsKey)) ?? '[]') as string[]
    },
  }
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const escapeKey = '\uE00C'

const patience = { timeout: 30_000, intervals: [50, 100, 250] }

// What follows runs in the page.

/** Behind an open dialog nobody reaches anything. */
function visibleElements(selector: string): Element[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const elements = [scope, ...scope.querySelectorAll(selector)].filter(
    (element) => element instanceof HTMLElement && element.matches(selector) && element.checkVisibility(),
  )
  return elements as unknown as Element[]
}

/** The driver scrolls only to what lies outside the window, and leaves what lies below the navigation there. */
function scrollTo(element: Element): void {
  ;(element as unknown as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' })
}

function labelOf(element: Element): Element {
  const [label] = (element as unknown as HTMLInputElement).labels ?? []
  return (label ?? element) as unknown as Element
}

function isChecked(element: Element): boolean {
  return (element as unknown as HTMLInputElement).checked
}

function itemTexts(): string[] {
  return [...document.querySelectorAll('li')].map((item) => item.innerText)
}

function stored(key: string): string | null {
  return sessionStorage.getItem(key)
}
