import { builtOnce, type Given } from './database/built-once.ts'
import type { Db } from './database/connection.ts'
import { Refused } from './errors.ts'

/** By which a repeat is known, and whose it is. */
export interface RepeatableWrite {
  accountId: string
  writeId: string
  hash: Buffer
  now: Date
}

/**
 * Keeps what a write is told, in its own transaction. Of two with one id the key lets one commit: the other waits here
 * for the first to end, and is given up.
 */
export async function keepAnswer(tx: Db, write: RepeatableWrite, answer: unknown): Promise<void> {
  await insertAnswer(tx, { ...write, answer: JSON.stringify(answer) })
}

const insertAnswer = builtOnce((db, write: Given<RepeatableWrite & { answer: string }>) =>
  db
    .insertInto('writes')
    .values({
      account_id: write.accountId,
      write_id: write.writeId,
      request_hash: write.hash,
      answer: write.answer,
      created_at: write.now,
    }),
)

/** What the first of that id was told; null when there was none. @throws Refused when its id served another request */
export async function earlierAnswer(db: Db, write: RepeatableWrite): Promise<{ answer: unknown } | null> {
  const earlier = await db
    .selectFrom('writes')
    .select(['answer', 'request_hash'])
    .where('account_id', '=', write.accountId)
    .where('write_id', '=', write.writeId)
    .executeTakeFirst()
  if (!earlier) return null
  if (!earlier.request_hash.equals(write.hash)) throw new Refused('write-id-reused')
  return { answer: earlier.answer }
}

/** What a repeat was answered the first time, whatever it fails with now. @throws the failure where it is no repeat */
export async function earlierAnswerOr<T>(
  db: Db,
  write: RepeatableWrite | null,
  failure: unknown,
): Promise<T> {
  const earlier = write && (await earlierAnswer(db, write))
  if (earlier) return earlier.answer as T
  throw failure
}

/** A client repeats a write for days at the most; older answers are of no use. */
export async function forgetAnswersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('writes').where('created_at', '<', instant).execute()
}
