import { useSyncExternalStore } from 'react'

let answeredLast = true
let answers = 0
const listeners = new Set<() => void>()

/** Whether the server, when last asked, gave an answer of any kind, and the browser sees a network at all. */
export function isReachable(): boolean {
  return answeredLast && navigator.onLine
}

/** How many answers have come so far: whoever waits sees by it whether others are answered. */
export function answersSoFar(): number {
  return answers
}

export function recordReachability(answered: boolean): void {
  if (answered) answers++
  if (answered === answeredLast) return
  answeredLast = answered
  for (const listener of listeners) listener()
}

export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, isReachable, isReachable)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
