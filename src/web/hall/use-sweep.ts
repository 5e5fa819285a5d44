import { type PointerEvent, useRef, useState } from 'react'
import { type SweepRow, sweptIds } from './sweep.ts'
import { type HeldPoint, useEdgeScroll } from './use-edge-scroll.ts'

interface Sweep {
  readonly from: number
  readonly to: number
}

interface Sweeping {
  /** In the order of the list. */
  rows: readonly SweepRow[]
  /** A sweep over one row is a tap. */
  onTap: (id: string) => void
  onSweep: (ids: readonly string[]) => void
}

/** The thumb along the lane: each row that it passes becomes present when it is lifted. */
export function useSweep({ rows, onTap, onSweep }: Sweeping) {
  const [sweep, setSweep] = useState<Sweep | null>(null)
  const at = useRef<HeldPoint | null>(null)

  function indexAt({ list, y }: HeldPoint): number {
    const lanes = [...list.querySelectorAll<HTMLElement>('[data-lane]')]
    const below = lanes.findIndex((lane) => y < lane.getBoundingClientRect().bottom)
    return below === -1 ? lanes.length - 1 : below
  }
  function follow() {
    const { current } = at
    if (current) setSweep((before) => before && { ...before, to: indexAt(current) })
  }
  useEdgeScroll(sweep !== null, at, follow)

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const lane = (event.target as Element).closest<HTMLElement>('[data-lane]')
    if (!lane || event.button !== 0) return
    const list = event.currentTarget
    list.setPointerCapture(event.pointerId)
    at.current = { x: event.clientX, y: event.clientY, list }
    const index = indexAt(at.current)
    setSweep({ from: index, to: index })
  }
  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (!at.current) return
    at.current = { ...at.current, y: event.clientY }
    follow()
  }
  function handlePointerUp() {
    at.current = null
    setSweep(null)
    if (!sweep) return
    const { from, to } = sweep
    const row = rows[from]
    if (from === to && row) onTap(row.id)
    else onSweep(sweptIds(rows, from, to))
  }
  function handlePointerCancel() {
    at.current = null
    setSweep(null)
  }
  return {
    /** Whom the sweep that is under way makes present. */
    swept: new Set(sweep && sweep.from !== sweep.to ? sweptIds(rows, sweep.from, sweep.to) : []),
    /** The row under the thumb. */
    held: sweep && (rows[sweep.to]?.id ?? null),
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerCancel,
    },
  }
}
