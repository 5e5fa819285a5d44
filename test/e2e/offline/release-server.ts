import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { AppEnv } from '../../../src/server/app-env.ts'
import { servePages } from '../../../src/server/pages.ts'

/** A server in front of the real one: serves one build's files, forwards the API, and can be stopped. */
export interface ReleaseServer {
  url: string
  /** From now on serves the files of that build only, as after a deployment. */
  deploy: (builtFolder: string) => void
  /** From now on the API refuses every page as outdated, or none. */
  refuseClients: (refuse: boolean) => void
  /** Closes the port and all connections. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

export async function startReleaseServer(upstream: string, builtFolder: string): Promise<ReleaseServer> {
  // The real server's content security policy applies to the service worker too.
  const { headers } = await fetch(`${upstream}/healthz`)
  const policy = headers.get('Content-Security-Policy') ?? ''
  let answerPage = pagesOf(builtFolder)
  let refusing = false
  let port = 0
  let server: Server

  function pagesOf(folder: string) {
    const app = new Hono<AppEnv>()
    app.use((context, next) => {
      context.set('headers', {})
      return next()
    })
    const settings = { PUBLIC_URL: upstream, CONTACT_EMAIL: 'contact@rebond.example' }
    servePages(app, { folder, settings, sells: true, production: true })
    return getRequestListener(app.fetch)
  }

  async function start(): Promise<void> {
    server = createServer((incoming, outgoing) => {
      if (incoming.url?.startsWith('/api/')) {
        if (refusing) return refuse(outgoing)
        return pass(upstream, incoming, outgoing)
      }
      outgoing.setHeader('Content-Security-Policy', policy)
      return void answerPage(incoming, outgoing)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address !== null && typeof address === 'object') port = address.port
  }
  function stop(): Promise<void> {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    return stopped
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    deploy: (folder) => (answerPage = pagesOf(folder)),
    refuseClients: (refuse) => (refusing = refuse),
    start,
    stop,
  }
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(426, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ refusal: 'outdated-client' }))
}

/** Host and Origin stay the browser's, as behind any proxy. */
function pass(upstream: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url = '', method, headers } = incoming
  const passed = request(upstream + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}
