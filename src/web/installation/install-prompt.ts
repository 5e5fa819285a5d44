/** Chromium's offer to install the page; other browsers have none. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
}

let offer: BeforeInstallPromptEvent | null = null
const listeners = new Set<() => void>()

// From the very start: the browser offers once, and we show it where it disturbs nobody.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  set(event)
})
addEventListener('appinstalled', () => set(null))

export function readOffer(): BeforeInstallPromptEvent | null {
  return offer
}

/** An offer can be taken up once. */
export async function takeUpOffer(): Promise<void> {
  const taken = offer
  set(null)
  await taken?.prompt()
}

export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: BeforeInstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}
