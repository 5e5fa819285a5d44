import { Undo2, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { focusPageTitle } from './layout.tsx'

interface ToastOptions {
  /** Adds a button « Annuler » and shows the toast for ten seconds. */
  undo?: (() => void) | undefined
  /** Called when the toast times out or is closed without « Annuler ». */
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
 * Confirms an action and can offer to undo it. Errors are shown in a Banner.
 * @returns removes the toast
 */
export function showToast(message: string, options: ToastOptions = {}): () => void {
  lastId += 1
  const toast = { id: lastId, message, ...options }
  set([...toasts, toast])
  return () => dismiss(toast.id)
}

/** Rendered once, in the shell: a live region must exist before its text. */
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
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(
      () => {
        dismiss(toast.id)
        toast.onExpire?.()
      },
      toast.undo ? UNDO_MS : CONFIRMATION_MS,
    )
    return () => clearTimeout(timer)
  }, [paused, toast])

  const previousFocus = useRef<HTMLElement | null>(null)
  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setPaused(true)
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null
  }
  /** Restores the focus first: dismissing removes the focused button. */
  function handleUndo() {
    restoreFocus(previousFocus.current)
    dismiss(toast.id)
    toast.undo?.()
  }
  function handleClose() {
    restoreFocus(previousFocus.current)
    dismiss(toast.id)
    toast.onExpire?.()
  }
  return (
    <div
      className="toast"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={handleFocus}
      onBlur={() => setPaused(false)}
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

function restoreFocus(to: HTMLElement | null) {
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
