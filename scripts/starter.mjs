// The scripts that go on running begin with `exec`, so that npm's shell gives its place to them: it would keep npm's
// signals to itself. Killed, npm can forward nothing, and they have to notice. No pipe of npm's reaches them, and the end of
// their standard input says nothing: a service or a container has none from the start.
const byNpm = process.env.npm_lifecycle_event !== undefined
const parent = process.ppid

/** Whether the npm that started this process has ended. Started by anybody else, it may outlive them. */
export function isStarterGone() {
  return byNpm && (process.ppid !== parent || !isAlive(parent))
}

/** Asked for Windows, where an orphan is given no other parent. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
