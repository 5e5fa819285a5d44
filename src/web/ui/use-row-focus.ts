import { useCallback, useLayoutEffect, useRef } from 'react'
import { focusPageTitle } from './layout.tsx'

/**
 * For a list whose rows go with the button that was pressed in them: the focus would fall to the top of the page. It
 * goes on from the list's heading, or from the page's title where the whole list went. @returns the list's ref
 */
export function useRowFocus(): (list: HTMLElement | null) => (() => void) | undefined {
  const section = useRef<Element | null>(null)
  const pressed = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    const { activeElement } = document
    // The question that was asked first is still open.
    if (activeElement?.closest('dialog')) return
    pressed.current = null
    if (activeElement !== document.body) return
    const heading = section.current?.querySelector<HTMLElement>('h2')
    if (!heading) return focusPageTitle()
    heading.tabIndex = -1
    heading.focus()
  })

  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined
    section.current = list.closest('section')
    const remember = ({ target }: Event) => {
      pressed.current = (target as Element).closest('button')
    }
    list.addEventListener('click', remember)
    return () => {
      section.current = null
      list.removeEventListener('click', remember)
    }
  }, [])
}
