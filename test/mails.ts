import { sql } from 'kysely'
import type { House } from '../src/server/app-env.ts'
import type { Mail } from '../src/server/mail.ts'

/** The mails that wait to be sent, oldest first; with an address, those to it. */
export async function mailsTo(house: House, address?: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' order by j.id`.execute(house.db)
  return rows.map(({ payload }) => payload).filter(({ to }) => address === undefined || to === address)
}
