import { sql } from 'kysely'
import type { AppContext } from '../app-env.ts'

/** Reads what waits in the database, which every server shows alike. */
export async function watchQueues({
  db,
  metrics,
  now,
}: Pick<AppContext, 'db' | 'metrics' | 'now'>): Promise<void> {
  const { jobs, oldestJobSeconds, webhookEvents, webhookLagSeconds, databaseUp } = metrics
  for (const labelled of [jobs, oldestJobSeconds]) labelled.reset()
  for (const single of [webhookEvents, webhookLagSeconds]) single.remove()
  try {
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
          where j.attempts < j.max_attempts and j.run_at <= now()
        )), 0)::float8 as oldest
      from graphile_worker._private_tasks t
      left join graphile_worker._private_jobs j on j.task_id = t.id
      group by t.identifier`.execute(db)
    const { count, oldest } = await db
      .selectFrom('stripe_events')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow()
    for (const { task, due, later, dead, oldest } of tasks) {
      for (const [state, number] of Object.entries({ due, later, dead })) jobs.set({ task, state }, number)
      oldestJobSeconds.set({ task }, oldest)
    }
    webhookEvents.set(count)
    webhookLagSeconds.set(oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0)
    databaseUp.set(1)
  } catch {
    // The rest is still worth knowing, and more than ever then.
    databaseUp.set(0)
  }
}
