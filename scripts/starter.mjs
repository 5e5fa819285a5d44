import { isAlive } from './is-alive.mjs'

// The scripts that go on running begin with `exec`, so that npm's shell gives its place to them: it would keep npm's
// signals to itself. Killed, npm can forward nothing, and they have to notice. No pipe of npm's reaches them, and the end of
// their standard input says nothing: a service or a container has none from the start.
const byNpm = process.env.npm_lifecycle_event !== undefined
const parent = process.ppid

/**
 * Whether the npm that started this process has ended. Started by anybody else, it may outlive them. The parent itself is
 * asked for Windows, where an orphan is given no other.
 */
export function isStarterGone() {
  return byNpm && (process.ppid !== parent || !isAlive(parent))
}
