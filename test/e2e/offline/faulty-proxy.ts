import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { livePath } from '../../../src/contract/live-event.ts'
import { seeded } from '../../../src/demo/seeded.ts'

/** A proxy between the browsers and a server that fails as a sports hall's Wi-Fi does. */
export interface FaultyProxy {
  readonly url: string
  /** How many live streams are open through it. */
  readonly streams: number
  readonly streamsOpened: number
  /** How often a write was sent, repeats included. */
  readonly writes: number
  /** How many of them `cutWrites` has interrupted. */
  readonly cuts: number
  /** Passes everything again. What was lost stays lost. */
  pass(): void
  /** Every connection is reset, and every new one too. */
  cutOff(): void
  /** Accepts connections, but never answers on them, not even after `pass`. */
  swallow(): void
  /** Resets all connections so many times during a write, at moments that depend on the seed. */
  cutWrites(times: number, seed: string): void
  /** Lets the server execute the next write and loses its answer; resolves then, with all connections cut off. */
  loseNextAnswer(): Promise<void>
  close(): Promise<void>
}

/** When a write's connection breaks. */
const moments = ['unsent', 'half sent', 'sent', 'answered', 'half answered'] as const
type Moment = (typeof moments)[number]

export async function openProxy(serverUrl: string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>()
  const streams = new Set<Socket>()
  let mode: 'passing' | 'cut off' | 'swallowing' = 'passing'
  let streamsOpened = 0
  let writes = 0
  let cuts = 0
  let momentOfNext: () => Moment | null = () => null
  let onLost = () => {}

  const listener = createServer((browser) => {
    track(browser)
    if (mode === 'cut off') browser.resetAndDestroy()
    else if (mode === 'swallowing') browser.resume()
    else forward(browser)
  })

  function forward(browser: Socket) {
    const server = createConnection({ port: Number(new URL(serverUrl).port), host: '127.0.0.1' })
    track(server)
    let breaking: Moment | null = null
    let lost = false
    browser.on('data', (chunk) => {
      lost ||= mode === 'swallowing'
      if (lost) return
      if (asksForStream(chunk)) {
        streams.add(browser)
        streamsOpened += 1
      }
      if (isWrite(chunk)) {
        writes += 1
        breaking = momentOfNext()
      }
      if (breaking === 'half sent') server.end(chunk.subarray(0, chunk.length / 2))
      else if (breaking === 'sent') server.end(chunk)
      else if (breaking !== 'unsent') server.write(chunk)
      if (breaking && !breaking.endsWith('answered')) cut()
    })
    server.on('data', (chunk) => {
      lost ||= mode === 'swallowing'
      if (lost) return
      if (breaking === 'half answered') browser.write(chunk.subarray(0, chunk.length / 2), cut)
      else if (breaking) cut()
      else browser.write(chunk)
    })
    // The server executes what it has received; its answer is dropped.
    server.on('close', () => {
      if (!lost) browser.destroy()
    })
    browser.on('close', () => server.end())
  }
  function cut() {
    for (const socket of sockets) if (socket.localPort === port) socket.resetAndDestroy()
    onLost()
  }
  function track(socket: Socket) {
    sockets.add(socket)
    // Connection resets are expected here.
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      streams.delete(socket)
    })
  }

  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    get streams() {
      return streams.size
    },
    get streamsOpened() {
      return streamsOpened
    },
    get writes() {
      return writes
    },
    get cuts() {
      return cuts
    },
    pass: () => (mode = 'passing'),
    cutOff() {
      mode = 'cut off'
      cut()
    },
    swallow: () => (mode = 'swallowing'),
    cutWrites(times, seed) {
      const random = seeded(seed)
      momentOfNext = () => {
        if (cuts === times) return null
        cuts += 1
        return moments[Math.floor(random() * moments.length)]!
      }
    },
    async loseNextAnswer() {
      momentOfNext = () => 'answered'
      await new Promise<void>((resolve) => (onLost = resolve))
      momentOfNext = () => null
      onLost = () => {}
      mode = 'cut off'
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}

// Browsers do not pipeline requests: each begins a new chunk.
function isWrite(chunk: Buffer): boolean {
  return /^(POST|PUT|DELETE) \/api\//.test(chunk.toString('latin1', 0, 40))
}

function asksForStream(chunk: Buffer): boolean {
  return chunk.toString('latin1', 0, 40).startsWith(`GET ${livePath}`)
}
