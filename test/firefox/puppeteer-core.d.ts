/** The part that is used, declared here because the package is only installed by the tests in Firefox. */
declare module 'puppeteer-core' {
  export function launch(options: {
    browser: 'firefox'
    executablePath: string
    env: NodeJS.ProcessEnv
    extraPrefsFirefox: Record<string, string | number | boolean>
  }): Promise<Browser>

  export interface Browser {
    createBrowserContext(): Promise<BrowserContext>
    close(): Promise<void>
  }

  export interface BrowserContext {
    newPage(): Promise<Page>
    close(): Promise<void>
  }

  export interface Page {
    readonly keyboard: { press(key: string): Promise<void> }
    readonly mouse: {
      move(x: number, y: number, options?: { steps: number }): Promise<void>
      down(): Promise<void>
      up(): Promise<void>
    }
    /** Runs in every later page before its own scripts. */
    evaluateOnNewDocument(body: () => void): Promise<unknown>
    setViewport(size: { width: number; height: number }): Promise<void>
    goto(url: string): Promise<unknown>
    /** Runs in the page; arguments and result are sent as JSON. */
    evaluate<Arguments extends unknown[], Result>(
      body: (...values: Arguments) => Result,
      ...values: Arguments
    ): Promise<Awaited<Result>>
    /** Waits for an element that can be used. */
    locator(selector: string): Locator
    screenshot(options: { path: `${string}.png` }): Promise<unknown>
    on(event: 'console', listener: (message: ConsoleMessage) => void): unknown
    on(event: 'pageerror', listener: (error: unknown) => void): unknown
    on(event: 'response', listener: (response: Response) => void): unknown
    on(event: 'requestfailed', listener: (request: Request) => void): unknown
  }

  export interface Locator {
    click(): Promise<void>
    fill(text: string): Promise<void>
    wait(): Promise<unknown>
    waitHandle(): Promise<ElementHandle>
  }

  export interface ElementHandle {
    focus(): Promise<void>
    boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>
  }

  export interface ConsoleMessage {
    type(): string
    text(): string
  }

  export interface Response {
    status(): number
    url(): string
  }

  export interface Request {
    url(): string
    failure(): { errorText: string } | null
  }
}
