import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { v7 as uuidv7 } from 'uuid'
import { type Endpoint, type Input, writeIdHeader } from '../src/contract/endpoint.ts'
import { livePath } from '../src/contract/live-event.ts'

export interface Client {
  write<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void>
  close(): void
}

/** One connection that stays open, without an HTTP library: what is measured is the server. */
export async function connectTo(port: number, cookie: string): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  let answered: (answer: string) => void = () => {}
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    const [head = '', body] = text.split('\r\n\r\n', 2)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (body === undefined || body.length < length) return
    text = ''
    answered(head)
  })
  return {
    async write(endpoint, input) {
      const rest = new Map(Object.entries(input as Record<string, unknown>))
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = String(rest.get(name))
        rest.delete(name)
        return value
      })
      const body = JSON.stringify(Object.fromEntries(rest))
      const lines = [
        `${endpoint.method} ${path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Cookie: ${cookie}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `${writeIdHeader}: ${uuidv7()}`,
      ]
      const answer = new Promise<string>((resolve) => (answered = resolve))
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
      const head = await answer
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
    },
    close: () => socket.destroy(),
  }
}

/** An event stream over a bare socket: what is measured is the server, not this. Resolves when the server writes to it. */
export async function openStream(
  port: number,
  cookie: string,
  onEvent: (text: string) => void,
): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  socket.write(`GET ${livePath} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.toString().startsWith('HTTP/1.1 200')) throw new Error(head.toString())
  socket.on('data', (chunk: Buffer) => onEvent(chunk.toString()))
  return socket
}
