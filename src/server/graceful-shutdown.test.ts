import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulShutdown } from './graceful-shutdown.ts'

const minuteMs = 60_000

async function listening(answer: (finish: () => void) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => answer(() => response.end('ok')))
  server.keepAliveTimeout = minuteMs
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

test('A connection that was opened ahead and never used does not keep the server from closing.', async () => {
  const { server, port } = await listening((finish) => finish())
  const close = gracefulShutdown(server)
  const arrived = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await arrived
  await close()
  expect(server.listening).toBe(false)
})

test('A pending request is answered; then its keep-alive connection is closed.', async () => {
  const arrived = Promise.withResolvers<() => void>()
  const { server, port } = await listening(arrived.resolve)
  const close = gracefulShutdown(server)
  const agent = new Agent({ keepAlive: true })
  const asked = get({ port, host: '127.0.0.1', agent })
  const answered = once(asked, 'response')
  const finish = await arrived.promise
  const closed = close()
  finish()
  const [response] = (await answered) as [{ statusCode: number; resume(): void }]
  response.resume()
  expect(response.statusCode).toBe(200)
  await closed
  agent.destroy()
})
