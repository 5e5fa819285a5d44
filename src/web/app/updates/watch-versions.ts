import { intervals } from '../intervals.ts'
import { setHasOtherVersion } from '../lazy-screen.ts'
import { losesByReload, watchInput } from '../unsaved-input.ts'
import { outdated } from './announce-outdated.ts'
import { reloadOnce } from './reload-once.ts'
import { otherEntryOf, serverHasOtherVersion } from './server-version.ts'
import { mountUpdateNotice, showUpdateNotice } from './update-notice.tsx'

const checkEveryMs = 60 * 60_000
/** Returning to the tab checks again, but not more often than this. */
const checkAgainAfterMs = 5 * 60_000

export async function watchVersions(): Promise<void> {
  mountUpdateNotice()
  watchInput()
  setHasOtherVersion(serverHasOtherVersion)
  void outdated.then(() => showUpdateNotice({ outdated: true }))
  addEventListener('vite:preloadError', () => void announceMissingFile())
  // Undefined on an insecure origin, and rejected in some private windows: then the application needs the network.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const known = await workers?.getRegistration().catch(() => undefined)
  reloadOnTakeOver(workers, { firstVisit: !known?.active })
  if (workers?.controller) void followOtherWorker(workers.controller)
  // On a first visit the worker's downloads wait for the requests of the first screen.
  if (!known) await new Promise((resolve) => setTimeout(resolve, intervals.firstInstall))
  const registration = await workers?.register('/service-worker.js').catch(() => undefined)
  if (registration) watchRegistration(registration)
}

/** When one tab activates the new version, every tab reloads, unless it would lose unsaved input. */
function reloadOnTakeOver(
  workers: ServiceWorkerContainer | undefined,
  { firstVisit }: { firstVisit: boolean },
): void {
  let first = firstVisit
  workers?.addEventListener('controllerchange', () => {
    if (first) first = false
    else if (losesByReload()) showUpdateNotice()
    else reloadOnce()
  })
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  function announceOnceInstalled(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) showUpdateNotice()
    })
  }
  if (registration.waiting && registration.active) showUpdateNotice()
  announceOnceInstalled(registration.installing)
  registration.addEventListener('updatefound', () => announceOnceInstalled(registration.installing))

  let checkedAt = performance.now()
  function check() {
    if (document.hidden || performance.now() - checkedAt < checkAgainAfterMs) return
    checkedAt = performance.now()
    // Fails when offline.
    registration.update().catch(() => {})
  }
  setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', check)
}

/** A file of this version could not be loaded: the network failed, or the server has another version. */
async function announceMissingFile(): Promise<void> {
  if (await serverHasOtherVersion()) showUpdateNotice()
}

/**
 * The worker may have taken over just after the one before had answered this page, which its reload then answers. Once a
 * version: where the worker has lost its shell, a reload would bring the same page again and again.
 */
async function followOtherWorker(worker: ServiceWorker): Promise<void> {
  const entry = await otherEntryOf(worker)
  if (entry === null) return
  if (losesByReload() || !isFirstReloadFor(entry)) showUpdateNotice()
  else reloadOnce()
}

const reloadedForKey = 'rebond-reloaded-for'

function isFirstReloadFor(entry: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedForKey) === entry) return false
    sessionStorage.setItem(reloadedForKey, entry)
    return true
  } catch {
    // Some private windows have no storage.
    return false
  }
}
