import { onTold, tell } from './tabs.ts'

const lock = 'rebond-leader'
/** A tab put to sleep holds its lock and does nothing: after so long a tab that is looked at takes over. */
const silenceMs = 4_000

/**
 * One tab of a browser sends what waits and holds the live stream. `lead` runs while this is the one; its signal aborts
 * when another has taken over. Without Web Locks, which an address that is not secure lacks, every tab leads: what is
 * sent twice is done once.
 */
export function leadTabs(lead: (signal: AbortSignal) => void): void {
  // Absent, whatever its type says, where the address is not secure.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return lead(new AbortController().signal)
  let leading = false
  let standing = false
  let silence: ReturnType<typeof setTimeout> | undefined

  async function holdOffice(): Promise<never> {
    const term = new AbortController()
    clearTimeout(silence)
    leading = true
    lead(term.signal)
    endTerm = () => {
      leading = false
      term.abort()
    }
    return new Promise(() => {})
  }
  let endTerm = () => {}

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
    endTerm()
    void standForOffice()
  }

  onTold((message) => {
    if (message.type === 'leading') clearTimeout(silence)
    if (message.type !== 'poke') return
    if (leading) return tell({ type: 'leading' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (document.visibilityState === 'visible') void takeOver()
    }, silenceMs)
  })
  void standForOffice()
}
