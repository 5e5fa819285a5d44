import { useSyncExternalStore } from 'react'

let answeredLast = true
const listeners = new Set<() => void>()

/** Whether the server, when last asked, gave an answer of any kind, and the browser sees a network at all. */
export function isReachable(): boolean {
  return answeredLast && navigator.onLine
}

export function noteAnswer(answered: boolean): void {
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
