import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that is the same function from one rendering to the next and calls the latest one: for memoized rows. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args) => latest.current(...args), [])
}
