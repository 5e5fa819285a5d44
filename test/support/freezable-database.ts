import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Between a server and its PostgreSQL: may freeze, as a paused machine or a dead network does. */
export interface FreezableDatabase {
  readonly host: string
  readonly port: number
  /** How many connections the server holds open. */
  readonly connections: number
  readonly isFrozen: boolean
  /** From now on accepts connections, and never answers on them, nor on those that exist. */
  freeze(): void
  /** The same, as soon as a statement with that text is sent. */
  freezeAt(text: string): void
  /** Serves new connections again; the frozen ones stay frozen. */
  thaw(): void
  close(): Promise<void>
}

export async function freezableDatabase(postgres: {
  host: string
  port: number
}): Promise<FreezableDatabase> {
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let frozen = false
  let last: string | null = null

  const listener = createServer((client) => {
    track(client)
    clients.add(client)
    client.on('close', () => clients.delete(client))
    let lost = frozen
    if (lost) {
      client.resume()
      return
    }
    const server = createConnection(addressOf(postgres))
    track(server)
    client.on('data', (chunk) => {
      if (last !== null && chunk.includes(last)) frozen = true
      lost ||= frozen
      if (!lost) server.write(chunk)
    })
    server.on('data', (chunk) => {
      lost ||= frozen
      if (!lost) client.write(chunk)
    })
    server.on('close', () => {
      if (!lost && !frozen) client.destroy()
    })
    client.on('close', () => server.destroy())
  })
  function track(socket: Socket) {
    sockets.add(socket)
    // A destroyed connection is reset.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  await once(listener.listen(0, '127.0.0.1'), 'listening')
  return {
    host: '127.0.0.1',
    port: (listener.address() as AddressInfo).port,
    get connections() {
      return clients.size
    },
    get isFrozen() {
      return frozen
    },
    freeze: () => (frozen = true),
    freezeAt: (text) => (last = text),
    thaw() {
      frozen = false
      last = null
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}

function addressOf({ host, port }: { host: string; port: number }) {
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}
