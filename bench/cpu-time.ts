import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** What Linux counts a process's time in, by default. */
const tickMs = 10

export type CpuTimes = ReadonlyMap<number, number>

/**
 * How long the processor has worked for a server process and for each of PostgreSQL's processes that serve its database,
 * by process. Unlike a rate it says little of what else the machine does. Empty elsewhere than on Linux.
 */
export async function readCpuTimes(pool: Pool, server: { pid: number; database: string }): Promise<CpuTimes> {
  if (process.platform !== 'linux') return new Map()
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [server.database],
  )
  return new Map([server, ...rows].map(({ pid }) => [pid, cpuTimeOf(pid)]))
}

/** From one reading to the next; processes that are gone meanwhile are left out. */
export function cpuTimeBetween(before: CpuTimes, after: CpuTimes): number {
  const spent = [...after].map(([pid, ms]) => ms - (before.get(pid) ?? 0))
  return spent.reduce((sum, ms) => sum + ms, 0)
}

/** User and system time: the 14th and 15th field, counted from behind the name, which may hold anything. */
function cpuTimeOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}
