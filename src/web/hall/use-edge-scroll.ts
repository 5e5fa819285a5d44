import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How near to an end of the list it scrolls, and how fast. */
const edgePx = 56
const stepPx = 9

export interface HeldPoint {
  readonly x: number
  readonly y: number
  readonly list: HTMLElement
}

/** While something is held near an end of its list, that scrolls. */
export function useEdgeScroll(active: boolean, at: RefObject<HeldPoint | null>, onScrolled: () => void) {
  const handleScrolled = useEffectEvent(onScrolled)
  useEffect(() => {
    if (!active) return undefined
    let frame = requestAnimationFrame(scroll)
    function scroll() {
      const { current } = at
      if (current) {
        const { top, bottom } = current.list.getBoundingClientRect()
        const before = current.list.scrollTop
        if (current.y > bottom - edgePx) current.list.scrollTop += stepPx
        else if (current.y < top + edgePx) current.list.scrollTop -= stepPx
        if (current.list.scrollTop !== before) handleScrolled()
      }
      frame = requestAnimationFrame(scroll)
    }
    return () => cancelAnimationFrame(frame)
  }, [active, at])
}
