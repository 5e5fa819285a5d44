import type { Server } from 'node:http'
import type { Socket } from 'node:net'

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
