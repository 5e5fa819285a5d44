import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/server/database/connection.ts'
import type { TestContext } from './context.ts'
import { outcomes } from './refusals.ts'

/**
 * Makes a change, and commits it only once all these calls wait for its locks; resolves to how they ended. Calls that
 * are merely sent together often run one after the other, and prove nothing. `last` changes more while they wait.
 */
export async function commitOnceBlocked(
  { db }: TestContext,
  change: (tx: Db) => Promise<unknown>,
  send: () => readonly Promise<unknown>[],
  last?: (tx: Db) => Promise<unknown>,
): Promise<string[]> {
  const { ends } = await db.transaction().execute(async (tx) => {
    await change(tx)
    const calls = send()
    const ends = outcomes(calls)
    // Calls that rightly do not wait for a lock end meanwhile.
    await Promise.race([ends, allWait(db, calls.length)])
    await last?.(tx)
    return { ends }
  })
  return ends
}

/** Changes nothing, but locks this club and its sessions, so that calls on them start together. */
export function held(clubId: string): (tx: Db) => Promise<unknown> {
  return async (tx) => {
    await tx.selectFrom('clubs').select('id').where('id', '=', clubId).forUpdate().execute()
    await tx.selectFrom('training_sessions').select('id').where('club_id', '=', clubId).forUpdate().execute()
  }
}

async function allWait(db: Db, calls: number): Promise<void> {
  for (let tries = 0; tries < 1000 && (await waiting(db)) < calls; tries += 1) await sleep(5)
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
