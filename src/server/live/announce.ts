import { sql } from 'kysely'
import { builtOnce, type Placeholders } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { type Announcement, channel, payloadsOf } from './announcement.ts'

const pending = new WeakMap<Db, Announcement[]>()

/**
 * Notifies the recipients on every server when the transaction commits; all announcements go in one statement.
 * @throws Error outside of `announcing`, where nothing would send them
 */
export function announce(tx: Db, announcement: Announcement): void {
  const announcements = pending.get(tx)
  if (!announcements) throw new Error('Only a write announces: nothing would be sent from here.')
  announcements.push(announcement)
}

/** Runs a transaction that may announce. */
export function announcing<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const announced: Announcement[] = []
    pending.set(tx, announced)
    const outcome = await work(tx)
    const payloads = announced.flatMap(payloadsOf)
    if (payloads.length > 0) await notify(tx, { payloads })
    return outcome
  })
}

const notify = builtOnce((db, { payloads }: Placeholders<{ payloads: readonly string[] }>) => ({
  compile: () =>
    sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.compile(db),
}))
