import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while a block runs; asked for again at each return to the page, because installed applications on
 * iPhones lose it. Returns whether the device may fall asleep all the same.
 */
export function useWakeLock(wanted: boolean): boolean {
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    let lock: WakeLockSentinel | undefined
    let over = false
    async function ask() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        // Absent without TLS and in older browsers.
        lock = await (navigator.wakeLock as WakeLock | undefined)?.request('screen')
        if (over) void lock?.release()
        setRefused(lock === undefined)
      } catch {
        setRefused(true)
      }
    }
    const handleReturn = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', handleReturn)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', handleReturn)
      void lock?.release().catch(() => {})
    }
  }, [wanted])
  return wanted && refused
}
