import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import type { House } from '../src/server/app-env.ts'
import { jobLogger, tasksOf } from '../src/server/jobs.ts'
import type { Mail } from '../src/server/mail.ts'
import type { TestHouse } from './house.ts'

/** The mails that wait to be sent, oldest first; with an address, those to it. */
export async function mailsTo(house: House, address?: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' order by j.id`.execute(house.db)
  return rows.map(({ payload }) => payload).filter(({ to }) => address === undefined || to === address)
}

/** Works through the queue for real, until nothing of it is due. */
export async function runJobs(house: TestHouse): Promise<void> {
  await runOnce({
    pgPool: house.database.pool,
    taskList: tasksOf(house),
    logger: jobLogger(house),
    noHandleSignals: true,
  })
}

/** The mails that arrived at this address of a house without a mail server, oldest first. */
export async function arrivedAt(house: TestHouse, address: string): Promise<Mail[]> {
  await runJobs(house)
  return house.db
    .selectFrom('kept_mails')
    .select(['recipient as to', 'subject', 'body as text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
}

/** The secret of the link in the last mail that arrived there. */
export async function tokenSentTo(house: TestHouse, address: string): Promise<string> {
  const mails = await arrivedAt(house, address)
  return /#([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
