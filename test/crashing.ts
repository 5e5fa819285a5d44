import { createApp } from '../src/server/app.ts'
import type { App, House } from '../src/server/app-env.ts'
import type { Db } from '../src/server/database/connection.ts'

/** A server whose database is gone after so many statements. */
export function crashingAfter(house: House, statements: number): App {
  let left = statements
  const db: Db = house.db.withPlugin({
    transformQuery({ node }) {
      left -= 1
      if (left < 0) throw new Error('The server is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return createApp({ ...house, db })
}
