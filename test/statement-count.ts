import type { Db } from '../src/server/database/connection.ts'

/** How many statements some work sends, the beginning and the end of a transaction apart. */
export async function statementsOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  let statements = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await work(counting)
  return statements
}
