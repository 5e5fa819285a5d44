import { useEffect, useRef } from 'react'

/** Whether this component is still on the screen, to say there what it hears later. */
export function useIsMounted(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
