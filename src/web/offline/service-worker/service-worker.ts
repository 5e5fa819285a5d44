/** Opens the application without network, always with the files of one release. Never answers for `/api`. */
import { isApplicationPath, isBelowArea } from '../../../contract/paths.ts'

declare const self: ServiceWorkerGlobalScope

/** One build of the application; `scripts/service-worker.mjs` writes it into the worker. */
interface Release {
  readonly name: string
  /** The script that its shell starts. */
  readonly entry: string
  /** Everything the application may ask for. Each address carries the hash of its content. */
  readonly files: readonly string[]
}
declare const RELEASE: Release

const release = RELEASE

/** Any address of the application answers the shell; this one is asked for it. */
const shellPath = '/start'

const prefix = 'rebond-files-'
const ownName = prefix + release.name

/** Tabs that wait for their person still run an earlier release and ask for its files. */
const earlierReleasesKept = 2

/** Chromium 123 and newer: requests that match never reach the worker. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' | 'cache' }[]) => Promise<void>
}

self.addEventListener('install', (event: RoutedInstallEvent) => {
  // A request that wakes the active worker just as the next one takes over leaves that one waiting.
  void event.addRoutes?.([
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/assets/*' }, source: 'cache' },
  ])
  event.waitUntil(keepFiles())
})

// The first visit's page too: what it opens next may be opened without network.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetEarlierReleases().then(() => self.clients.claim())),
)

self.addEventListener('message', (event) => {
  // « Mettre à jour » was pressed in one of the tabs; until then this release waits.
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'entry') event.ports[0]?.postMessage(release.entry)
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  } else if (isApplicationPath(pathname) || isBelowArea(pathname)) {
    event.respondWith(shell())
  } else if (pathname === '/') {
    // Without network the home page leads to the application.
    event.respondWith(fetch(event.request).catch(() => Response.redirect(shellPath)))
  }
})

/** What the server sends (server/notifications/words.ts). */
interface Message {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

// Browsers ask that each one is shown; a message of the same tag takes the place of an earlier one.
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, path, tag } = event.data.json() as Message
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' }
  const shown = { body, tag, data: path, lang: 'fr', ...icons }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(String(event.notification.data)))
})

/** In a tab that is open already, where there is one; it asks before it leaves what is unsaved. */
async function openPath(path: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return void (await self.clients.openWindow(path))
  // Neither may make the other come too late: a tap allows them for a moment only.
  await Promise.allSettled([tab.focus(), tab.navigate(path)])
}

/** Everything, or the worker is not installed. What has arrived stays, so that a weak network gets there in the end. */
async function keepFiles(): Promise<void> {
  const own = await caches.open(ownName)
  await keepShell(own)
  await Promise.all(release.files.map((file) => keepFile(own, file)))
}

/** While several servers change their release one after the other, another one's shell may answer. */
async function keepShell(own: Cache): Promise<void> {
  const response = await fetch(shellPath, { cache: 'reload' })
  const html = await response.clone().text()
  if (!response.ok || !html.includes(release.entry)) throw new Error('This is the shell of another release.')
  await own.put(shellPath, response)
}

async function keepFile(own: Cache, file: string): Promise<void> {
  if (await own.match(file, { ignoreVary: true })) return
  const response = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file))
  if (!response.ok) throw new Error(`${file} is answered ${response.status}.`)
  await own.put(file, response)
}

async function forgetEarlierReleases(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownName)
  await Promise.all(earlier.slice(0, -earlierReleasesKept).map((name) => caches.delete(name)))
}

/** Of this release only: a shell names the files that it starts. */
async function shell(): Promise<Response> {
  const own = await caches.open(ownName)
  return (await own.match(shellPath, { ignoreVary: true })) ?? fetch(shellPath)
}

/** Of whichever release asks for it. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}
