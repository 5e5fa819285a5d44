import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type HeldPoint, useEdgeScroll } from './use-edge-scroll.ts'

/** A finger that goes up or down scrolls; held for a moment first, or moved sideways, it takes the player along. */
const holdMs = 300
const movedPx = 8

interface SeatDrag {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Who sits under the finger. */
  readonly over: string | null
}

interface Pressed {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly pointerId: number
}

interface SeatDragging {
  onStart: () => void
  /** Left on its own seat it was no drag. */
  onBack: (id: string) => void
  onDrop: (id: string, over: string) => void
}

/** A player carried by finger or mouse onto another one. */
export function useSeatDrag({ onStart, onBack, onDrop }: SeatDragging) {
  const [drag, setDrag] = useState<SeatDrag | null>(null)
  const pressed = useRef<Pressed | null>(null)
  const at = useRef<HeldPoint | null>(null)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasDragged = useRef(false)
  const listRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = listRef.current
    // What is held must not scroll too; React’s own listeners could not say so.
    const handleTouchMove = (event: TouchEvent) => hasDragged.current && event.preventDefault()
    list?.addEventListener('touchmove', handleTouchMove, { passive: false })
    return () => {
      clearTimeout(hold.current)
      list?.removeEventListener('touchmove', handleTouchMove)
    }
  }, [])
  useEdgeScroll(drag !== null, at, follow)

  function follow() {
    const { current } = at
    if (current) setDrag((before) => before && { ...before, ...pointOf(current), over: seatAt(current) })
  }
  function begin() {
    const { current: press } = pressed
    const { current: point } = at
    if (!press || !point) return
    point.list.setPointerCapture(press.pointerId)
    hasDragged.current = true
    onStart()
    setDrag({ id: press.id, ...pointOf(point), over: seatAt(point) })
  }
  function stop() {
    clearTimeout(hold.current)
    pressed.current = null
    at.current = null
    setDrag(null)
  }
  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary) return
    hasDragged.current = false
    const id = seatIdOf(event.target as Element)
    if (!id || event.button !== 0) return
    const { clientX: x, clientY: y, pointerId, currentTarget: list, pointerType } = event
    pressed.current = { id, x, y, pointerId }
    at.current = { x, y, list }
    if (pointerType === 'touch') hold.current = setTimeout(begin, holdMs)
  }
  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const { current: press } = pressed
    if (!press || !at.current || event.pointerId !== press.pointerId) return
    at.current = { ...at.current, x: event.clientX, y: event.clientY }
    if (drag) return follow()
    const [across, along] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)]
    if (Math.max(across, along) < movedPx) return
    clearTimeout(hold.current)
    if (event.pointerType === 'touch' && along > across) stop()
    else begin()
  }
  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary) return
    const over = at.current && seatAt(at.current)
    stop()
    if (!drag || !over) return
    if (over === drag.id) onBack(over)
    else onDrop(drag.id, over)
  }
  /** The press that ends a drag is none. */
  function handleClick(event: MouseEvent) {
    if (hasDragged.current && event.detail > 0) event.stopPropagation()
  }
  return {
    drag,
    stop,
    /** Of the element that scrolls. */
    listRef,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: stop,
      onClickCapture: handleClick,
    },
  }
}

function pointOf({ x, y }: HeldPoint) {
  return { x, y }
}

function seatAt({ x, y, list }: HeldPoint): string | null {
  const element = document.elementFromPoint(x, y)
  return element && list.contains(element) ? seatIdOf(element) : null
}

function seatIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? null
}
