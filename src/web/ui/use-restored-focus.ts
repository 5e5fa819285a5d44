import { useEffect, useRef } from 'react'
import { focusPageTitle } from './layout.tsx'

/** When a dialog closes whose opener has gone with what was done, the focus goes to the element of that id, or the title. */
export function useRestoredFocus(isOpen: boolean, id: string): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closes = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!closes || document.activeElement !== document.body) return
    const next = document.getElementById(id)
    if (next) next.focus()
    else focusPageTitle()
  }, [isOpen, id])
}
