import { useSyncExternalStore } from 'react'
import { intervals } from '../app/intervals.ts'

/** `unavailable`: the server is there, and cannot answer: its database, or a server behind the balancer, is away. */
export type Reachability = 'reachable' | 'unavailable' | 'no-network'

let last: Reachability = 'reachable'
let answers = 0
const listeners = new Set<() => void>()

/** What became of the last request, and `no-network` where the browser sees none at all. */
export function reachability(): Reachability {
  return navigator.onLine ? last : 'no-network'
}

export function isReachable(): boolean {
  return reachability() !== 'no-network'
}

/** How many answers have come so far: whoever waits sees by it whether others are answered. */
export function answersSoFar(): number {
  return answers
}

export function recordAnswer(): void {
  answers++
  recordReachability('reachable')
}

export function recordReachability(found: Reachability): void {
  if (found === last) return
  last = found
  for (const listener of listeners) listener()
}

/** Asks for a page that needs no database, past every cache. */
export async function probeServer(): Promise<Reachability> {
  try {
    const signal = AbortSignal.timeout(intervals.silence)
    const { ok } = await fetch('/start', { method: 'HEAD', cache: 'no-store', signal })
    return ok ? 'reachable' : 'unavailable'
  } catch {
    return 'no-network'
  }
}

export async function isServerReachable(): Promise<boolean> {
  return (await probeServer()) === 'reachable'
}

export function useReachability(): Reachability {
  return useSyncExternalStore(subscribe, reachability, reachability)
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
