import { Undo2, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { focusPageTitle } from './layout.tsx'

interface ToastOptions {
  /** Offers « Annuler » during ten seconds. */
  undo?: (() => void) | undefined
  /** When it went away and was not undone. */
  onExpire?: (() => void) | undefined
}

interface Toast extends ToastOptions {
  id: number
  message: string
}

const CONFIRMATION_MS = 5_000
const UNDO_MS = 10_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Confirms what was done, or lets one undo it. Errors are Banners.
 * @returns takes it away, once there is nothing left to undo
 */
export function showToast(message: string, options: ToastOptions = {}): () => void {
  lastId += 1
  const toast = { id: lastId, message, ...options }
  set([...toasts, toast])
  return () => dismiss(toast.id)
}

/** In the shell, once: a live region must be there before what it says. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, read, read)
  return (
    <div role="status" aria-label="Notifications" className="toasts">
      {shown.map((toast) => (
        <ToastPill key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastPill({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(
      () => {
        dismiss(toast.id)
        toast.onExpire?.()
      },
      toast.undo ? UNDO_MS : CONFIRMATION_MS,
    )
    return () => clearTimeout(timer)
  }, [held, toast])

  const cameFrom = useRef<HTMLElement | null>(null)
  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
  }
  /** Its buttons go with it. */
  function handleUndo() {
    giveFocusBack(cameFrom.current)
    dismiss(toast.id)
    toast.undo?.()
  }
  function handleClose() {
    giveFocusBack(cameFrom.current)
    dismiss(toast.id)
    toast.onExpire?.()
  }
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={handleFocus}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.message}</span>
      {toast.undo && (
        <Button icon={<Undo2 aria-hidden="true" />} onClick={handleUndo}>
          Annuler
        </Button>
      )}
      <IconButton label="Fermer" icon={<X />} onClick={handleClose} />
    </div>
  )
}

function giveFocusBack(to: HTMLElement | null) {
  if (!document.activeElement?.closest('.toast')) return
  if (to?.isConnected) to.focus({ preventScroll: true })
  else focusPageTitle()
}

function dismiss(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read() {
  return toasts
}
