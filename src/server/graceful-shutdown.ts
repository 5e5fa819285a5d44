import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 50

/**
 * Returns a function that closes the server once its pending requests are answered. Node's own `close` leaves connections
 * open whose request ends later, and those that browsers open ahead and have not used.
 */
export function gracefulShutdown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function closeIdle() {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    const timer = setInterval(closeIdle, pollMs)
    await closed
    clearInterval(timer)
  }
}

interface Shutdown {
  /** How long a load balancer may take to notice. */
  delayMs: number
  /** The server says that it is not ready, and answers all the same. */
  refuseProbes: (signal: NodeJS.Signals) => void
  /** Closes the port, answers what is under way and ends. */
  close: () => Promise<void>
  wait?: (ms: number, hurry: AbortSignal) => Promise<unknown>
}

/**
 * Returns what a signal does. After SIGTERM, requests still come until the load balancer has seen a probe fail. SIGINT, of
 * somebody at a terminal, waits for nobody, not even after SIGTERM. A second SIGTERM changes nothing: where a whole group
 * of processes is ended, each one that forwards it sends another.
 */
export function shutDownOn({
  delayMs,
  refuseProbes,
  close,
  wait = pause,
}: Shutdown): (signal: NodeJS.Signals) => Promise<void> {
  const hurry = new AbortController()
  let stopping = false
  return async (signal) => {
    if (signal === 'SIGINT') hurry.abort()
    if (stopping) return
    stopping = true
    refuseProbes(signal)
    await wait(delayMs, hurry.signal)
    await close()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {})
}
