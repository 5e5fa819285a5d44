import { sql } from 'kysely'
import type { AdminContext } from '../../src/server/admin/command.ts'
import type { AppContext } from '../../src/server/app-env.ts'

/** What a command of the operator works with, with that text on the standard input. */
export function operator(context: AppContext, typed = ''): AdminContext {
  return { ...context, readInput: async () => typed }
}

/** The security events that wait for the server to log them, oldest first. */
export async function queuedSecurityEvents({ db }: AppContext): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'log-security-event' order by j.id`.execute(db)
  return rows.map(({ payload }) => payload)
}
