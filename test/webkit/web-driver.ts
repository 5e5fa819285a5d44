import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type Element = Readonly<Record<typeof elementKey, string>>

/** An error of the driver, with the protocol's code, such as « stale element reference ». */
export class DriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** One browser, driven through WebDriver: real clicks and keys, and the engine's accessible names and roles. */
export interface DriverSession {
  open(url: string): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs in the page; arguments and result are sent as JSON, elements as references. */
  run<Arguments extends unknown[], Result>(
    body: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>
  roleOf(element: Element): Promise<string>
  nameOf(element: Element): Promise<string>
  click(element: Element): Promise<void>
  type(element: Element, text: string): Promise<void>
  focused(): Promise<Element>
  screenshot(): Promise<Buffer>
  end(): Promise<void>
}

/** Starts a driver, which has one session. */
export async function startSession(driver: string, env: NodeJS.ProcessEnv): Promise<DriverSession> {
  const port = await freePort()
  // A process group of its own, so that the browser is killed with the driver.
  const running = spawn(driver, [`--port=${port}`], { env, detached: true, stdio: 'ignore' })
  await once(running, 'spawn')
  const ended = once(running, 'exit')
  const kill = () => process.kill(-running.pid!)
  // Also when the test run is interrupted.
  process.once('exit', kill)
  async function end() {
    process.off('exit', kill)
    if (running.exitCode === null && running.signalCode === null) kill()
    await ended
  }
  try {
    const url = `http://127.0.0.1:${port}`
    while (!(await isReady(url))) {
      if (running.exitCode !== null) throw new Error(`${driver} ended with ${running.exitCode}.`)
    }
    const { sessionId } = await send<{ sessionId: string }>(url, 'POST', '/session', { capabilities: {} })
    return sessionAt(`${url}/session/${sessionId}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

function sessionAt(url: string, endDriver: () => Promise<void>): DriverSession {
  const get = <Value>(path: string) => send<Value>(url, 'GET', path)
  const post = <Value = null>(path: string, body = {}) => send<Value>(url, 'POST', path, body)
  const at = (element: Element) => `/element/${element[elementKey]}`
  return {
    async open(address) {
      await post('/url', { url: address })
    },
    async reload() {
      await post('/refresh')
    },
    async resize(width, height) {
      await post('/window/rect', { width, height })
    },
    run: (body, ...values) =>
      post('/execute/sync', { script: `return (${body.toString()})(...arguments)`, args: values }),
    roleOf: (element) => ofRendered(get(`${at(element)}/computedrole`)),
    nameOf: (element) => ofRendered(get(`${at(element)}/computedlabel`)),
    async click(element) {
      await post(`${at(element)}/click`)
    },
    async type(element, text) {
      await post(`${at(element)}/value`, { text })
    },
    focused: () => get('/element/active'),
    screenshot: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    async end() {
      await send(url, 'DELETE', '').finally(endDriver)
    },
  }
}

/**
 * WebKit answers « unknown error » for the role or name of an element that is in the page but not rendered: React hides a
 * screen with `display: none` while the next one loads.
 */
function ofRendered(answer: Promise<string>): Promise<string> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof DriverError) || error.code !== 'unknown error') throw error
    throw new DriverError('no such element', 'It is not rendered.')
  })
}

async function send<Value>(url: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value as Value
  const { error, message } = value as { error: string; message: string }
  throw new DriverError(error, message)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await send<{ ready: boolean }>(url, 'GET', '/status')).ready
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
