import { Refused } from '../errors.ts'

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * At most so many at a time. Whatever asks Stripe holds a connection of the pool meanwhile, and Stripe may take its time:
 * the others wait here, without one, and everybody else is served. @throws Refused `payment-unavailable`
 */
export function createTurns(most: number, patienceMs: number): Turns {
  let under = 0
  const waiting = new Set<() => void>()

  function turn(): Promise<void> {
    if (under < most) {
      under += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(tired)
        resolve()
      }
      const tired = setTimeout(() => {
        waiting.delete(begin)
        reject(new Refused('payment-unavailable', { retryAfterMs: 10_000 }))
      }, patienceMs)
      waiting.add(begin)
    })
  }

  function pass(): void {
    const [next] = waiting
    if (!next) {
      under -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
