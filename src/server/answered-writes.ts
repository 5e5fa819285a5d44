import { builtOnce, type Placeholders } from './database/built-once.ts'
import type { Db } from './database/connection.ts'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import { Refused } from './refused.ts'

/** What a repeat of a write is recognised by. */
export interface RepeatableWrite {
  accountId: string
  writeId: string
  hash: Buffer
  now: Date
}

/**
 * Stores the response of a write, in its transaction. Of two concurrent writes with the same id, the second waits here
 * for the first to commit, and then fails on the primary key.
 */
export async function storeAnswer(tx: Db, write: RepeatableWrite, answer: unknown): Promise<void> {
  await insertAnswer(tx, { ...write, answer: JSON.stringify(answer) })
}

const insertAnswer = builtOnce((db, write: Placeholders<RepeatableWrite & { answer: string }>) =>
  db.insertInto('writes').values({
    account_id: write.accountId,
    write_id: write.writeId,
    request_hash: write.hash,
    answer: write.answer,
    created_at: write.now,
  }),
)

/** The stored response to this write id, or null. @throws Refused when another request used the id */
export async function findStoredAnswer(db: Db, write: RepeatableWrite): Promise<{ answer: unknown } | null> {
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

/**
 * The stored response of a repeated write, whatever error the repeat met. A database that just failed is not asked: it
 * would be waited for once more, and the client repeats the write anyway.
 * @throws `failure` when there is none
 */
export async function storedAnswerOrThrow<T>(
  db: Db,
  write: RepeatableWrite | null,
  failure: unknown,
): Promise<T> {
  const earlier = write && !isDatabaseUnavailable(failure) && (await findStoredAnswer(db, write))
  if (earlier) return earlier.answer as T
  throw failure
}

/** Clients retry a write for some days at most; older responses are of no use. */
export async function deleteAnswersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('writes').where('created_at', '<', instant).execute()
}
