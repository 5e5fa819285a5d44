const longestHandOverMs = 4_000

/**
 * Lets the newest version take over in every tab, which reloads them. `outdated`: the server no longer speaks with this
 * one, so what the worker keeps must not come back.
 */
export async function moveToNewVersion({ outdated }: { outdated: boolean }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return location.reload()
  const asked = await findNewest(registration)
  if (registration.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    registration.waiting.postMessage('take-over')
    // The old worker may still be answering this page: it is free once the page goes.
    setTimeout(() => location.reload(), longestHandOverMs)
    return
  }
  if (outdated && asked) await registration.unregister()
  location.reload()
}

/** Answers whether the server could be asked. */
async function findNewest(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (registration.waiting) return true
  const asked = await registration.update().then(
    () => true,
    () => false,
  )
  const { installing } = registration
  if (installing) {
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
  }
  return asked
}
