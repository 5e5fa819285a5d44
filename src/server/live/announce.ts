import { sql } from 'kysely'
import { builtOnce } from '../database/built-once.ts'
import type { Db } from '../database/connection.ts'
import { withTheNext } from '../database/prepared-statements.ts'
import { type Announcement, channel, payloadsOf } from './announcement.ts'

const waiting = new WeakMap<Db, string[]>()

/**
 * Says what this transaction changes to whoever may see it, on every server, when it commits. It is kept until
 * `sendAnnouncements`, so that all of it takes one statement.
 */
export function announce(tx: Db, announcement: Announcement): void {
  const payloads = waiting.get(tx)
  if (!payloads) throw new Error('Only a write announces: nothing would be sent from here.')
  payloads.push(...payloadsOf(announcement))
}

/** Makes a transaction one that may announce. */
export function collectAnnouncements(tx: Db): void {
  waiting.set(tx, [])
}

/** A transaction of a job or of somebody outside (Stripe) that may announce. */
export function announcing<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    collectAnnouncements(tx)
    const result = await work(tx)
    await sendAnnouncements(tx)
    return result
  })
}

export async function sendAnnouncements(tx: Db): Promise<void> {
  const payloads = waiting.get(tx) ?? []
  if (payloads.length === 0) return
  await notify(tx, { payloads })
}

const notify = builtOnce((db, { payloads }: { payloads: readonly string[] }) => ({
  compile: () =>
    sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload ${withTheNext}`.compile(
      db,
    ),
}))
