import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { v7 as uuidv7 } from 'uuid'
import { type Endpoint, type Input, writeIdHeader } from '../src/contract/endpoint.ts'
import { livePath } from '../src/contract/live-event.ts'

export interface Client {
  write<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void>
  close(): void
}

/** One keep-alive connection, without an HTTP library, whose cost would be measured too. */
export async function connectTo(port: number, cookie: string): Promise<Client> {
  const connection = await openConnection(port)
  return {
    write(endpoint, input) {
      const rest = new Map(Object.entries(input as Record<string, unknown>))
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = String(rest.get(name))
        rest.delete(name)
        return value
      })
      return connection.send(endpoint.method, path, {
        headers: { Cookie: cookie, [writeIdHeader]: uuidv7() },
        body: Object.fromEntries(rest),
      })
    },
    close: () => connection.close(),
  }
}

export interface HttpConnection {
  /** @throws the response's head, unless its status is 200 or 201 */
  send(method: string, path: string, request: { headers: Headers; body: unknown }): Promise<void>
  /** Sends a whole HTTP request and resolves to the body of its response. */
  ask(request: string): Promise<string>
  close(): void
}

type Headers = Readonly<Record<string, string>>

/** For one request at a time. */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  let answered: (answer: { head: string; body: string }) => void = () => {}
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    const [head = '', body] = text.split('\r\n\r\n', 2)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (body === undefined || body.length < length) return
    text = ''
    answered({ head, body })
  })
  async function ask(request: string): Promise<string> {
    const answer = new Promise<{ head: string; body: string }>((resolve) => (answered = resolve))
    socket.write(request)
    const { head, body } = await answer
    if (!/^HTTP\/1.1 20[01]/.test(head)) throw new Error(`${head}\n\n${body}`)
    return Buffer.from(body, 'latin1').toString()
  }
  return {
    ask,
    async send(method, path, request) {
      const body = JSON.stringify(request.body)
      const headers = { ...request.headers, 'Content-Type': 'application/json' }
      await ask(requestText(method, path, { headers, body }))
    },
    close: () => socket.destroy(),
  }
}

/** An HTTP/1.1 request to this machine, as text. */
export function requestText(
  method: string,
  path: string,
  { headers, body }: { headers: Headers; body?: string },
): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** An event stream over a bare socket, so that little but the server is measured. Resolves when it first writes. */
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
