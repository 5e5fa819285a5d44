import { runTaskListOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { House } from '../src/server/app-env.ts'
import { jobLogger, stripeTasks, tasksOf } from '../src/server/jobs.ts'
import type { Mail } from '../src/server/mail.ts'
import type { TestHouse } from './house.ts'

/** The queued mails, oldest first; with an address, those to it. */
export async function mailsTo(house: House, address?: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' order by j.id`.execute(house.db)
  return rows.map(({ payload }) => payload).filter(({ to }) => address === undefined || to === address)
}

/** Runs the queue's jobs until none is due. */
export async function runJobs(house: TestHouse): Promise<void> {
  await runTasks(house, tasksOf(house))
}

/** Runs the jobs for Stripe only, so that mails stay in the queue for `mailsTo`. */
export async function runStripeJobs(house: TestHouse): Promise<void> {
  await runTasks(house, stripeTasks(house))
}

/** Makes failed jobs due again at once. */
export async function makeJobsDue({ db }: House): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
}

async function runTasks(house: TestHouse, taskList: TaskList): Promise<void> {
  const client = await house.database.pool.connect()
  try {
    await runTaskListOnce({ logger: jobLogger(house), noHandleSignals: true }, taskList, client)
  } finally {
    client.release()
  }
}

/** The mails to this address that a server without SMTP has stored, oldest first. */
export async function arrivedAt(house: TestHouse, address: string): Promise<Mail[]> {
  await runJobs(house)
  return house.db
    .selectFrom('kept_mails')
    .select(['recipient as to', 'subject', 'body as text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
}

/** The token of the link in the last mail to this address. */
export async function tokenSentTo(house: TestHouse, address: string): Promise<string> {
  const mails = await arrivedAt(house, address)
  return /#([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
