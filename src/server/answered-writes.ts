import { builtOnce } from './database/built-once.ts'
import type { Db } from './database/connection.ts'
import { withTheNext } from './database/prepared-statements.ts'
import { Refused } from './errors.ts'

export interface WriteOfSomebody {
  accountId: string
  writeId: string
  requestHash: Buffer
  now: Date
}

/**
 * Keeps what a write is told, in its own transaction. Of two with one id the key lets one commit: the other waits here
 * for the first to end, and is given up.
 */
export async function keepAnswer(tx: Db, write: WriteOfSomebody, answer: unknown): Promise<void> {
  await insertAnswer(tx, { ...write, answer: JSON.stringify(answer) })
}

const insertAnswer = builtOnce((db, write: WriteOfSomebody & { answer: string }) =>
  db
    .insertInto('writes')
    .values({
      account_id: write.accountId,
      write_id: write.writeId,
      request_hash: write.requestHash,
      answer: write.answer,
      created_at: write.now,
    })
    .modifyEnd(withTheNext),
)

/** What the first of that id was told; null when there was none. @throws Refused when its id served another request */
export async function earlierAnswer(db: Db, write: WriteOfSomebody): Promise<{ answer: unknown } | null> {
  const earlier = await db
    .selectFrom('writes')
    .select(['answer', 'request_hash'])
    .where('account_id', '=', write.accountId)
    .where('write_id', '=', write.writeId)
    .executeTakeFirst()
  if (!earlier) return null
  if (!earlier.request_hash.equals(write.requestHash)) throw new Refused('write-id-reused')
  return { answer: earlier.answer }
}

/** A client repeats a write for days at the most; older answers are of no use. */
export async function forgetAnswersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('writes').where('created_at', '<', instant).execute()
}
