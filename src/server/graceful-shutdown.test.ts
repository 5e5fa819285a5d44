import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { gracefulShutdown, shutDownOn } from './graceful-shutdown.ts'

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

describe('A server that is told to stop', () => {
  const minutes = 5 * minuteMs

  /** Its steps in order, and the end of the wait for the load balancer. */
  function stopping() {
    const steps: string[] = []
    const noticed = Promise.withResolvers<void>()
    const stop = shutDownOn({
      delayMs: minutes,
      refuseProbes: (signal) => steps.push(`not ready: ${signal}`),
      close: async () => void steps.push('closed'),
      wait: (ms) => {
        steps.push(`waits ${ms}`)
        return noticed.promise
      },
    })
    return { steps, stop, noticed }
  }

  test('is not ready at once, and closes its port once the load balancer had its time.', async () => {
    const { steps, stop, noticed } = stopping()
    const stopped = stop('SIGTERM')
    expect(steps).toEqual(['not ready: SIGTERM', `waits ${minutes}`])
    noticed.resolve()
    await stopped
    expect(steps.at(-1)).toBe('closed')
  })

  test('is not hurried by the same signal again, which each process of a group may forward.', async () => {
    const { steps, stop, noticed } = stopping()
    const stopped = stop('SIGTERM')
    await stop('SIGTERM')
    expect(steps).not.toContain('closed')
    noticed.resolve()
    await stopped
    expect(steps.filter((step) => step === 'closed')).toHaveLength(1)
  })

  test.each([[['SIGINT']], [['SIGTERM', 'SIGINT']]] as const)(
    'by somebody at a terminal waits no longer: %j',
    async (signals) => {
      const close = vi.fn<() => Promise<void>>(async () => {})
      const stop = shutDownOn({ delayMs: minutes, refuseProbes: () => {}, close })
      await Promise.all(signals.map(stop))
      expect(close).toHaveBeenCalledOnce()
    },
  )
})
