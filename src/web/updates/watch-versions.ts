import { intervals } from '../intervals.ts'
import { outdated } from './announce-outdated.ts'
import { serverHasLeft } from './server-answers.ts'
import { hasUnsavedInput, watchInput } from './unsaved-input.ts'
import { mountUpdateNotice, showUpdateNotice } from './update-notice.tsx'

const checkEveryMs = 60 * 60_000
/** Coming back to the tab asks again, but somebody who changes tabs all the time does not ask each time. */
const checkAgainAfterMs = 5 * 60_000

export async function watchVersions(): Promise<void> {
  mountUpdateNotice()
  watchInput()
  void outdated.then(() => showUpdateNotice({ outdated: true }))
  addEventListener('vite:preloadError', () => void announceMissingFile())
  // Absent where the address is not secure, and refused in some private windows: then there is only the network.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const known = await workers?.getRegistration().catch(() => undefined)
  followWorker(workers, { firstVisit: !known?.active })
  // What the worker keeps comes after what the first screen reads.
  if (!known) await new Promise((resolve) => setTimeout(resolve, intervals.firstInstall))
  const registration = await workers?.register('/service-worker.js').catch(() => undefined)
  if (registration) watchRegistration(registration)
}

/** One tab has let the new version take over: every tab moves with it, unless that would lose what is written there. */
function followWorker(
  workers: ServiceWorkerContainer | undefined,
  { firstVisit }: { firstVisit: boolean },
): void {
  let first = firstVisit
  workers?.addEventListener('controllerchange', () => {
    if (first) first = false
    else if (hasUnsavedInput()) showUpdateNotice()
    else location.reload()
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
    // Without network there is nothing new.
    registration.update().catch(() => {})
  }
  setInterval(check, checkEveryMs)
  document.addEventListener('visibilitychange', check)
}

/** A file of this version could not be loaded: the network blinked, or the server has left this version. */
async function announceMissingFile(): Promise<void> {
  if (await serverHasLeft()) showUpdateNotice()
}
