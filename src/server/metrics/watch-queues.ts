import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'

/** A scrape that waits for longer is given up as a whole. */
const patienceMs = 3_000

/** Reads what waits in the database, which every server shows alike. */
export async function watchQueues({
  db,
  metrics,
  now,
}: Pick<AppContext, 'db' | 'metrics' | 'now'>): Promise<void> {
  const { jobs, oldestJobSeconds, webhookEvents, webhookLagSeconds, databaseUp } = metrics
  const reading = readQueues(db).catch(() => null)
  // Without them the rest is still worth knowing, and more than ever then.
  const queues = await Promise.race([reading, setTimeout(patienceMs, null, { ref: false })])
  for (const labelled of [jobs, oldestJobSeconds]) labelled.reset()
  for (const single of [webhookEvents, webhookLagSeconds]) single.remove()
  databaseUp.set(queues ? 1 : 0)
  if (!queues) return
  for (const { task, due, later, dead, oldest } of queues.tasks) {
    for (const [state, number] of Object.entries({ due, later, dead })) jobs.set({ task, state }, number)
    oldestJobSeconds.set({ task }, oldest)
  }
  const { count, oldest } = queues.events
  webhookEvents.set(count)
  webhookLagSeconds.set(oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0)
}

async function readQueues(db: Db) {
  const { rows: tasks } = await sql<{
    task: string
    due: number
    later: number
    dead: number
    oldest: number
  }>`
      select t.identifier as task,
        count(*) filter (where j.attempts < j.max_attempts and j.run_at <= now())::int as due,
        count(*) filter (where j.attempts < j.max_attempts and j.run_at > now())::int as later,
        count(*) filter (where j.attempts >= j.max_attempts)::int as dead,
        coalesce(extract(epoch from now() - min(j.run_at) filter (
          where j.attempts < j.max_attempts and j.run_at <= now() and j.locked_at is null
        )), 0)::float8 as oldest
      from graphile_worker._private_tasks t
      left join graphile_worker._private_jobs j on j.task_id = t.id
      group by t.identifier`.execute(db)
  const events = await db
    .selectFrom('stripe_events')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { tasks, events }
}
