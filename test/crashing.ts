import { createApp } from '../src/server/app.ts'
import type { App, House } from '../src/server/app-env.ts'
import type { Db } from '../src/server/database/connection.ts'

/** A server that loses its database after so many statements. */
export function crashingAfter(house: House, statements: number): App {
  return createApp({ ...house, db: goneAfter(house, statements) })
}

export function goneAfter({ db }: Pick<House, 'db'>, statements: number): Db {
  let left = statements
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1
      if (left < 0) throw new Error('The server is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

/** Lets the leases of a crashed server expire. */
export async function expireLeases({ db }: Pick<House, 'db'>): Promise<void> {
  await db
    .updateTable('billing_leases')
    .set({ expires_at: new Date(0) })
    .execute()
}
