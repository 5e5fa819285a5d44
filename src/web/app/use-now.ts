import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The current instant, anew at each full minute. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS)
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  let timer = schedule()
  function schedule() {
    return setTimeout(
      () => {
        listener()
        timer = schedule()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  return () => clearTimeout(timer)
}
