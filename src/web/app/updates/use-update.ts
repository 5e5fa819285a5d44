import { useState } from 'react'
import { hasUnsavedInput } from '../unsaved-input.ts'
import { reloadOnce } from './reload-once.ts'
import { serverHasOtherVersion } from './server-version.ts'

interface Update {
  /** The text next to the button. */
  sentence: string
  label: string
  pending: boolean
  update: () => void
}

const writtenHere =
  'Ce que vous avez écrit sur cette page n’est pas enregistré\u00A0: la mise à jour l’effacerait.'

/** « Mettre à jour », which asks for confirmation if unsaved input would be lost. */
export function useUpdate(
  sentence: string,
  { outdated, warning = writtenHere }: { outdated: boolean; warning?: string },
): Update {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)

  function update() {
    if (!asking && hasUnsavedInput()) return setAsking(true)
    setPending(true)
    void moveToNewVersion({ outdated })
  }
  return asking
    ? {
        sentence: warning,
        label: 'Mettre à jour quand même',
        pending,
        update,
      }
    : { sentence, label: 'Mettre à jour', pending, update }
}

const takeOverTimeoutMs = 4_000
/** A worker without work ends after half a minute. */
const idleWorkerMs = 35_000

/**
 * Activates the newest service worker, which reloads every tab. `outdated`: the server refuses this version, so the old
 * worker must not serve its cached files again.
 */
async function moveToNewVersion({ outdated }: { outdated: boolean }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return location.reload()
  const reachable = await findNewest(registration)
  if (registration.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reloadOnce)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    registration.waiting.postMessage('take-over')
    setTimeout(() => void leaveBusyWorker(registration), takeOverTimeoutMs)
    return
  }
  if (outdated && reachable) await registration.unregister()
  location.reload()
}

/**
 * The old worker stays active while it has work, half a minute after a request that came at the wrong moment, and would
 * answer a reload too. Without network, or where notifications would go with it, that is waited for.
 */
async function leaveBusyWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription().catch(() => null)
  if (subscription || !(await serverHasOtherVersion())) return void setTimeout(reloadOnce, idleWorkerMs)
  await registration.unregister()
  reloadOnce()
}

/** @returns whether the server was reachable */
async function findNewest(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (registration.waiting) return true
  const reachable = await registration.update().then(
    () => true,
    () => false,
  )
  const { installing } = registration
  if (installing) {
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
  }
  return reachable
}
