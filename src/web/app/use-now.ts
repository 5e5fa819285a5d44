import { useSyncExternalStore } from 'react'

export const minuteMs = 60_000

/** The current instant, anew at each full minute. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, currentMinute) * minuteMs)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs)
}

function subscribe(listener: () => void): () => void {
  let timer = schedule()
  function schedule() {
    return setTimeout(
      () => {
        listener()
        timer = schedule()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  return () => clearTimeout(timer)
}
