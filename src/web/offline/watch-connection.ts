import { intervals } from '../app/intervals.ts'
import { answersSoFar, probeServer, reachability, recordReachability } from './reachability.ts'

/**
 * Notices a network that has fallen silent, on a screen that asks nothing of it: a press, or a return to the page, that no
 * answer has followed asks whether the server is there. Within 10 seconds that is known.
 */
export function watchConnection(currentAccountId: () => string | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check(before: number) {
    timer = undefined
    if (answersSoFar() > before || document.visibilityState !== 'visible') return
    const found = await probeServer()
    // Whether its database answers, it does not say.
    if (found === 'reachable' && reachability() === 'unavailable') return
    if (answersSoFar() === before) recordReachability(found)
  }
  function look() {
    if (document.visibilityState !== 'visible' || currentAccountId() === null) return
    const before = answersSoFar()
    timer ??= setTimeout(() => void check(before), intervals.press)
  }

  addEventListener('click', look, { capture: true })
  addEventListener('pageshow', look)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
}
