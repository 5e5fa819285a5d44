import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** Linux's default unit of a process's CPU time. */
const tickMs = 10

export type CpuTimes = ReadonlyMap<number, number>

/**
 * The CPU time of a server process and of each PostgreSQL backend of its database, in ms, by process id. Unlike a
 * rate, it depends little on the machine's other load. Empty except on Linux.
 */
export async function readCpuTimes(pool: Pool, server: { pid: number; database: string }): Promise<CpuTimes> {
  if (process.platform !== 'linux') return new Map()
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [server.database],
  )
  return new Map([server, ...rows].map(({ pid }) => [pid, cpuTimeOf(pid)]))
}

/** CPU time between two readings, without the processes that ended meanwhile. */
export function cpuTimeBetween(before: CpuTimes, after: CpuTimes): number {
  const spent = [...after].map(([pid, ms]) => ms - (before.get(pid) ?? 0))
  return spent.reduce((sum, ms) => sum + ms, 0)
}

/** User and system time, fields 14 and 15, counted after the process name, which may contain anything. */
function cpuTimeOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}
