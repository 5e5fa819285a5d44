import { runTaskListOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../src/server/app-env.ts'
import { jobLogger, stripeTasks, tasksOf } from '../../src/server/jobs.ts'
import type { Mail } from '../../src/server/mail.ts'
import type { TestContext } from './context.ts'

/** The queued mails, oldest first; with an address, those to it. */
export async function queuedMailsTo(context: AppContext, address?: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' order by j.id`.execute(context.db)
  return rows.map(({ payload }) => payload).filter(({ to }) => address === undefined || to === address)
}

export async function queuedSubjectsTo(context: AppContext, address: string): Promise<string[]> {
  return (await queuedMailsTo(context, address)).map(({ subject }) => subject)
}

/** Subject and text of the last queued mail, with plain spaces. */
export async function lastQueuedMailTo(context: AppContext, address: string): Promise<string> {
  const mail = (await queuedMailsTo(context, address)).at(-1)
  return `${mail?.subject}\n${mail?.text}`.replaceAll(/[\u00A0\u202F]/g, ' ')
}

/** Runs the queue's jobs until none is due. */
export async function runJobs(context: TestContext): Promise<void> {
  await runTasks(context, tasksOf(context))
}

/** Runs the jobs for Stripe only, so that mails stay in the queue for `queuedMailsTo`. */
export async function runStripeJobs(context: TestContext): Promise<void> {
  await runTasks(context, stripeTasks(context))
}

/** Runs the jobs that write about arrivals only, so that their mails stay in the queue. */
export async function runDigestJobs(context: TestContext): Promise<void> {
  await runTasks(context, { 'mail-arrivals': tasksOf(context)['mail-arrivals']! })
}

/** Makes failed jobs, and those for later, due at once. */
export async function makeJobsDue({ db }: AppContext): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
}

async function runTasks(context: TestContext, taskList: TaskList): Promise<void> {
  const client = await context.database.pool.connect()
  try {
    await runTaskListOnce({ logger: jobLogger(context), noHandleSignals: true }, taskList, client)
  } finally {
    client.release()
  }
}

/** The mails to this address that a server without SMTP has stored, oldest first. */
export async function storedMailsTo(context: TestContext, address: string): Promise<Mail[]> {
  await runJobs(context)
  return context.db
    .selectFrom('kept_mails')
    .select(['recipient as to', 'subject', 'body as text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
}

/** The token of the link in the last mail to this address. */
export async function mailedTokenOf(context: TestContext, address: string): Promise<string> {
  const mails = await storedMailsTo(context, address)
  return /#([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
