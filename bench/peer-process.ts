import { fork, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'

export const peersFolder = join(import.meta.dirname, 'peers')

const startTimeoutMs = 60_000
const stopTimeoutMs = 10_000

/** With the Node that runs this: native modules built for one major version do not load in another. */
export function ensurePeers(): void {
  const installed = ['parse-server', 'directus'].every((name) =>
    existsSync(join(peersFolder, 'node_modules', name)),
  )
  if (installed) return
  const { npm_execpath: npm } = process.env
  if (!npm)
    throw new Error('Parse Server and Directus are missing: « npm run bench -- peers » installs them.')
  process.stdout.write('Installing Parse Server and Directus (about 900 MB, some minutes)…\n')
  const { status } = spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], {
    cwd: peersFolder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm ci failed.')
}

export interface Program {
  /** Below bench/peers/node_modules. */
  readonly file: string
  readonly args: readonly string[]
  /** Its working directory, removed with the bench's folder. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
}

/** Runs a program of the peers' packages to its end. */
export async function runProgram(program: Program): Promise<void> {
  const child = start(program)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program.file} ended with ${code}.`)
}

export interface Server {
  readonly pid: number
  stop(): Promise<void>
}

/** Prepares a started server; stops it if that fails. */
export async function prepareOrStop<Prepared>(
  server: Server,
  prepare: () => Promise<Prepared>,
): Promise<Prepared> {
  try {
    return await prepare()
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts a server and waits until it answers at this address. */
export async function startServer(program: Program, healthUrl: string): Promise<Server> {
  const child = start(program)
  const exited = once(child, 'exit')
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await exited
    clearTimeout(late)
  }
  const giveUpAt = performance.now() + startTimeoutMs
  while (!(await answers(healthUrl))) {
    if (child.exitCode === null && performance.now() < giveUpAt) continue
    await stop()
    throw new Error(`${program.file} does not answer.`)
  }
  return { pid: child.pid!, stop }
}

function start({ file, args, folder, env }: Program) {
  mkdirSync(folder, { recursive: true })
  return fork(join(peersFolder, 'node_modules', file), args, {
    cwd: folder,
    execArgv: ['--import', join(peersFolder, 'end-with-parent.mjs')],
    // Without this process's own environment: each peer reads many variables.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Call {
  readonly method?: 'POST' | 'PUT' | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Sends JSON, by default with POST. @throws the peer's answer, unless its status is a success */
export async function callPeer<Answer>(
  url: string,
  { method = 'POST', headers, body }: Call,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/** A WebSocket with JSON messages, which sends `hello` first. */
export async function openSocket(
  url: string,
  hello: unknown,
  onMessage: (message: Record<string, unknown>) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(url)
  socket.addEventListener('message', ({ data }) =>
    onMessage(JSON.parse(String(data)) as Record<string, unknown>),
  )
  await once(socket, 'open')
  socket.send(JSON.stringify(hello))
  return socket
}
