import { useEffect, useEffectEvent } from 'react'
import { overSince, type TimedBlock, timeLeft } from '../../domain/hall/hall-timer.ts'
import { ring } from './bell.ts'

/** So late a bell is missed, and not replayed: the device slept. */
const missedMs = 3000

interface Bells {
  now: () => number
  /** Whether two who train change roles in the middle. */
  hasHalf: boolean
  onHalf: () => void
  onEnd: () => void
}

export function useBells(block: TimedBlock | null, { now, hasHalf, onHalf, onEnd }: Bells): void {
  const half = useEffectEvent(() => {
    ring(2)
    onHalf()
  })
  const end = useEffectEvent(() => {
    ring(3)
    onEnd()
  })
  const current = useEffectEvent(now)
  useEffect(() => {
    if (!block || block.since === null) return undefined
    const endsAt = current() + timeLeft(block, current())
    const timers = [schedule(endsAt, () => end())]
    if (hasHalf) timers.push(schedule(endsAt - block.lengthMs / 2, () => half()))
    function schedule(at: number, act: () => void) {
      const ms = at - current()
      if (ms <= 0 || overSince(block!, current()) !== null) return undefined
      return setTimeout(() => {
        if (current() - at < missedMs) act()
      }, ms)
    }
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [block, hasHalf])
}
