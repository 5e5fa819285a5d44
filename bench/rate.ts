import { connect } from 'node:net'
import { once } from 'node:events'

interface Load {
  /** Whole HTTP requests (bench/http.ts), sent in turn. */
  readonly requests: readonly string[]
  readonly clients: number
  readonly seconds: number
}

/**
 * Answers per second to clients with one keep-alive connection each. Over bare sockets, with no more work than finding
 * each answer's end: the client shares the processor with the server.
 */
export async function answersPerSecond(port: number, { requests, clients, seconds }: Load): Promise<number> {
  const buffers = requests.map((request) => Buffer.from(request))
  let sent = 0
  let answers = 0
  let over = false
  const start = performance.now()
  const timer = setTimeout(() => (over = true), seconds * 1000)
  await Promise.all(Array.from({ length: clients }, runClient))
  clearTimeout(timer)
  return answers / ((performance.now() - start) / 1000)

  function nextRequest(): Buffer {
    return buffers[sent++ % buffers.length]!
  }

  async function runClient(): Promise<void> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    await once(socket, 'connect')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed the connection.')))
    let read: Buffer = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
      if (!isWhole(read)) return
      if (read.toString('latin1', 0, 12) !== 'HTTP/1.1 200') reject(new Error(read.toString()))
      read = Buffer.alloc(0)
      answers += 1
      if (over) resolve()
      else socket.write(nextRequest())
    })
    socket.write(nextRequest())
    try {
      await promise
    } finally {
      socket.destroy()
    }
  }
}

function isWhole(answer: Buffer): boolean {
  const headLength = answer.indexOf('\r\n\r\n') + 4
  if (headLength < 4) return false
  const [, length] = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headLength)) ?? []
  return answer.length >= headLength + Number(length)
}
