import { useEffect, useState } from 'react'

/** The hall's clock in epoch milliseconds, anew each second. */
export function useTick(now: () => number): number {
  const [, tick] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function next() {
      timer = setTimeout(
        () => {
          tick((count) => count + 1)
          next()
        },
        1000 - (Date.now() % 1000),
      )
    }
    next()
    // Whoever unlocks the phone reads what it is now.
    const wake = () => tick((count) => count + 1)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return now()
}
