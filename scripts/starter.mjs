import { isAlive } from './is-alive.mjs'

// Long-running scripts begin with `exec`, since npm's shell would not forward npm's signals to them. A killed npm
// forwards nothing, so they have to detect its end: they share no pipe with it, and a closed standard input proves
// nothing, as services and containers start without one.
const byNpm = process.env.npm_lifecycle_event !== undefined
const parent = process.ppid

/**
 * Whether the npm that started this process has ended; a process started otherwise may outlive its parent. Checks the
 * parent itself too, since Windows does not reparent orphans.
 */
export function hasParentEnded() {
  return byNpm && (process.ppid !== parent || !isAlive(parent))
}
