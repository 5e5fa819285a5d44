import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { shownToasts, subscribeToasts, type Toast } from './toast.ts'

type Toasts = ComponentType<{ shown: readonly Toast[] }>

/**
 * Rendered once, in the shell: a live region must exist before its text. What shows the toasts is loaded after it; where
 * that fails, again with each toast.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts)
  const [Toasts, setToasts] = useState<Toasts | null>(null)
  /** The toast that cannot be shown yet; 0 before the first. */
  const awaited = Toasts ? null : (shown.at(-1)?.id ?? 0)
  useEffect(() => {
    if (awaited === null) return
    void import('./toasts.tsx').then((part) => setToasts(() => part.Toasts)).catch(() => {})
  }, [awaited])
  return (
    <div role="status" aria-label="Notifications" className="toasts">
      {Toasts && <Toasts shown={shown} />}
    </div>
  )
}
