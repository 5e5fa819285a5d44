import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The minimum of what the application does: a service worker, its cache, a script, a line on the screen. */
const files: Readonly<Record<string, { type: string; text: string }>> = {
  '/': {
    type: 'text/html',
    text: '<!doctype html><title>Bare</title><main></main><script type="module" src="/script.js"></script>',
  },
  '/script.js': {
    type: 'text/javascript',
    text: `
      document.querySelector('main').innerHTML = '<h3>A line.</h3>'
      await navigator.serviceWorker.register('/worker.js')`,
  },
  '/worker.js': {
    type: 'text/javascript',
    text: `
      addEventListener('install', (event) =>
        event.waitUntil(caches.open('bare').then((cache) => cache.addAll(['/', '/script.js']))))
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => event.respondWith(caches.match(event.request)))`,
  },
}

/** The baseline for the application's reload. */
export async function serveBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.text)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
