/** Only Chromium fires it, when the page can be installed. */
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

// Listens from the start, because the browser fires it once; the account page shows the button.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  set(event)
})
addEventListener('appinstalled', () => set(null))

export function getInstallPrompt(): BeforeInstallPromptEvent | null {
  return offer
}

/** `prompt` can be called only once per event. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer
  set(null)
  await taken?.prompt()
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: BeforeInstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}
