import { sql } from 'kysely'
import { graceUntil } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'

/**
 * Called at each start, before anybody is answered. Clubs to which nothing was sold until now, because nothing was sold
 * here or by this version, have days of grace in which they stay writable, whenever they were founded; their trial lasts
 * as long, so that screens and mails say so. Without sales this is forgotten, for the day on which they begin again.
 * Of several servers that start at once, the first one counts.
 * @returns how many clubs were given days of grace
 */
export async function beginSelling(db: Db, { sells, now }: { sells: boolean; now: Date }): Promise<number> {
  if (!sells) {
    await db.updateTable('clubs').set({ sold_since: null }).where('sold_since', 'is not', null).execute()
    return 0
  }
  const until = graceUntil(now)
  return db.transaction().execute(async (tx) => {
    const spared = await tx
      .updateTable('clubs')
      .set({
        trial_ends_at: sql<Date>`greatest(trial_ends_at, ${until})`,
        read_only_from: sql<Date>`greatest(read_only_from, ${until})`,
        sold_since: now,
      })
      .where('sold_since', 'is', null)
      .where('read_only_from', '<', until)
      .executeTakeFirst()
    await tx.updateTable('clubs').set({ sold_since: now }).where('sold_since', 'is', null).execute()
    return Number(spared.numUpdatedRows)
  })
}
