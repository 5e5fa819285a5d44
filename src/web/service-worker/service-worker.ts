/** Opens the application without network, always with the files of one release. Never answers for `/api`. */
import { isApplicationPath } from '../../contract/paths.ts'
import { file, forgetEarlierReleases, keepFiles, shell, shellPath } from './kept-files.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

// The first visit's page too: what it opens next may be opened without network.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetEarlierReleases().then(() => self.clients.claim())),
)

// « Mettre à jour » was pressed in one of the tabs; until then this release waits.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  } else if (isApplicationPath(pathname)) {
    event.respondWith(shell())
  } else if (pathname === '/') {
    // Without network the home page leads to the application.
    event.respondWith(fetch(event.request).catch(() => Response.redirect(shellPath)))
  }
})
