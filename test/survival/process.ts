import { readFileSync } from 'node:fs'

/** Distinguishes a process from a later one with the same pid. */
export type ProcessIdentity = { pid: number; startedAt: string }

export function identify(pid: number): ProcessIdentity {
  const now = look(pid)
  if (!now || now.isDead) throw new Error(`There is no process ${pid}.`)
  return { pid, startedAt: now.startedAt }
}

export function isDead({ pid, startedAt }: ProcessIdentity): boolean {
  const now = look(pid)
  return !now || now.isDead || now.startedAt !== startedAt
}

/** From /proc/PID/stat: its third field is the state, its 22nd the start time in clock ticks since the boot. */
function look(pid: number): { isDead: boolean; startedAt: string } | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The second field is the program's name in parentheses, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { isDead: fields[0] === 'Z' || fields[0] === 'X', startedAt: fields[19] ?? '' }
}
