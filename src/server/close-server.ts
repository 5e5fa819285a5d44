import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lookAgainMs = 50

/**
 * Answers what closes the server: requests under way are finished, and idle connections closed. Node by itself leaves open
 * those whose request ends later, and those that never carried one, which browsers open ahead.
 */
export function closingOf(server: Server): () => Promise<void> {
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
    const looking = setInterval(closeIdle, lookAgainMs)
    await closed
    clearInterval(looking)
  }
}
