import { onBroadcast, broadcast } from './tabs.ts'

const lock = 'rebond-leader'
/** A tab put to sleep holds its lock and does nothing: after so long a tab that is looked at takes over. */
const silenceMs = 4_000

type LeaderTask = (signal: AbortSignal) => void

const tasks: LeaderTask[] = []
let leadership: AbortController | null = null

/**
 * What one tab of a browser does for all of them: begun where this is the one, and wherever it is later. Its signal aborts
 * when another tab has taken over.
 */
export function runWhileLeader(duty: LeaderTask): void {
  tasks.push(duty)
  if (leadership) duty(leadership.signal)
}

/**
 * One tab of a browser sends what waits and holds the live stream. Without Web Locks, which an address that is not secure
 * lacks, every tab leads: what is sent twice is done once.
 */
export function electLeader(): void {
  // Absent, whatever its type says, where the address is not secure.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return startLeading()
  let requested = false
  let silence: ReturnType<typeof setTimeout> | undefined

  async function holdLock(): Promise<never> {
    clearTimeout(silence)
    startLeading()
    return new Promise(() => {})
  }

  async function requestLock() {
    if (requested) return
    requested = true
    await locks!
      .request(lock, () => {
        requested = false
        return holdLock()
      })
      .catch(handleLockLost)
  }
  async function stealLock() {
    await locks!.request(lock, { steal: true }, holdLock).catch(handleLockLost)
  }
  /** Another tab took over. */
  function handleLockLost() {
    leadership?.abort()
    leadership = null
    void requestLock()
  }

  onBroadcast((message) => {
    if (message.type === 'leading') clearTimeout(silence)
    if (message.type !== 'poke') return
    if (leadership) return broadcast({ type: 'leading' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (document.visibilityState === 'visible') void stealLock()
    }, silenceMs)
  })
  void requestLock()
}

function startLeading(): void {
  leadership = new AbortController()
  for (const duty of tasks) duty(leadership.signal)
}
