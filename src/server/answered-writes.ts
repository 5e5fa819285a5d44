import type { Db } from './database/connection.ts'
import { Refused } from './errors.ts'

export interface WriteClaim {
  accountId: string
  writeId: string
  requestHash: Buffer
  now: Date
}

/**
 * Takes a write's id for this transaction: a concurrent repeat waits here for the first to end. Answers what an
 * earlier one was told, or null when this is the first. @throws Refused when the id served another request
 */
export async function claimWrite(db: Db, claim: WriteClaim): Promise<{ answer: unknown } | null> {
  const claimed = await db
    .insertInto('writes')
    .values({
      account_id: claim.accountId,
      write_id: claim.writeId,
      request_hash: claim.requestHash,
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'write_id']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  const earlier = await db
    .selectFrom('writes')
    .select(['answer', 'request_hash'])
    .where('account_id', '=', claim.accountId)
    .where('write_id', '=', claim.writeId)
    .executeTakeFirstOrThrow()
  if (!earlier.request_hash.equals(claim.requestHash)) throw new Refused('write-id-reused')
  return { answer: earlier.answer }
}

export async function keepAnswer(db: Db, claim: WriteClaim, answer: unknown): Promise<void> {
  await db
    .updateTable('writes')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', claim.accountId)
    .where('write_id', '=', claim.writeId)
    .execute()
}

/** Gives the id back: what was refused may be tried again. */
export async function releaseWrite(db: Db, claim: WriteClaim): Promise<void> {
  await db
    .deleteFrom('writes')
    .where('account_id', '=', claim.accountId)
    .where('write_id', '=', claim.writeId)
    .execute()
}

/** A client repeats a write for days at the most; older answers are of no use. */
export async function forgetAnswersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('writes').where('created_at', '<', instant).execute()
}
