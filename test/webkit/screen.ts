import { expect } from '@playwright/test'
import { storedRecords } from '../support/stored-records.ts'
import { errorsKey } from './recording-proxy.ts'
import { DriverError, type DriverSession, type Element } from './web-driver.ts'

/** What a person sees and does in this browser. Every action waits for what it needs. */
export interface Screen {
  readonly session: DriverSession
  open(path: string): Promise<void>
  reload(): Promise<void>
  path(): Promise<string>
  /** By its exact accessible name, as computed by the engine. */
  press(role: PressedRole, name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  /** A radio button or a checkbox, by its label, as they are hidden behind what is drawn. */
  choose(role: 'radio' | 'checkbox', name: string): Promise<void>
  /** The key, pressed where the focus is. */
  escape(): Promise<void>
  expectNamed(role: Role, name: string): Promise<void>
  expectFocusOn(name: string): Promise<void>
  expectText(text: string): Promise<void>
  /** The match in the page's text. */
  read(pattern: RegExp): Promise<string>
  expectNoText(text: string): Promise<void>
  /** A list item that contains all of these texts. */
  expectItem(...texts: string[]): Promise<void>
  /** An answer with this text is cached on the device: it is what the application shows without a server. */
  expectKept(text: string): Promise<void>
  complaints(): Promise<string[]>
}

/** Candidates for each role; the engine decides whether they have it. */
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

/** The page changed meanwhile, or something still covers the element: no action was taken. */
const transientErrors = [
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
        if (error instanceof DriverError && transientErrors.includes(error.code)) throw error
        failure = error
      }
    }).toPass(polling)
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
        // As a person does: emptied by a script, a field that React draws again meanwhile has its text back.
        await session.run(selectText, element)
        await session.type(element, words)
        expect(await session.run(valueOf, element)).toBe(words)
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
      }).toPass(polling),
    expectText: (expected) => expect.poll(text, polling).toContain(expected),
    async read(pattern) {
      await expect.poll(text, polling).toMatch(pattern)
      return pattern.exec(await text())![0]
    },
    expectNoText: (expected) => expect.poll(text, polling).not.toContain(expected),
    expectItem: (...texts) =>
      expect
        .poll(async () => {
          const items = await session.run(itemTexts)
          return items.some((item) => texts.every((text) => item.includes(text))) ? texts : items
        }, polling)
        .toBe(texts),
    expectKept: (expected) =>
      expect
        .poll(async () => JSON.stringify(await session.run(storedRecords, 'answers' as const)), polling)
        .toContain(expected),
    async complaints() {
      return JSON.parse((await session.run(stored, errorsKey)) ?? '[]') as string[]
    },
  }
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const escapeKey = '\uE00C'

const polling = { timeout: 30_000, intervals: [50, 100, 250] }

// What follows runs in the page.

/** Nothing behind a modal dialog can be reached. */
function visibleElements(selector: string): Element[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const elements = [scope, ...scope.querySelectorAll(selector)].filter(
    (element) => element instanceof HTMLElement && element.matches(selector) && element.checkVisibility(),
  )
  return elements as unknown as Element[]
}

/** The driver scrolls only to elements outside the window, not to those covered by the navigation. */
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

function selectText(element: Element): void {
  const input = element as unknown as HTMLInputElement
  input.focus()
  input.select()
}

function valueOf(element: Element): string {
  return (element as unknown as HTMLInputElement).value
}

function itemTexts(): string[] {
  return [...document.querySelectorAll('li')].map((item) => item.innerText)
}

function stored(key: string): string | null {
  return sessionStorage.getItem(key)
}
