import type { Db } from '../src/server/database/connection.ts'
import type { TestHouse } from './house.ts'
import { sentOver } from './sent-statements.ts'

/** How many statements some work sends, the beginning and the end of a transaction apart. */
export async function statementsOf(
  { db, database }: Pick<TestHouse, 'db' | 'database'>,
  work: (db: Db) => Promise<unknown>,
): Promise<number> {
  const sent = await sentOver(database.pool, () => work(db))
  return sent.filter(({ text }) => !['begin', 'commit', 'rollback'].includes(text)).length
}
