import { Undo2, X } from 'lucide-react'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { focusPageTitle } from './layout.tsx'
import { changedBy, sideFor, type Span, spanOf, type ToastSide } from './toast-side.ts'
import { dismissToast, type Toast, toastsInUse } from './toast.ts'

const CONFIRMATION_MS = 5_000
const UNDO_MS = 10_000
/** So long a dialog may take to close, and what was added to appear. */
const SETTLING_MS = 400

/** Away from what was just changed. */
export function Toasts({ shown }: { shown: readonly Toast[] }) {
  const stack = useRef<HTMLDivElement>(null)
  const side = useSide(stack, shown)
  return (
    <div ref={stack} className={side === 'top' ? 'toast-stack toast-stack-top' : 'toast-stack'}>
      {shown.map((toast) => (
        <ToastPill key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** Away from what was just changed, from when the newest one comes until the screen has settled. */
function useSide(region: { current: HTMLElement | null }, shown: readonly Toast[]): ToastSide {
  const [side, setSide] = useState<ToastSide>('bottom')
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const options = { capture: true, passive: true, signal: control.signal }
    const remember = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('.toasts')) pressed.current = target
    }
    document.addEventListener('pointerdown', remember, options)
    document.addEventListener('keydown', remember, options)
    return () => control.abort()
  }, [])

  const placed = useRef<{ id: number; side: ToastSide }>({ id: 0, side: 'bottom' })
  const newest = shown.at(-1)
  const isAlone = shown.length === 1
  useLayoutEffect(() => {
    const element = region.current
    // The one that was there before stays where it is when the newest goes.
    if (!newest || !element || newest.id <= placed.current.id) return undefined
    placed.current = { id: newest.id, side: isAlone ? 'bottom' : placed.current.side }
    const until = performance.now() + SETTLING_MS
    let frame = 0
    function place() {
      const changed = changedBy(newest!.about, pressed.current)
      placed.current.side = sideFor(changed, sidesOf(element!), placed.current.side)
      setSide(placed.current.side)
      if (performance.now() < until) frame = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [region, newest, isAlone])
  return side
}

/** What the toasts hide at either end of their region, which is as high as the window. */
function sidesOf(region: HTMLElement): Record<ToastSide, Span> {
  const { top, bottom } = spanOf(region)
  const [first, last] = [region.firstElementChild, region.lastElementChild]
  const height = first && last ? spanOf(last).bottom - spanOf(first).top : 0
  return { top: { top, bottom: top + height }, bottom: { top: bottom - height, bottom } }
}

function ToastPill({ toast }: { toast: Toast }) {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) {
      toastsInUse.add(toast.id)
      return () => void toastsInUse.delete(toast.id)
    }
    const timer = setTimeout(() => dismissToast(toast.id), toast.undo ? UNDO_MS : CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [isUsed, toast])

  const previousFocus = useRef<HTMLElement | null>(null)
  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setUsed(true)
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null
  }
  /** Restores the focus first: dismissing removes the focused button. */
  function handleUndo() {
    restoreFocus(previousFocus.current)
    dismissToast(toast.id)
    toast.undo?.()
  }
  function handleClose() {
    restoreFocus(previousFocus.current)
    dismissToast(toast.id)
  }
  return (
    <div
      className="toast"
      onPointerEnter={() => setUsed(true)}
      onPointerLeave={() => setUsed(false)}
      onFocus={handleFocus}
      onBlur={() => setUsed(false)}
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
