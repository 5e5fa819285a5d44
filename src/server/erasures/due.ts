import { sql } from 'kysely'
import { erasedWhenClosedBefore } from '../../domain/club-closing.ts'
import { isRunning } from '../../domain/subscription.ts'
import type { AppContext } from '../app-env.ts'
import { findBilling } from '../billing/store.ts'
import { enqueueCancellation } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announcing } from '../live/announce.ts'
import { logSecurityEvents } from '../security-events.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseClub } from './erase-club.ts'

/** Every hour: the accounts whose owners have not come back. One that fails holds no other up, and is tried again. */
export async function eraseDueAccounts(context: AppContext): Promise<void> {
  const { db, now, logger } = context
  await eraseLateAnswers(db, now())
  const due = await db.selectFrom('accounts').select('id').where('erased_from', '<=', now()).execute()
  for (const { id } of due) {
    try {
      await logging(context, (tx) => eraseAccount(tx, id, now(), { onlyIfDue: true }))
    } catch (error) {
      logger.error({ err: error, accountId: id }, 'An account could not be erased.')
    }
  }
}

/** A write that ran beside an erasure may have kept an answer after it that names the person: the next run finds it. */
async function eraseLateAnswers(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lateAnswersMs)
  const erased = await db
    .selectFrom('erasures')
    .select('id')
    .where('kind', '=', 'account')
    .where('erased_at', '>', since)
    .execute()
  for (const { id } of erased) {
    await db
      .updateTable('writes')
      .set({ answer: null })
      .where('created_at', '>', since)
      .where('answer', 'is not', null)
      .where(sql<boolean>`strpos(answer::text, ${id}) > 0`)
      .execute()
  }
}

/** The job runs every hour: as long as it takes three times. */
const lateAnswersMs = 3 * 60 * 60 * 1000

/** Every hour: the clubs that nobody has reopened. */
export async function eraseDueClubs(context: AppContext): Promise<void> {
  const { db, now, logger } = context
  const before = erasedWhenClosedBefore(now())
  const due = await db.selectFrom('clubs').select('id').where('closed_at', '<=', before).execute()
  for (const { id } of due) {
    try {
      await logging(context, async (tx) => {
        const still = await tx
          .selectFrom('clubs')
          .select('id')
          .where('id', '=', id)
          .where('closed_at', '<=', before)
          .forUpdate()
          .executeTakeFirst()
        if (!still) return
        // Stripe did not answer for a month, or somebody has paid at Stripe since: first nothing is charged any more.
        const subscription = (await findBilling(tx, id))?.subscription
        if (subscription && isRunning(subscription)) return enqueueCancellation(tx, id)
        await eraseClub(tx, id, now())
      })
    } catch (error) {
      logger.error({ err: error, clubId: id }, 'A club could not be erased.')
    }
  }
}

/** A transaction whose security events are logged once it has committed. */
async function logging(context: AppContext, work: (tx: Db) => Promise<unknown>): Promise<void> {
  const done = await announcing(context.db, async (tx) => {
    await work(tx)
    return tx
  })
  await logSecurityEvents({ context }, done)
}
