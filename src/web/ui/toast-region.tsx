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
  const isAwaited = !Toasts && shown.length > 0
  useEffect(() => loadInto(setToasts), [])
  useEffect(() => {
    if (isAwaited) loadInto(setToasts)
  }, [isAwaited])
  return (
    <div role="status" aria-label="Notifications" className="toasts">
      {Toasts && <Toasts shown={shown} />}
    </div>
  )
}

function loadInto(setToasts: (part: () => Toasts) => void): void {
  void import('./toasts.tsx').then((part) => setToasts(() => part.Toasts)).catch(() => {})
}
