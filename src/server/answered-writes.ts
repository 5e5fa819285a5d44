import { sql } from 'kysely'
import { builtOnce } from './database/built-once.ts'
import type { Db } from './database/connection.ts'
import { withTheNext } from './database/prepared-statements.ts'
import { Refused } from './errors.ts'

export interface WriteClaim {
  accountId: string
  writeId: string
  requestHash: Buffer
  now: Date
}

/**
 * Takes a write's id for this transaction: a concurrent repeat waits for the first to end. It leaves with the next
 * statement, which fails (see `isRepeat`) when the id is taken; repeats are rare, and all other writes a round trip faster.
 */
export async function claimWrite(tx: Db, claim: WriteClaim): Promise<void> {
  await insertClaim(tx, claim)
}

/** @throws what `isRepeat` knows */
export async function awaitClaim(tx: Db): Promise<void> {
  await sql`select 1`.execute(tx)
}

export function isRepeat(error: unknown): boolean {
  return (error as { constraint?: string } | null)?.constraint === 'writes_pkey'
}

/** What the earlier one was told. @throws Refused when its id served another request */
export async function earlierAnswer(db: Db, claim: WriteClaim): Promise<unknown> {
  const earlier = await db
    .selectFrom('writes')
    .select(['answer', 'request_hash'])
    .where('account_id', '=', claim.accountId)
    .where('write_id', '=', claim.writeId)
    .executeTakeFirstOrThrow()
  if (!earlier.request_hash.equals(claim.requestHash)) throw new Refused('write-id-reused')
  return earlier.answer
}

export async function keepAnswer(db: Db, claim: WriteClaim, answer: unknown): Promise<void> {
  await setAnswer(db, { ...claim, answer: JSON.stringify(answer) })
}

const insertClaim = builtOnce((db, claim: WriteClaim) =>
  db
    .insertInto('writes')
    .values({
      account_id: claim.accountId,
      write_id: claim.writeId,
      request_hash: claim.requestHash,
      created_at: claim.now,
    })
    .modifyEnd(withTheNext),
)

const setAnswer = builtOnce((db, { accountId, writeId, answer }: WriteClaim & { answer: string }) =>
  db
    .updateTable('writes')
    .set({ answer })
    .where('account_id', '=', accountId)
    .where('write_id', '=', writeId)
    .modifyEnd(withTheNext),
)

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
