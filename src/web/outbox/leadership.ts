import { onTold, tell } from './tabs.ts'

const lock = 'rebond-leader'
/** A tab put to sleep holds its lock and does nothing: after so long a tab that is looked at takes over. */
const silenceMs = 4_000

type Duty = (signal: AbortSignal) => void

const duties: Duty[] = []
let term: AbortController | null = null

/**
 * What one tab of a browser does for all of them: begun where this is the one, and wherever it is later. Its signal aborts
 * when another tab has taken over.
 */
export function whileLeading(duty: Duty): void {
  duties.push(duty)
  if (term) duty(term.signal)
}

/**
 * One tab of a browser sends what waits and holds the live stream. Without Web Locks, which an address that is not secure
 * lacks, every tab leads: what is sent twice is done once.
 */
export function leadTabs(): void {
  // Absent, whatever its type says, where the address is not secure.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return beginTerm()
  let standing = false
  let silence: ReturnType<typeof setTimeout> | undefined

  async function holdOffice(): Promise<never> {
    clearTimeout(silence)
    beginTerm()
    return new Promise(() => {})
  }

  async function standForOffice() {
    if (standing) return
    standing = true
    await locks!
      .request(lock, () => {
        standing = false
        return holdOffice()
      })
      .catch(resign)
  }
  async function takeOver() {
    await locks!.request(lock, { steal: true }, holdOffice).catch(resign)
  }
  /** Another tab took over. */
  function resign() {
    term?.abort()
    term = null
    void standForOffice()
  }

  onTold((message) => {
    if (message.type === 'leading') clearTimeout(silence)
    if (message.type !== 'poke') return
    if (term) return tell({ type: 'leading' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (document.visibilityState === 'visible') void takeOver()
    }, silenceMs)
  })
  void standForOffice()
}

function beginTerm(): void {
  term = new AbortController()
  for (const duty of duties) duty(term.signal)
}
